import { asc, eq, ne } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { findVersion } from '#database/find-version.ts'
import { lockSite } from '#database/lock-site.ts'
import { SYSTEM } from '#database/tables/content.ts'
import { artifactPointers, siteMetaSites } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { type Job, storeOperation } from '#operations/operation.ts'
import { buildArtifact, putLive, storeArtifact } from './artifact.ts'
import { buildName, type PublishState, readStamp, readState } from './source.ts'

/** The sites that a meta-site is linked to. */
export async function linkedSites(db: Database, metaSiteId: string): Promise<string[]> {
  const rows = await db
    .select({ id: siteMetaSites.siteId })
    .from(siteMetaSites)
    .where(eq(siteMetaSites.metaSiteId, metaSiteId))
    .orderBy(asc(siteMetaSites.siteId))
  return rows.map((row) => row.id)
}

/**
 * Compiles the container of a site again from what it has published; a meta-site and a site that is gone have none. `done`
 * runs in the transaction that puts it live; `tags` says which ones it stops or resumes there.
 */
export async function rebuildSite(
  deps: Dependencies,
  siteId: string,
  done?: (tx: Database, state: PublishState | undefined) => Promise<void>,
  tags: { stop?: readonly string[]; resume?: readonly string[] } = {},
): Promise<void> {
  for (;;) {
    const state = await readState(deps, siteId, 'published', tags)
    const source = state?.source
    const versionId = state?.version.id ?? ''
    const built = source && (await buildArtifact(deps, source, { mode: 'published', versionId }))
    const isCurrent = await transact(deps.db, async (tx) => {
      if (state && built) {
        await lockSite(tx, siteId)
        const published = await findVersion(tx, siteId, 'published')
        if (published?.id !== versionId || (await readStamp(tx, siteId)) !== state.stamp) return false
        await storeArtifact(tx, built, deps.clock())
        await putLive(tx, siteId, { built, build: state.build, at: deps.clock() })
      }
      await done?.(tx, state)
      return true
    })
    if (isCurrent) return
  }
}

/** Rebuilds one site's container, as an operation that survives a crash. */
export const rebuildArtifact: Job = ({ deps, operation, complete }) =>
  rebuildSite(deps, operation.siteId, (tx) => complete(tx, {}))

/**
 * Asks for new containers, within the transaction that changes what they are made of: settings of a site, linked
 * meta-sites. Call `deps.wake()` after the commit.
 */
export async function requestRebuild(
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  tx: Database,
  siteIds: readonly string[],
): Promise<void> {
  for (const siteId of siteIds) {
    await storeOperation(deps, tx, { siteId, type: 'rebuild/artifact', parameters: {}, author: SYSTEM })
  }
}

/** Asks for new containers wherever the build of the container or the installation's settings have changed. */
export async function requestStaleRebuilds(deps: Dependencies): Promise<void> {
  const { db, settings, compiler } = deps
  const build = buildName(compiler.build(), settings)
  const stale = await db
    .select({ id: artifactPointers.siteId })
    .from(artifactPointers)
    .where(ne(artifactPointers.build, build))
  const ids = stale.map((row) => row.id)
  await requestRebuild(deps, db, ids)
  deps.wake()
}
