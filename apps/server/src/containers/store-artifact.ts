import type { Database } from '#database/database.ts'
import { artifactPointers, artifacts } from '#database/tables/index.ts'
import type { BuiltArtifact } from './build-artifact.ts'

/** Keeps a compiled script under its hash. */
export async function storeArtifact(tx: Database, built: BuiltArtifact, at: Date): Promise<void> {
  const { hash, raw, gzip, brotli } = built
  await tx.insert(artifacts).values({ hash, raw, gzip, brotli, createdAt: at }).onConflictDoNothing()
}

/** Makes a script the one that a site's visitors get from now on. */
export async function pointTo(
  tx: Database,
  siteId: string,
  { built, build, at }: { built: BuiltArtifact; build: string; at: Date },
): Promise<void> {
  await storeArtifact(tx, built, at)
  const pointer = {
    artifactHash: built.hash,
    versionId: built.versionId,
    checksum: built.checksum,
    build,
    updatedAt: at,
  }
  await tx
    .insert(artifactPointers)
    .values({ siteId, ...pointer })
    .onConflictDoUpdate({ target: artifactPointers.siteId, set: pointer })
}
