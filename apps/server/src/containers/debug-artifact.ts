import { and, eq } from 'drizzle-orm'
import type { Encoded } from '#container-store/store.ts'
import { findVersion } from '#database/find-version.ts'
import { artifacts, debugArtifacts, sites } from '#database/tables/index.ts'
import { readSnapshot, transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { canonicalJson, sha256 } from '#json.ts'
import { buildArtifact, storeArtifact } from './artifact.ts'
import { buildName, type PublishState, readStamp, readState } from './source.ts'

/**
 * The container that runs a version of a site in debug mode: compiled at the first request, then kept by its checksum. The
 * content is read only when it or something beside it has changed since the last request.
 */
export async function debugArtifact(
  deps: Dependencies,
  siteId: string,
  versionId: string,
): Promise<Encoded | undefined> {
  const { debugChecksums } = deps.caches
  const known = debugChecksums.get((await readMark(deps, siteId, versionId)) ?? '')
  const kept = known && (await readKept(deps, siteId, known))
  if (kept) return kept
  const state = await readState(deps, siteId, versionId)
  if (!state?.source) return undefined
  // Versions of equal content have equal checksums, but each container holds the id of its version.
  const checksum = sha256(canonicalJson([state.source.checksum, state.version.id]))
  debugChecksums.set(markOf(state), checksum)
  const stored = await readKept(deps, siteId, checksum)
  if (stored) return stored
  const built = await buildArtifact(deps, state.source, { mode: 'debug', versionId: state.version.id })
  await transact(deps.db, async (tx) => {
    const at = deps.clock()
    await storeArtifact(tx, built, at)
    await tx
      .insert(debugArtifacts)
      .values({ siteId, checksum, artifactHash: built.hash, createdAt: at })
      .onConflictDoNothing()
  })
  return built
}

/** Names all that a debug container is made of, without reading the content. */
const markOf = ({ site, version, stamp, build }: Pick<PublishState, 'site' | 'version' | 'stamp' | 'build'>): string =>
  canonicalJson([site.id, version.id, version.versionType, version.contentHash ?? site.draftRevision, stamp, build])

const readMark = ({ db, settings, compiler }: Dependencies, siteId: string, versionId: string) =>
  readSnapshot(db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, siteId))
    const version = await findVersion(tx, siteId, versionId)
    if (!site || !version) return undefined
    return markOf({ site, version, stamp: await readStamp(tx, siteId), build: buildName(compiler.build(), settings) })
  })

async function readKept({ db }: Dependencies, siteId: string, checksum: string): Promise<Encoded | undefined> {
  const [kept] = await db
    .select({ raw: artifacts.raw, gzip: artifacts.gzip, brotli: artifacts.brotli })
    .from(debugArtifacts)
    .innerJoin(artifacts, eq(artifacts.hash, debugArtifacts.artifactHash))
    .where(and(eq(debugArtifacts.siteId, siteId), eq(debugArtifacts.checksum, checksum)))
  return kept
}
