import type { Work } from '#operations/job.ts'
import { inDraft } from './in-draft.ts'
import { snapshotDraft } from './snapshot.ts'
import { summarise } from './summarise.ts'

/** Keeps the draft as a historic version under the id that was promised. */
export const snapshotVersion: Work = (job) =>
  inDraft(job, job.operation.siteId, async (held) => {
    const { historic, draft } = await snapshotDraft(held, String(job.operation.input.snapshot_id))
    await job.complete(held.tx, { versions: [summarise(historic, 'added'), summarise(draft, 'modified')] })
  })
