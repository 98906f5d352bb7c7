import { CopyTrigger } from '@waymark/domain/copy'
import { TAG_LIST, TagListItem } from '@waymark/domain/tag'
import {
  TRIGGER_LIST,
  Trigger,
  TriggerCreate,
  TriggerListItem,
  TriggerMember,
  TriggerPatch,
} from '@waymark/domain/trigger'
import { begin, get, patch, post, remove } from '../endpoint/index.ts'
import { accepted, listQuery, one, page } from '../json-api/index.ts'

/**
 * Triggers of the draft. `triggers` lists the members of a group with the threshold of each; for any other trigger the
 * groups that use it.
 */
export const triggers = {
  list: get('/api/tag/v1/:appId/triggers', {
    needs: 'view',
    query: listQuery(TRIGGER_LIST),
    answer: page(TriggerListItem),
  }),
  one: get('/api/tag/v1/:appId/triggers/:triggerId', { needs: 'view', answer: one(Trigger) }),
  create: post('/api/tag/v1/:appId/triggers', {
    needs: 'edit',
    body: one(TriggerCreate),
    answer: one(Trigger),
    refusals: [
      'NOT_UNIQUE_TRIGGER_NAME_ERROR',
      'NOT_UNIQUE_ID_ERROR',
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
      'TEMPLATE_NOT_ALLOWED_ERROR',
    ],
  }),
  change: patch('/api/tag/v1/:appId/triggers/:triggerId', {
    needs: 'edit',
    conditional: 'revision',
    body: one(TriggerPatch),
    refusals: ['NOT_UNIQUE_TRIGGER_NAME_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
  remove: remove('/api/tag/v1/:appId/triggers/:triggerId', {
    needs: 'edit',
    conditional: 'revision',
    refusals: ['TRIGGER_IN_GROUP_ERROR'],
  }),
  tags: get('/api/tag/v1/:appId/triggers/:triggerId/tags', {
    needs: 'view',
    query: listQuery(TAG_LIST),
    answer: page(TagListItem),
  }),
  triggers: get('/api/tag/v1/:appId/triggers/:triggerId/triggers', {
    needs: 'view',
    query: listQuery(TRIGGER_LIST),
    answer: page(TriggerMember),
  }),
  copy: begin('/api/tag/v1/:appId/triggers/:triggerId/copy', {
    needs: 'view-and-edit-target',
    body: one(CopyTrigger),
    answer: accepted('trigger'),
    refusals: ['NOT_UNIQUE_TRIGGER_NAME_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR', 'TEMPLATE_NOT_ALLOWED_ERROR'],
  }),
}
