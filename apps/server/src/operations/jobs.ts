import { publishVersion } from '../publish/publish-version.ts'
import { rebuildArtifact } from '../publish/rebuild-site.ts'
import { restoreVersion } from '../publish/restore-version.ts'
import { snapshotVersion } from '../publish/snapshot-version.ts'
import { copyItem } from '../transfer/copy-item.ts'
import { exportVersion } from '../transfer/export-version.ts'
import { importFile, importVersion } from '../transfer/import-items.ts'
import type { JobType, Work } from './job.ts'

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
