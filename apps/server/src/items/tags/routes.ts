import { tags as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { tagPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { startCopy } from '#transfer/start-copy.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { listTriggersOfTag } from '../list-related.ts'
import { changeTag } from './change-tag.ts'
import { createTag } from './create-tag.ts'
import { findTag } from './find-tag.ts'
import { listTags } from './list-tags.ts'
import { presentTag } from './present-tag.ts'
import { prioritise } from './prioritise.ts'
import { removeTag } from './remove-tag.ts'

const find = ({ deps, site, params }: { deps: Dependencies; site: { id: string }; params: { tagId: string } }) =>
  findTag(deps.db, site.id, params.tagId)

/** Tags of the draft. */
export function mountTags(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    tagPage(await listTags(deps.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ deps, site, found }) => ({ data: await presentTag(deps.db, site, deps.settings, found) }),
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) => createTag(deps, site, user, body.data))
  serve(api, endpoints.prioritise, ({ deps, site, user, body }) => prioritise(deps, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      writeDraft(deps, site.id, user, (held) => changeTag(held, found.id, body.data)),
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ deps, site, user, found }) => writeDraft(deps, site.id, user, (held) => removeTag(held, found.id)),
  })
  serve(api, endpoints.triggers, {
    find,
    handle: async ({ deps, site, found, query, url }) =>
      tagPage(await listTriggersOfTag(deps.db, site.id, found.id, query), url, pageOf(query)),
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      startCopy(deps, user, { kind: 'tag', item: found, siteId: site.id, body: body.data }),
  })
}
