import { tags as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '../../http/api.ts'
import { tagPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { startCopy } from '../../transfer/start-copy.ts'
import { writeDraft } from '../../versions/write-draft.ts'
import type { World } from '../../world.ts'
import { listTriggersOfTag } from '../triggers/list-related.ts'
import { changeTag } from './change-tag.ts'
import { createTag } from './create-tag.ts'
import { findTag } from './find-tag.ts'
import { listTags } from './list-tags.ts'
import { presentTag } from './present-tag.ts'
import { prioritise } from './prioritise.ts'
import { removeTag } from './remove-tag.ts'

const find = ({ world, site, params }: { world: World; site: { id: string }; params: { tagId: string } }) =>
  findTag(world.db, site.id, params.tagId)

/** Tags of the draft. */
export function mountTags(api: Api): void {
  serve(api, endpoints.list, async ({ world, site, query, url }) =>
    tagPage(await listTags(world.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ world, site, found }) => ({ data: await presentTag(world.db, site, world.settings, found) }),
  })
  serve(api, endpoints.create, ({ world, site, user, body }) => createTag(world, site, user, body.data))
  serve(api, endpoints.prioritise, ({ world, site, user, body }) => prioritise(world, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ world, site, user, found, body }) =>
      writeDraft(world, site.id, user, (held) => changeTag(held, found.id, body.data)),
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ world, site, user, found }) => writeDraft(world, site.id, user, (held) => removeTag(held, found.id)),
  })
  serve(api, endpoints.triggers, {
    find,
    handle: async ({ world, site, found, query, url }) =>
      tagPage(await listTriggersOfTag(world.db, site.id, found.id, query), url, pageOf(query)),
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ world, site, user, found, body }) =>
      startCopy(world, user, { kind: 'tag', item: found, siteId: site.id, body: body.data }),
  })
}
