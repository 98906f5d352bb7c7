import { CopyTag } from '@waymark/domain/copy'
import { PriorityPatch, TAG_LIST, Tag, TagCreate, TagListItem, TagPatch } from '@waymark/domain/tag'
import { TRIGGER_LIST, TriggerListItem } from '@waymark/domain/trigger'
import { EmptyBody } from '@waymark/domain/version'
import { begin, get, patch, post, remove } from '../endpoint/index.ts'
import { accepted, listQuery, one, page } from '../json-api/index.ts'

/** Tags of the draft. `prioritise` sets many priorities at once, all or none. */
export const tags = {
  list: get('/api/tag/v1/:appId/tags', { needs: 'view', query: listQuery(TAG_LIST), answer: page(TagListItem) }),
  one: get('/api/tag/v1/:appId/tags/:tagId', { needs: 'view', answer: one(Tag) }),
  create: post('/api/tag/v1/:appId/tags', {
    needs: 'edit',
    body: one(TagCreate),
    answer: one(Tag),
    refusals: [
      'NOT_UNIQUE_TAG_NAME_ERROR',
      'NOT_UNIQUE_ID_ERROR',
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
      'SINGLE_INSTANCE_TEMPLATE_ERROR',
      'TEMPLATE_NOT_ALLOWED_ERROR',
    ],
  }),
  prioritise: patch('/api/tag/v1/:appId/tags', {
    needs: 'edit',
    body: one(PriorityPatch),
    refusals: ['RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
  change: patch('/api/tag/v1/:appId/tags/:tagId', {
    needs: 'edit',
    conditional: 'revision',
    body: one(TagPatch),
    refusals: ['NOT_UNIQUE_TAG_NAME_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR', 'ABANDONED_RESOURCE_ERROR'],
  }),
  remove: remove('/api/tag/v1/:appId/tags/:tagId', { needs: 'edit', conditional: 'revision' }),
  /** Takes a published tag out of the container until it is resumed or published again without being stopped. */
  stop: begin('/api/tag/v1/:appId/tags/:tagId/stop', {
    needs: 'publish',
    body: EmptyBody,
    answer: accepted('tag'),
    refusals: ['TAG_NOT_RUNNING_ERROR'],
  }),
  resume: begin('/api/tag/v1/:appId/tags/:tagId/resume', {
    needs: 'publish',
    body: EmptyBody,
    answer: accepted('tag'),
    refusals: ['TAG_NOT_STOPPED_ERROR'],
  }),
  triggers: get('/api/tag/v1/:appId/tags/:tagId/triggers', {
    needs: 'view',
    query: listQuery(TRIGGER_LIST),
    answer: page(TriggerListItem),
  }),
  /** The blocking triggers of the tag. */
  blockingTriggers: get('/api/tag/v1/:appId/tags/:tagId/blocking-triggers', {
    needs: 'view',
    query: listQuery(TRIGGER_LIST),
    answer: page(TriggerListItem),
  }),
  copy: begin('/api/tag/v1/:appId/tags/:tagId/copy', {
    needs: 'view-and-edit-target',
    body: one(CopyTag),
    answer: accepted('tag'),
    refusals: [
      'NOT_UNIQUE_TAG_NAME_ERROR',
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
      'SINGLE_INSTANCE_TEMPLATE_ERROR',
      'TEMPLATE_NOT_ALLOWED_ERROR',
      'ABANDONED_RESOURCE_ERROR',
    ],
  }),
}
