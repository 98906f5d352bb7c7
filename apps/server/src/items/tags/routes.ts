import { tags as endpoints } from '@waymark/api-client/endpoints'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { changeIfMatch, replyWithItem } from '../conditional.ts'
import type { WriteDraft } from '../draft.ts'
import { findItem } from '../read-rows.ts'
import { listTags } from './list.ts'
import { presentTag } from './present.ts'
import { changeTag, createTag, prioritise, removeTag } from './write.ts'

type TagCall = { deps: Dependencies; site: { id: string }; params: { tagId: string } }

/** Finds the tag that a path names. */
export const findTag = ({ deps, site, params }: TagCall) => findItem(deps.db, 'tag', site.id, params.tagId)

/** Tags of the draft. */
export function mountTags(api: Api, writeDraft: WriteDraft): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    groupedPage(await listTags(deps.db, site.id, query), url, query),
  )
  serve(api, endpoints.one, {
    find: findTag,
    handle: async ({ deps, site, found }) => replyWithItem(200, found, { data: await presentTag(deps, site, found) }),
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) =>
    writeDraft(deps, site.id, user, async (draft) => {
      const tag = await createTag(draft, body.data)
      return replyWithItem(201, tag, { data: await presentTag({ ...deps, db: draft.tx }, site, tag) })
    }),
  )
  serve(api, endpoints.prioritise, ({ deps, site, user, body }) =>
    writeDraft(deps, site.id, user, (draft) => prioritise(draft, body.data)),
  )
  serve(api, endpoints.change, {
    find: findTag,
    handle: ({ found: { id }, ...call }) =>
      changeIfMatch(writeDraft, call, { kind: 'tag', id }, (draft) => changeTag(draft, id, call.body.data)),
  })
  serve(api, endpoints.remove, {
    find: findTag,
    handle: ({ found: { id }, ...call }) =>
      changeIfMatch(writeDraft, call, { kind: 'tag', id }, (draft) => removeTag(draft, id)),
  })
}
