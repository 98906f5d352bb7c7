import { findVersion } from '#database/find-version.ts'
import { NOTHING } from '#items/content.ts'
import { readVersion } from '#items/content-store.ts'
import type { Work } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import { inDraft } from './in-draft.ts'
import { restoreVersion as restore } from './restore.ts'
import { summarise } from './summarise.ts'

/** Replaces the draft's content by that of another version. What is live stays live. */
export const restoreVersion: Work = (job) =>
  inDraft(job, job.operation.siteId, async (held) => {
    const { tx, siteId } = held
    const version = await findVersion(tx, siteId, String(job.operation.parameters.version_id))
    if (!version) throw gone('version')
    const live = await findVersion(tx, siteId, 'published')
    const published = live ? await readVersion(tx, live) : NOTHING
    const draft = await restore(held, { version, content: await readVersion(tx, version), published })
    await job.complete(tx, { versions: [summarise(draft, 'modified')] })
  })
