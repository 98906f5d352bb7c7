import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoded } from '#container-store/store.ts'
import type { Database } from '#database/database.ts'
import { artifactPointers, artifacts } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { sha256 } from '#sha256.ts'
import type { ArtifactSource } from './source.ts'

/** A compiled container under the hash of its bytes. */
export interface BuiltArtifact extends Encoded {
  hash: string
  checksum: string
  versionId: string
}

/** Compiles and compresses a container: the slow work, done outside of every transaction. */
export async function buildArtifact(
  { log, compiler }: Pick<Dependencies, 'log' | 'compiler'>,
  source: ArtifactSource,
  { mode, versionId }: { mode: 'published' | 'debug'; versionId: string },
): Promise<BuiltArtifact> {
  const artifact = await compiler.compile({ ...source, mode, versionId })
  for (const { kind, id, text } of artifact.warnings) log.info({ site_id: source.appId, item: kind, item_id: id }, text)
  const encoded = await compress(artifact.source)
  return { ...encoded, hash: sha256(encoded.raw), checksum: source.checksum, versionId }
}

/** Up to this size the best compression takes seconds at most; above it would take minutes. */
const BEST_COMPRESSION_LIMIT = 512_000

/** Compresses a script once, so that no request has to. Runs outside of the calling thread. */
async function compress(source: string): Promise<Encoded> {
  const raw = Buffer.from(source)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: raw.length <= BEST_COMPRESSION_LIMIT ? 11 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(raw, { level: 9 }),
    promisify(brotliCompress)(raw, { params }),
  ])
  return { raw, gzip: gzipped, brotli }
}

/** Keeps an artifact in the database under its hash. */
export async function insertArtifact(tx: Database, built: BuiltArtifact, at: Date): Promise<void> {
  const { hash, raw, gzip, brotli } = built
  await tx.insert(artifacts).values({ hash, raw, gzip, brotli, createdAt: at }).onConflictDoNothing()
}

/** Makes a stored artifact the one that a site's visitors get from now on. */
export async function setLiveArtifact(
  tx: Database,
  siteId: string,
  { built, build, at }: { built: BuiltArtifact; build: string; at: Date },
): Promise<void> {
  const { hash: artifactHash, versionId, checksum } = built
  const pointer = { artifactHash, versionId, checksum, build, updatedAt: at }
  await tx
    .insert(artifactPointers)
    .values({ siteId, ...pointer })
    .onConflictDoUpdate({ target: artifactPointers.siteId, set: pointer })
}
