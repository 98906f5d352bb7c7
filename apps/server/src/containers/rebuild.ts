import { asc, eq, ne } from 'drizzle-orm'
import { StoreUnavailable } from '#container-store/store.ts'
import { syncContainer, writeArtifactFiles } from '#container-store/sync.ts'
import type { Database } from '#database/database.ts'
import { findVersion } from '#database/find-version.ts'
import { lockSite } from '#database/lock-site.ts'
import { SYSTEM } from '#database/tables/content.ts'
import { artifactPointers, type SiteRow, siteMetaSites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { type Job, storeOperation } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { type BuiltArtifact, buildArtifact, insertArtifact, setLiveArtifact } from './artifact.ts'
import { buildName, type PublishState, readDependencyState, readState } from './source.ts'

/** The sites that a meta-site is linked to. */
export async function linkedSites(db: Database, metaSiteId: string): Promise<string[]> {
  const rows = await db
    .select({ id: siteMetaSites.siteId })
    .from(siteMetaSites)
    .where(eq(siteMetaSites.metaSiteId, metaSiteId))
    .orderBy(asc(siteMetaSites.siteId))
  return rows.map((row) => row.id)
}

/** Options of a rebuild. */
interface Rebuilding {
  /** Runs with the built artifact before anything is changed. */
  prepare?: (built: BuiltArtifact) => Promise<void>
  /** Runs in the transaction that puts the container live. */
  done?: (tx: Database, state: PublishState | undefined) => Promise<void>
  /** Tags that are stopped or resumed with it. */
  stop?: readonly string[]
  resume?: readonly string[]
}

/** Compiles the container of a site again from its published version; a meta-site and a site that is gone have none. */
export async function rebuildSite(
  deps: Dependencies,
  siteId: string,
  { prepare, done, ...tags }: Rebuilding = {},
): Promise<void> {
  for (;;) {
    const state = await readState(deps, siteId, 'published', tags)
    const source = state?.source
    const versionId = state?.version.id ?? ''
    const built = source && (await buildArtifact(deps, source, { mode: 'published', versionId }))
    if (built) await prepare?.(built)
    const isCurrent = await deps.db.transaction(async (tx) => {
      if (state && built) {
        await lockSite(tx, siteId)
        const published = await findVersion(tx, siteId, 'published')
        if (published?.id !== versionId) return false
        if ((await readDependencyState(tx, siteId)) !== state.dependencyState) return false
        await insertArtifact(tx, built, deps.clock())
        await setLiveArtifact(tx, siteId, { built, build: state.build, at: deps.clock() })
      }
      await done?.(tx, state)
      return true
    })
    if (isCurrent) return
  }
}

/** Rebuilds one site's container, as an operation that survives a crash. */
export const rebuildArtifact: Job = async ({ deps, operation, complete }) => {
  await rebuildSite(deps, operation.siteId)
  await syncContainer(deps, operation.siteId)
  await complete(deps.db, {})
}

/**
 * Writes an artifact to the container store before it is put live. A store that cannot be used is a refusal: nothing has
 * been changed yet, and websites would not get what is about to be published.
 */
export async function prepareStore(deps: Dependencies, siteId: string, built: BuiltArtifact): Promise<void> {
  await writeArtifactFiles(deps, siteId, built).catch((error) => {
    if (!(error instanceof StoreUnavailable)) throw error
    deps.log.error({ site_id: siteId, err: error.cause }, error.message)
    throw refuse('CONTAINER_STORE_ERROR', 'The container store cannot be used, so nothing has changed on the website')
  })
}

/**
 * Brings what a site has published to visitors: writes a website's container to the store, or builds new containers for the
 * websites linked to a meta-site. Gives its part of the operation's summary. May be repeated.
 */
export async function updateWebsites(
  deps: Dependencies,
  { id, kind }: Pick<SiteRow, 'id' | 'kind'>,
): Promise<{ rebuilt_websites?: number }> {
  if (kind === 'app') {
    await syncContainer(deps, id)
    return {}
  }
  const websites = await linkedSites(deps.db, id)
  for (const siteId of websites) {
    await rebuildSite(deps, siteId)
    await syncContainer(deps, siteId)
  }
  return { rebuilt_websites: websites.length }
}

/**
 * Requests new containers, within the transaction that changes what they are made of: settings of a site, linked
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

/** Requests new containers wherever the build of the container or the installation's settings have changed. */
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
