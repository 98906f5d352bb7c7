import { tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import { findVersion } from '#database/find-version.ts'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { findTag } from '#items/tags/routes.ts'
import { findTrigger } from '#items/triggers/routes.ts'
import { ensureOwn, findVariable } from '#items/variables/routes.ts'
import { startCopy } from './copy.ts'
import { findExport, startExport } from './export.ts'
import { startFileImport, startImport } from './import.ts'

/** Copies of items, exports and imports of versions. */
export function mountTransfer(api: Api): void {
  serve(api, tags.copy, {
    find: findTag,
    handle: ({ found, body, ...call }) => startCopy(call, 'tag', found, body.data),
  })
  serve(api, triggers.copy, {
    find: findTrigger,
    handle: ({ found, body, ...call }) => startCopy(call, 'trigger', found, body.data),
  })
  serve(api, variables.copy, {
    find: findVariable,
    handle: ({ found, body, ...call }) => startCopy(call, 'variable', ensureOwn(found), body.data),
  })
  serve(api, versions.export, {
    find: ({ deps, site, params }) => findVersion(deps.db, site.id, params.versionId),
    handle: ({ found, body, ...call }) => startExport(call, found, body?.data?.id),
  })
  serve(api, versions.exportFile, {
    find: ({ deps, site, params }) => findExport(deps, site.id, params),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, versions.import, ({ body, ...call }) => startImport(call, body.data.id))
  serve(api, versions.importFile, ({ body, ...call }) => startFileImport(call, body.file.content))
}
