import { triggers as endpoints } from '@waymark/api-client/endpoints'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { changeIfMatch, replyWithItem } from '../conditional.ts'
import type { WriteDraft } from '../draft.ts'
import { findItem } from '../read-rows.ts'
import { listTriggers } from './list.ts'
import { presentTrigger } from './present.ts'
import { changeTrigger, createTrigger, removeTrigger } from './write.ts'

type TriggerCall = { deps: Dependencies; site: { id: string }; params: { triggerId: string } }

/** Finds the trigger that a path names. */
export const findTrigger = ({ deps, site, params }: TriggerCall) =>
  findItem(deps.db, 'trigger', site.id, params.triggerId)

/** Triggers of the draft. */
export function mountTriggers(api: Api, writeDraft: WriteDraft): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    groupedPage(await listTriggers(deps.db, site.id, query), url, query),
  )
  serve(api, endpoints.one, {
    find: findTrigger,
    handle: async ({ deps, site, found }) =>
      replyWithItem(200, found, { data: await presentTrigger(deps.db, site.id, found) }),
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) =>
    writeDraft(deps, site.id, user, async (draft) => {
      const trigger = await createTrigger(draft, body.data)
      return replyWithItem(201, trigger, { data: await presentTrigger(draft.tx, site.id, trigger) })
    }),
  )
  serve(api, endpoints.change, {
    find: findTrigger,
    handle: ({ found: { id }, ...call }) =>
      changeIfMatch(writeDraft, call, { kind: 'trigger', id }, (draft) => changeTrigger(draft, id, call.body.data)),
  })
  serve(api, endpoints.remove, {
    find: findTrigger,
    handle: ({ found: { id }, ...call }) =>
      changeIfMatch(writeDraft, call, { kind: 'trigger', id }, (draft) => removeTrigger(draft, id)),
  })
}
