import { rebuildArtifact } from '#containers/rebuild-site.ts'
import type { JobType, Work } from '#operations/job.ts'
import { copyItem } from '#transfer/copy-item.ts'
import { exportVersion } from '#transfer/export-version.ts'
import { importFile, importVersion } from '#transfer/import-items.ts'
import { publishVersion } from '#versions/publish-version.ts'
import { restoreVersion } from '#versions/restore-version.ts'
import { snapshotVersion } from '#versions/snapshot-version.ts'

/** What does each type of operation. */
export const JOBS: Record<JobType, Work> = {
  'copy/tag': copyItem,
  'copy/trigger': copyItem,
  'copy/variable': copyItem,
  'export/version': exportVersion,
  'import/file': importFile,
  'import/version': importVersion,
  'publish/version': publishVersion,
  'snapshot/version': snapshotVersion,
  'restore/version': restoreVersion,
  'rebuild/artifact': rebuildArtifact,
}
