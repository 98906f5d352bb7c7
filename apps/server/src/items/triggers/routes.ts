import { triggers as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { tagPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { startCopy } from '#transfer/start-copy.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { listRelatedTriggers, listTagsOfTrigger } from '../list-related.ts'
import { changeTrigger } from './change-trigger.ts'
import { createTrigger } from './create-trigger.ts'
import { findTrigger } from './find-trigger.ts'
import { listTriggers } from './list-triggers.ts'
import { presentTrigger } from './present-trigger.ts'
import { removeTrigger } from './remove-trigger.ts'

type Asked = { deps: Dependencies; site: { id: string }; params: { triggerId: string } }

const find = ({ deps, site, params }: Asked) => findTrigger(deps.db, site.id, params.triggerId)

/** Triggers of the draft. */
export function mountTriggers(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    tagPage(await listTriggers(deps.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ deps, site, found }) => ({ data: await presentTrigger(deps.db, site.id, found) }),
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) => createTrigger(deps, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      writeDraft(deps, site.id, user, (held) => changeTrigger(held, found.id, body.data)),
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ deps, site, user, found }) => writeDraft(deps, site.id, user, (held) => removeTrigger(held, found.id)),
  })
  serve(api, endpoints.tags, {
    find,
    handle: async ({ deps, site, found, query, url }) =>
      tagPage(await listTagsOfTrigger(deps.db, site.id, found.id, query), url, pageOf(query)),
  })
  serve(api, endpoints.triggers, {
    find,
    handle: async ({ deps, site, found, query, url }) =>
      tagPage(await listRelatedTriggers(deps.db, site.id, found, query), url, pageOf(query)),
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      startCopy(deps, user, { kind: 'trigger', item: found, siteId: site.id, body: body.data }),
  })
}
