import { eq } from 'drizzle-orm'
import { atOneMoment } from '#containers/read-state.ts'
import { findVersion } from '#database/find-version.ts'
import { importFiles } from '#database/tables/index.ts'
import { Refused } from '#http/refusal.ts'
import { readVersion } from '#items/content-store.ts'
import type { Job, Work } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import { inDraft } from '#versions/in-draft.ts'
import { readFile } from './file/read-file.ts'
import type { Items } from './items.ts'
import { planTransfer } from './plan.ts'
import { readTarget } from './read-target.ts'
import { summaryOf, writePlan } from './write-plan.ts'

/** Takes in what a version of another site holds. */
export const importVersion: Work = async (job) => {
  const { source_app_id, source_version_id } = job.operation.parameters
  const items = await atOneMoment(job.deps.db, async (tx) => {
    const version = await findVersion(tx, String(source_app_id), String(source_version_id))
    return version && readVersion(tx, version)
  })
  if (!items) throw gone('version')
  await takeIn(job, items)
}

/** Takes in what an uploaded file holds; the file itself is not needed afterwards. */
export const importFile: Work = async (job) => {
  const id = String(job.operation.parameters.import_file_id)
  const [file] = await job.deps.db.select().from(importFiles).where(eq(importFiles.id, id))
  if (!file) throw gone('file')
  const read = readFile(file.content)
  if ('kind' in read) throw new Refused(read)
  await takeIn(job, read.items)
  await job.deps.db.delete(importFiles).where(eq(importFiles.id, id))
}

/** Adds items to the draft; nothing that is there changes. */
const takeIn = (job: Job, items: Items) =>
  inDraft(job, job.operation.siteId, async (held) => {
    const target = await readTarget(held.tx, { siteId: held.siteId, kind: held.kind, items })
    const plan = planTransfer(items, target, { newId: held.newId, priorities: 'keep unless the target has some' })
    await writePlan(held, plan.add)
    await job.complete(held.tx, summaryOf(plan.lines))
  })
