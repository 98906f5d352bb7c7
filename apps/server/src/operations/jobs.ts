import { publishVersion } from '../publish/publish-version.ts'
import { rebuildArtifact } from '../publish/rebuild-site.ts'
import { restoreVersion } from '../publish/restore-version.ts'
import { snapshotVersion } from '../publish/snapshot-version.ts'
import { copyItem } from '../transfer/copy-item.ts'
import type { JobType, Work } from './job.ts'

/** What does each type of operation. */
export const JOBS: Partial<Record<JobType, Work>> = {
  'copy/tag': copyItem,
  'copy/trigger': copyItem,
  'copy/variable': copyItem,
  'publish/version': publishVersion,
  'snapshot/version': snapshotVersion,
  'restore/version': restoreVersion,
  'rebuild/artifact': rebuildArtifact,
}
