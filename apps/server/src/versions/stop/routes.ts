import { tags as endpoints } from '@waymark/api-client/endpoints'
import { findVersion } from '#database/find-version.ts'
import type { TagContent } from '#database/tables/content.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { readVersionItem } from '#items/content-store.ts'
import { accepted, startOperation } from '#operations/operation.ts'
import { ensureStoppable } from './stop-tag.ts'

type TagCall = { deps: Dependencies; site: { id: string }; params: { tagId: string } }

/** The tag as it is published; the draft may have it no more. */
async function findPublishedTag({ deps, site, params }: TagCall): Promise<TagContent | undefined> {
  const version = await findVersion(deps.db, site.id, 'published')
  return version && readVersionItem(deps.db, version, { kind: 'tag', id: params.tagId })
}

/** Stopping and resuming single published tags. */
export function mountStops(api: Api): void {
  for (const [endpoint, type] of [
    [endpoints.stop, 'stop/tag'],
    [endpoints.resume, 'resume/tag'],
  ] as const) {
    serve(api, endpoint, {
      find: findPublishedTag,
      handle: async ({ deps, site, user, by, found }) => {
        await ensureStoppable(deps.db, site.id, found, type === 'stop/tag')
        const operation = { siteId: site.id, type, parameters: { tag_id: found.id }, author: user, by }
        return accepted('tag', found.id, await startOperation(deps, operation))
      },
    })
  }
}
