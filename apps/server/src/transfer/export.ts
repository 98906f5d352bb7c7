import { and, eq } from 'drizzle-orm'
import { readState } from '#containers/source.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import { exportFiles } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate } from '#http/wire-date.ts'
import { accepted, type Job, refuseDeleted, storeOperation } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { fileName, writeFile } from './file/write-file.ts'
import type { TransferCall } from './plan-types.ts'

/** How long an exported file can be fetched, in milliseconds. */
const EXPORT_TTL = 86_400_000

/** Stores an export to be made and the row that its file will fill. */
export async function startExport({ deps, site, user }: TransferCall, version: VersionRow, id?: string) {
  const fileId = id ?? deps.ids()
  const operationId = await deps.db.transaction(async (tx) => {
    const row = { id: fileId, siteId: site.id, versionId: version.id, createdAt: deps.clock() }
    const inserted = await tx.insert(exportFiles).values(row).onConflictDoNothing().returning({ id: exportFiles.id })
    if (inserted.length === 0) throw refuse('NOT_UNIQUE_ID_ERROR', 'This id is taken', { field: ['data', 'id'] })
    const parameters = { source_app_id: site.id, source_version_id: version.id, export_file_id: fileId }
    return storeOperation(deps, tx, { siteId: site.id, type: 'export/version', parameters, author: user })
  })
  deps.wake()
  return accepted('export_file', fileId, operationId)
}

/** Writes a version into the file that was promised. */
export const exportVersion: Job = async ({ deps, operation, complete }) => {
  const state = await readState(deps, operation.siteId, String(operation.parameters.source_version_id))
  if (!state) throw refuseDeleted('version')
  const exported = { ...state, at: deps.clock() }
  const file = { content: writeFile(exported), fileName: fileName(exported) }
  const id = String(operation.parameters.export_file_id)
  await deps.db.transaction(async (tx) => {
    await tx.update(exportFiles).set(file).where(eq(exportFiles.id, id))
    await complete(tx, { export_file_id: id })
  })
}

/** An exported file of a version, once its operation has completed and for a day. */
export async function findExport(
  { db, clock }: Dependencies,
  siteId: string,
  { versionId, exportFileId }: { versionId: string; exportFileId: string },
) {
  const version = await findVersion(db, siteId, versionId)
  if (!version) return undefined
  const [file] = await db
    .select()
    .from(exportFiles)
    .where(and(eq(exportFiles.siteId, siteId), eq(exportFiles.id, exportFileId), eq(exportFiles.versionId, version.id)))
  if (!file?.content || !file.fileName || clock().getTime() - file.createdAt.getTime() > EXPORT_TTL) return undefined
  return {
    id: file.id,
    type: 'export_file' as const,
    attributes: { content: file.content, created_at: wireDate(file.createdAt) },
    meta: { file_name: file.fileName },
  }
}
