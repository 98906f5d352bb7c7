import { and, eq } from 'drizzle-orm'
import { findVersion } from '#database/find-version.ts'
import { exportFiles } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate } from '#http/wire-date.ts'

/** How long an exported file can be fetched, in milliseconds. */
const LIFE = 86_400_000

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
  if (!file?.content || !file.fileName || clock().getTime() - file.createdAt.getTime() > LIFE) return undefined
  return {
    id: file.id,
    type: 'export_file' as const,
    attributes: { content: file.content, created_at: wireDate(file.createdAt) },
    meta: { file_name: file.fileName },
  }
}
