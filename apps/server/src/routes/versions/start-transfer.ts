import { eq } from 'drizzle-orm'
import { exportFiles, importFiles, type SiteRow, versions } from '../../database/tables/index.ts'
import { transact } from '../../database/transact.ts'
import { refuse } from '../../http/refusal.ts'
import { accepted } from '../../operations/present-operation.ts'
import { startOperation } from '../../operations/start-operation.ts'
import { visibleSite } from '../../suite/access/visible-site.ts'
import type { Caller } from '../../suite/session/caller.ts'
import { readFile } from '../../transfer/file/read-file.ts'
import { findVersion, type VersionRow } from '../../versions/find-version.ts'
import type { World } from '../../world.ts'

/** Who asks, where. */
interface Asking {
  world: World
  site: SiteRow
  user: Caller
}

const authorOf = (user: Caller) => ({ id: user.id, email: user.email })

/** Stores an export to be made and the place where its file will be. */
export async function startExport({ world, site, user }: Asking, version: VersionRow) {
  const fileId = world.ids()
  const operationId = await transact(world.db, async (tx) => {
    await tx
      .insert(exportFiles)
      .values({ id: fileId, siteId: site.id, versionId: version.id, createdAt: world.clock() })
    return startOperation(world, tx, {
      siteId: site.id,
      type: 'export/version',
      parameters: { source_app_id: site.id, source_version_id: version.id, export_file_id: fileId },
      author: authorOf(user),
    })
  })
  world.wake()
  return accepted('export_file', fileId, operationId)
}

/** Stores the taking in of a version of another site that the user can see. */
export async function startImport({ world, site, user }: Asking, sourceVersionId: string) {
  const [source] = await world.db.select().from(versions).where(eq(versions.id, sourceVersionId))
  const place = source && (await visibleSite(world.db, user, source.siteId))
  const draft = await findVersion(world.db, site.id, 'draft')
  if (!place || !draft)
    return refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such version', { pointer: '/data/id' })
  const operationId = await startOperation(world, world.db, {
    siteId: site.id,
    type: 'import/version',
    parameters: { target_app_id: site.id, source_app_id: place.site.id, source_version_id: sourceVersionId },
    author: authorOf(user),
  })
  world.wake()
  return accepted('version', draft.id, operationId)
}

/** Stores a file to be taken in. All of it is read before, so that nobody waits for an operation that cannot succeed. */
export async function startFileImport({ world, site, user }: Asking, content: string) {
  const read = readFile(content)
  if ('kind' in read) return read
  const draft = await findVersion(world.db, site.id, 'draft')
  if (!draft) return refuse('NOT_FOUND_ERROR', 'The site has no draft')
  const fileId = world.ids()
  const operationId = await transact(world.db, async (tx) => {
    await tx.insert(importFiles).values({ id: fileId, siteId: site.id, content, createdAt: world.clock() })
    return startOperation(world, tx, {
      siteId: site.id,
      type: 'import/file',
      parameters: { target_app_id: site.id, import_file_id: fileId },
      author: authorOf(user),
    })
  })
  world.wake()
  return accepted('version', draft.id, operationId)
}
