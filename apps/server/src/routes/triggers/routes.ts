import { triggers as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '../../http/api.ts'
import { tagPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { startCopy } from '../../transfer/start-copy.ts'
import { writeDraft } from '../../versions/write-draft.ts'
import type { World } from '../../world.ts'
import { changeTrigger } from './change-trigger.ts'
import { createTrigger } from './create-trigger.ts'
import { findTrigger } from './find-trigger.ts'
import { listRelatedTriggers, listTagsOfTrigger } from './list-related.ts'
import { listTriggers } from './list-triggers.ts'
import { presentTrigger } from './present-trigger.ts'
import { removeTrigger } from './remove-trigger.ts'

type Asked = { world: World; site: { id: string }; params: { triggerId: string } }

const find = ({ world, site, params }: Asked) => findTrigger(world.db, site.id, params.triggerId)

/** Triggers of the draft. */
export function mountTriggers(api: Api): void {
  serve(api, endpoints.list, async ({ world, site, query, url }) =>
    tagPage(await listTriggers(world.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ world, site, found }) => ({ data: await presentTrigger(world.db, site.id, found) }),
  })
  serve(api, endpoints.create, ({ world, site, user, body }) => createTrigger(world, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ world, site, user, found, body }) =>
      writeDraft(world, site.id, user, (held) => changeTrigger(held, found.id, body.data)),
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ world, site, user, found }) => writeDraft(world, site.id, user, (held) => removeTrigger(held, found.id)),
  })
  serve(api, endpoints.tags, {
    find,
    handle: async ({ world, site, found, query, url }) =>
      tagPage(await listTagsOfTrigger(world.db, site.id, found.id, query), url, pageOf(query)),
  })
  serve(api, endpoints.triggers, {
    find,
    handle: async ({ world, site, found, query, url }) =>
      tagPage(await listRelatedTriggers(world.db, site.id, found, query), url, pageOf(query)),
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ world, site, user, found, body }) =>
      startCopy(world, user, { kind: 'trigger', item: found, siteId: site.id, body: body.data }),
  })
}
