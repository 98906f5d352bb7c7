import { App, LINKED_SITE_LIST, MetaSite, SITE_LIST, Tracker, TrackerPut } from '@waymark/domain/site'
import { get, put } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

/** Sites of the organisation that the caller may see, and their trackers. */
export const apps = {
  list: get('/api/apps/v2', {
    needs: 'signed-in',
    query: platformQuery(SITE_LIST),
    answer: page(App),
  }),
  one: get('/api/apps/v2/:appId', { needs: 'view', answer: one(App) }),
  metaSites: get('/api/apps/v2/:appId/meta-sites', {
    needs: 'view',
    query: platformQuery(LINKED_SITE_LIST),
    answer: page(MetaSite),
  }),
  tracker: get('/api/apps/v2/:appId/tracker', { needs: 'view', answer: one(Tracker) }),
  changeTracker: put('/api/apps/v2/:appId/tracker', { needs: 'manage', body: one(TrackerPut), conditional: 'content' }),
}
