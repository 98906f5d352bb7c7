import { eq } from 'drizzle-orm'
import { artifactPointers, sites } from '#database/tables/index.ts'
import { isUnavailable } from '#database/unavailable.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, Refused } from '#refusal.ts'
import { rebuildSite } from './rebuild.ts'

/** How long the last known containers are served before the database is read again, in milliseconds. */
const DATABASE_RETRY_PAUSE = 2_000

/** The container that a site's visitors get now, by the hash of its artifact. */
interface LiveContainer {
  readonly hash: string
  /** True if the database could not be read: `hash` is then the last one that was. */
  readonly isLastKnown: boolean
}

/** The container that a site's visitors get now. Throws 404 for what is no website. */
export async function liveContainer(deps: Dependencies, siteId: string): Promise<LiveContainer> {
  const { live } = deps.caches
  const known = live.hashes.get(siteId)
  const lastKnown = known === undefined ? undefined : { hash: known, isLastKnown: true }
  if (lastKnown && deps.clock().getTime() < live.retryAt) return lastKnown
  try {
    const hash = await findArtifactHash(deps, siteId)
    live.hashes.set(siteId, hash)
    return { hash, isLastKnown: false }
  } catch (error) {
    if (error instanceof Refused) live.hashes.delete(siteId)
    if (!isUnavailable(error)) throw error
    live.retryAt = deps.clock().getTime() + DATABASE_RETRY_PAUSE
    if (lastKnown) return lastKnown
    throw error
  }
}

/**
 * A site that has no container yet (seconds old, or in an imported database) gets it first, so that a page does not have to
 * wait for a publish.
 */
async function findArtifactHash(deps: Dependencies, siteId: string): Promise<string> {
  const find = () =>
    deps.containersDb
      .select({ kind: sites.kind, hash: artifactPointers.artifactHash })
      .from(sites)
      .leftJoin(artifactPointers, eq(artifactPointers.siteId, sites.id))
      .where(eq(sites.id, siteId))
  let [site] = await find()
  if (site?.kind !== 'app') throw notFound('app_id')
  if (site.hash === null) {
    await rebuildSite(deps, siteId)
    ;[site] = await find()
  }
  if (!site?.hash) throw notFound('app_id')
  return site.hash
}
