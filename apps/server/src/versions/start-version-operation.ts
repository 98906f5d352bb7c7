import type { Caller } from '#access/caller.ts'
import type { VersionRow } from '#database/find-version.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { accepted } from '#operations/present-operation.ts'
import { startOperation } from '#operations/start-operation.ts'
import { mayPublish } from './may-publish.ts'

/** Who asks for what, where. */
interface Asking {
  deps: Dependencies
  site: SiteRow
  user: Caller
}

/** Stores the publishing of a version. */
export async function startPublish({ deps, site, user }: Asking, version: VersionRow) {
  const refusal = mayPublish(version)
  if (refusal) return refusal
  const id = await start({ deps, site, user }, 'publish/version', version)
  return accepted('version', version.id, id)
}

/** Stores the keeping of the draft as a version, whose id is known from now on. */
export async function startSnapshot(asking: Asking, draft: VersionRow) {
  const snapshotId = asking.deps.ids()
  const id = await start(asking, 'snapshot/version', draft, { snapshot_id: snapshotId })
  return accepted('version', snapshotId, id)
}

/** Stores the return of the draft to another version. */
export async function startRestore(asking: Asking, version: VersionRow) {
  const id = await start(asking, 'restore/version', version)
  return accepted('version', version.id, id)
}

async function start(
  { deps, site, user }: Asking,
  type: 'publish/version' | 'snapshot/version' | 'restore/version',
  version: VersionRow,
  input = {},
): Promise<string> {
  const parameters = { version_id: version.id, version_type: version.versionType }
  const author = { id: user.id, email: user.email }
  const id = await startOperation(deps, deps.db, { siteId: site.id, type, parameters, input, author })
  deps.wake()
  return id
}
