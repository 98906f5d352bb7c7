import { and, eq } from 'drizzle-orm'
import { artifacts, debugArtifacts } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { canonicalJson, sha256 } from '#items/canonical.ts'
import { buildArtifact } from './build-artifact.ts'
import type { Encoded } from './compress.ts'
import { readState } from './read-state.ts'
import { storeArtifact } from './store-artifact.ts'

/** The script that runs a version of a site in debug mode: made when first asked for, then kept by its checksum. */
export async function debugArtifact(
  deps: Dependencies,
  siteId: string,
  versionId: string,
): Promise<Encoded | undefined> {
  const { db, clock } = deps
  const state = await readState(deps, siteId, versionId)
  if (!state?.source) return undefined
  // Versions of equal content have equal checksums, but each script tells which version it is.
  const checksum = sha256(canonicalJson([state.source.checksum, state.version.id]))
  const [kept] = await db
    .select({ raw: artifacts.raw, gzip: artifacts.gzip, brotli: artifacts.brotli })
    .from(debugArtifacts)
    .innerJoin(artifacts, eq(artifacts.hash, debugArtifacts.artifactHash))
    .where(and(eq(debugArtifacts.siteId, siteId), eq(debugArtifacts.checksum, checksum)))
  if (kept) return kept
  const built = await buildArtifact(deps, state.source, { mode: 'debug', versionId: state.version.id })
  await transact(db, async (tx) => {
    const at = clock()
    await storeArtifact(tx, built, at)
    await tx
      .insert(debugArtifacts)
      .values({ siteId, checksum, artifactHash: built.hash, createdAt: at })
      .onConflictDoNothing()
  })
  return built
}
