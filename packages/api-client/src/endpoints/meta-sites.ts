import { AccessEntry } from '@waymark/domain/permission'
import {
  App,
  LINKED_SITE_LIST,
  META_CONTENT_LIST,
  MetaSite,
  MIXED_SITE_LIST,
  SITE_LIST,
  Site,
} from '@waymark/domain/site'
import { Tag, TagListItem } from '@waymark/domain/tag'
import { Trigger, TriggerListItem } from '@waymark/domain/trigger'
import { VariableListItem } from '@waymark/domain/variable'
import { get } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

const ContentQuery = platformQuery(META_CONTENT_LIST)

/** Meta-sites, and the read-only view of their drafts that people of a linked site have too. */
export const metaSites = {
  list: get('/api/meta-sites/v1', {
    needs: 'signed-in',
    query: platformQuery(SITE_LIST),
    answer: page(MetaSite),
  }),
  withApps: get('/api/meta-sites/v1/apps-with-meta-sites', {
    needs: 'signed-in',
    query: platformQuery(MIXED_SITE_LIST),
    answer: page(Site),
  }),
  one: get('/api/meta-sites/v1/:metaSiteId', { needs: 'view-or-linked', answer: one(MetaSite) }),
  permissions: get('/api/meta-sites/v1/:metaSiteId/permissions', {
    needs: 'view-or-linked',
    answer: one(AccessEntry),
  }),
  /** The linked websites that the caller may see. */
  apps: get('/api/meta-sites/v1/:metaSiteId/apps', {
    needs: 'view-or-linked',
    query: platformQuery(LINKED_SITE_LIST),
    answer: page(App),
  }),
  tags: get('/api/meta-sites/v1/:metaSiteId/tags', {
    needs: 'view-or-linked',
    query: ContentQuery,
    answer: page(TagListItem),
  }),
  triggers: get('/api/meta-sites/v1/:metaSiteId/triggers', {
    needs: 'view-or-linked',
    query: ContentQuery,
    answer: page(TriggerListItem),
  }),
  variables: get('/api/meta-sites/v1/:metaSiteId/variables', {
    needs: 'view-or-linked',
    query: ContentQuery,
    answer: page(VariableListItem),
  }),
  tag: get('/api/meta-sites/v1/:metaSiteId/tags/:tagId', { needs: 'view-or-linked', answer: one(Tag) }),
  trigger: get('/api/meta-sites/v1/:metaSiteId/triggers/:triggerId', { needs: 'view-or-linked', answer: one(Trigger) }),
}
