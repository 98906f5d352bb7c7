import { versions as endpoints } from '@waymark/api-client/endpoints'
import { readSnapshot } from '#database/read-snapshot.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { writeDraft } from '../draft.ts'
import { discardChange } from './discard.ts'
import { findDraftChange, listDraftChanges } from './list.ts'
import { readDraftChange } from './one.ts'

/** What the draft changes about the published version, item by item. */
export function mountDraftChanges(api: Api): void {
  serve(api, endpoints.draftChanges, async ({ deps, site, query, url }) => {
    const { state, stopped_tags, ...listed } = await readSnapshot(deps.db, (tx) => listDraftChanges(tx, site.id, query))
    const { meta, ...page } = groupedPage(listed, url, query)
    return { ...page, meta: { ...meta, state, stopped_tags } }
  })
  serve(api, endpoints.draftChange, {
    find: ({ deps, site, params }) => readSnapshot(deps.db, (tx) => readDraftChange(tx, site.id, params.changedId)),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, endpoints.discardChange, {
    find: ({ deps, site, params }) => findDraftChange(deps.db, site.id, params.changedId),
    handle: ({ deps, site, user, found }) => writeDraft(deps, site.id, user, (draft) => discardChange(draft, found.id)),
  })
}
