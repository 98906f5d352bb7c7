import { versions as endpoints, installation } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { snippet } from '@waymark/container/snippet'
import type { Api } from '../../http/api.ts'
import { tagPage } from '../../http/page.ts'
import { refuse } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { findVersion } from '../../versions/find-version.ts'
import { presentVersion } from '../../versions/present-version.ts'
import type { World } from '../../world.ts'
import { changeInfo } from './change-info.ts'
import { findExport } from './find-export.ts'
import { listChangelog } from './list-changelog.ts'
import { listVersions } from './list-versions.ts'
import { readMetadata } from './read-metadata.ts'
import { startExport, startFileImport, startImport } from './start-transfer.ts'
import { startPublish, startRestore, startSnapshot } from './start-version-operation.ts'

const find = ({ world, site, params }: { world: World; site: { id: string }; params: { versionId: string } }) =>
  findVersion(world.db, site.id, params.versionId)

/** Versions of a site and what can be done with them. */
export function mountVersions(api: Api): void {
  serve(api, endpoints.list, async ({ world, site, query, url }) =>
    tagPage(await listVersions(world.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, { find, handle: ({ found }) => ({ data: presentVersion(found) }) })
  serve(api, endpoints.metadata, {
    find: ({ world, site, params }) => readMetadata(world, site.id, params.versionId),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, endpoints.change, { find, handle: ({ world, found, body }) => changeInfo(world, found, body.data) })
  serve(api, endpoints.changelog, {
    find,
    handle: async ({ world, found, query, url }) =>
      tagPage(await listChangelog(world.db, found, query), url, pageOf(query)),
  })
  serve(api, endpoints.publish, { find, handle: ({ found, ...asking }) => startPublish(asking, found) })
  serve(api, endpoints.snapshot, {
    find: ({ world, site }) => findVersion(world.db, site.id, 'draft'),
    handle: ({ found, ...asking }) => startSnapshot(asking, found),
  })
  serve(api, endpoints.restore, {
    find,
    handle: ({ found, ...asking }) =>
      found.versionType === 'draft'
        ? refuse('DRAFT_NOT_ALLOWED_ERROR', 'The draft is what a restore replaces')
        : startRestore(asking, found),
  })
  serve(api, endpoints.export, { find, handle: ({ found, ...asking }) => startExport(asking, found) })
  serve(api, endpoints.exportFile, {
    find: ({ world, site, params }) => findExport(world, site.id, params),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, endpoints.import, ({ body, ...asking }) => startImport(asking, body.data.id))
  serve(api, endpoints.importFile, ({ body, ...asking }) => startFileImport(asking, body.file.content))
  serve(api, installation.code, {
    find: async ({ site }) => (site.kind === 'app' ? site : undefined),
    handle: ({ world, site }) => ({
      data: {
        id: site.id,
        type: 'installation_code',
        attributes: { snippet: snippet({ src: `${world.settings.containerOrigin}/containers/${site.id}.js` }) },
      },
    }),
  })
}
