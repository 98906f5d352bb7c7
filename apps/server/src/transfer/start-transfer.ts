import { eq } from 'drizzle-orm'
import type { Caller } from '#access/caller.ts'
import { visibleSite } from '#access/visible-site.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import { exportFiles, importFiles, type SiteRow, versions } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#http/refusal.ts'
import { accepted } from '#operations/present-operation.ts'
import { startOperation } from '#operations/start-operation.ts'
import { readFile } from './file/read-file.ts'

/** Who asks, where. */
interface Asking {
  deps: Dependencies
  site: SiteRow
  user: Caller
}

const authorOf = (user: Caller) => ({ id: user.id, email: user.email })

/** Stores an export to be made and the place where its file will be. */
export async function startExport({ deps, site, user }: Asking, version: VersionRow) {
  const fileId = deps.ids()
  const operationId = await transact(deps.db, async (tx) => {
    await tx.insert(exportFiles).values({ id: fileId, siteId: site.id, versionId: version.id, createdAt: deps.clock() })
    return startOperation(deps, tx, {
      siteId: site.id,
      type: 'export/version',
      parameters: { source_app_id: site.id, source_version_id: version.id, export_file_id: fileId },
      author: authorOf(user),
    })
  })
  deps.wake()
  return accepted('export_file', fileId, operationId)
}

/** Stores the taking in of a version of another site that the user can see. */
export async function startImport({ deps, site, user }: Asking, sourceVersionId: string) {
  const [source] = await deps.db.select().from(versions).where(eq(versions.id, sourceVersionId))
  const place = source && (await visibleSite(deps.db, user, source.siteId))
  const draft = await findVersion(deps.db, site.id, 'draft')
  if (!place || !draft)
    return refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such version', { pointer: '/data/id' })
  const operationId = await startOperation(deps, deps.db, {
    siteId: site.id,
    type: 'import/version',
    parameters: { target_app_id: site.id, source_app_id: place.site.id, source_version_id: sourceVersionId },
    author: authorOf(user),
  })
  deps.wake()
  return accepted('version', draft.id, operationId)
}

/** Stores a file to be taken in. All of it is read before, so that nobody waits for an operation that cannot succeed. */
export async function startFileImport({ deps, site, user }: Asking, content: string) {
  const read = readFile(content)
  if ('kind' in read) return read
  const draft = await findVersion(deps.db, site.id, 'draft')
  if (!draft) return refuse('NOT_FOUND_ERROR', 'The site has no draft')
  const fileId = deps.ids()
  const operationId = await transact(deps.db, async (tx) => {
    await tx.insert(importFiles).values({ id: fileId, siteId: site.id, content, createdAt: deps.clock() })
    return startOperation(deps, tx, {
      siteId: site.id,
      type: 'import/file',
      parameters: { target_app_id: site.id, import_file_id: fileId },
      author: authorOf(user),
    })
  })
  deps.wake()
  return accepted('version', draft.id, operationId)
}
