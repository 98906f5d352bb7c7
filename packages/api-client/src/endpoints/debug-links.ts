import { DebugLink, DebugLinkCreate } from '@waymark/domain/debug-link'
import { listRules } from '@waymark/domain/list'
import { get, post, remove } from '../endpoint/index.ts'
import { listQuery, one, page } from '../json-api/index.ts'

const DEBUG_LINK_LIST = listRules({ filters: {}, sorts: ['created_at'], initial: '-created_at' })

/** Addresses for debugging the draft of a site without signing in; expired ones are not listed. */
export const debugLinks = {
  list: get('/api/tag/v1/:appId/versions/draft/debug-links', {
    needs: 'view',
    query: listQuery(DEBUG_LINK_LIST),
    answer: page(DebugLink),
  }),
  create: post('/api/tag/v1/:appId/versions/draft/debug-links', {
    needs: 'edit',
    body: one(DebugLinkCreate),
    answer: one(DebugLink),
  }),
  one: get('/api/tag/v1/:appId/versions/draft/debug-links/:debugLinkId', { needs: 'view', answer: one(DebugLink) }),
  remove: remove('/api/tag/v1/:appId/versions/draft/debug-links/:debugLinkId', {
    needs: 'edit',
    conditional: 'content',
  }),
  removeAll: remove('/api/tag/v1/:appId/versions/draft/debug-links', { needs: 'edit' }),
}
