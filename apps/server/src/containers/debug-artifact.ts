import { and, eq } from 'drizzle-orm'
import { findVersion } from '#database/find-version.ts'
import { readSnapshot } from '#database/read-snapshot.ts'
import { debugArtifacts, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { canonicalJson } from '#json.ts'
import { sha256 } from '#sha256.ts'
import { buildArtifact, insertArtifact } from './artifact.ts'
import { type ArtifactSource, buildName, type PublishState, readDependencyState, readState } from './source.ts'

/**
 * The hash of the container that runs a version of a site in debug mode: compiled at the first request, then kept by its
 * checksum. The content is read only if the cache key has changed since the last request.
 */
export async function debugArtifact(
  deps: Dependencies,
  siteId: string,
  versionId: string,
): Promise<string | undefined> {
  const { debugHashes } = deps.caches
  const known = debugHashes.get((await readCacheKey(deps, siteId, versionId)) ?? '')
  if (known) return known
  const state = await readState(deps, siteId, versionId)
  if (!state?.source) return undefined
  // Versions of equal content have equal checksums, but each container holds the id of its version.
  const checksum = sha256(canonicalJson([state.source.checksum, state.version.id]))
  const hash = (await findKept(deps, siteId, checksum)) ?? (await build(deps, state.source, state.version.id, checksum))
  debugHashes.set(cacheKeyOf(state), hash)
  return hash
}

async function build(deps: Dependencies, source: ArtifactSource, versionId: string, checksum: string): Promise<string> {
  const built = await buildArtifact(deps, source, { mode: 'debug', versionId })
  await deps.db.transaction(async (tx) => {
    const at = deps.clock()
    await insertArtifact(tx, built, at)
    await tx
      .insert(debugArtifacts)
      .values({ siteId: source.appId, checksum, artifactHash: built.hash, createdAt: at })
      .onConflictDoNothing()
  })
  return built.hash
}

type CacheKeyInput = Pick<PublishState, 'site' | 'version' | 'dependencyState' | 'build'>

/** The cache key of a debug container: everything it is compiled from, with a revision or hash in place of the content. */
function cacheKeyOf({ site, version, dependencyState, build }: CacheKeyInput): string {
  const content = version.contentHash ?? site.draftRevision
  return canonicalJson([site.id, version.id, version.versionType, content, dependencyState, build])
}

const readCacheKey = ({ db, settings, compiler }: Dependencies, siteId: string, versionId: string) =>
  readSnapshot(db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, siteId))
    const version = await findVersion(tx, siteId, versionId)
    if (!site || !version) return undefined
    const dependencyState = await readDependencyState(tx, siteId)
    return cacheKeyOf({ site, version, dependencyState, build: buildName(compiler.build(), settings) })
  })

async function findKept({ db }: Dependencies, siteId: string, checksum: string): Promise<string | undefined> {
  const [kept] = await db
    .select({ hash: debugArtifacts.artifactHash })
    .from(debugArtifacts)
    .where(and(eq(debugArtifacts.siteId, siteId), eq(debugArtifacts.checksum, checksum)))
  return kept?.hash
}
