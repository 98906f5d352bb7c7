import { eq } from 'drizzle-orm'
import { readState } from '#containers/read-state.ts'
import { exportFiles } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Work } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import { fileName, writeFile } from './file/write-file.ts'

/** Writes a version into the file that was promised. */
export const exportVersion: Work = async (job) => {
  const { deps, operation } = job
  const state = await readState(deps, operation.siteId, String(operation.parameters.source_version_id))
  if (!state) throw gone('version')
  const exported = { ...state, at: deps.clock() }
  const file = { content: writeFile(exported), fileName: fileName(exported) }
  const id = String(operation.parameters.export_file_id)
  await transact(deps.db, async (tx) => {
    await tx.update(exportFiles).set(file).where(eq(exportFiles.id, id))
    await job.complete(tx, { export_file_id: id })
  })
}
