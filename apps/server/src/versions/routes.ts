import { versions as endpoints, installation } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { snippet } from '@waymark/container/snippet'
import { readMetadata } from '#containers/read-metadata.ts'
import { findVersion } from '#database/find-version.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { tagPage } from '#http/list-page.ts'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { findExport } from '#transfer/find-export.ts'
import { startExport, startFileImport, startImport } from '#transfer/start-transfer.ts'
import { changeInfo } from './change-info.ts'
import { listChangelog } from './list-changelog.ts'
import { listVersions } from './list-versions.ts'
import { presentVersion } from './present-version.ts'
import { startPublish, startRestore, startSnapshot } from './start-version-operation.ts'

const find = ({ deps, site, params }: { deps: Dependencies; site: { id: string }; params: { versionId: string } }) =>
  findVersion(deps.db, site.id, params.versionId)

/** Versions of a site and what can be done with them. */
export function mountVersions(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    tagPage(await listVersions(deps.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, { find, handle: ({ found }) => ({ data: presentVersion(found) }) })
  serve(api, endpoints.metadata, {
    find: ({ deps, site, params }) => readMetadata(deps, site.id, params.versionId),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, endpoints.change, { find, handle: ({ deps, found, body }) => changeInfo(deps, found, body.data) })
  serve(api, endpoints.changelog, {
    find,
    handle: async ({ deps, found, query, url }) =>
      tagPage(await listChangelog(deps.db, found, query), url, pageOf(query)),
  })
  serve(api, endpoints.publish, { find, handle: ({ found, ...asking }) => startPublish(asking, found) })
  serve(api, endpoints.snapshot, {
    find: ({ deps, site }) => findVersion(deps.db, site.id, 'draft'),
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
    find: ({ deps, site, params }) => findExport(deps, site.id, params),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, endpoints.import, ({ body, ...asking }) => startImport(asking, body.data.id))
  serve(api, endpoints.importFile, ({ body, ...asking }) => startFileImport(asking, body.file.content))
  serve(api, installation.code, {
    find: async ({ site }) => (site.kind === 'app' ? site : undefined),
    handle: ({ deps, site }) => ({
      data: {
        id: site.id,
        type: 'installation_code',
        attributes: { snippet: snippet({ src: `${deps.settings.containerOrigin}/containers/${site.id}.js` }) },
      },
    }),
  })
}
