import { eq } from 'drizzle-orm'
import { artifactPointers, artifacts } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { createByteCache } from './byte-cache.ts'
import type { Encoded } from './compress.ts'
import { rebuildSite } from './rebuild-site.ts'

/** The script that a site's visitors get now, by its hash; its bytes only when they are asked for. */
export interface LiveArtifact {
  hash: string
  read(encoding: keyof Encoded): Promise<Uint8Array>
}

/**
 * Finds the live script of a site. Where none has been made yet (a site that is seconds old, an import of a database)
 * it is made first, so that a page never waits for somebody to publish.
 */
export async function liveArtifact(deps: Dependencies, siteId: string): Promise<LiveArtifact | undefined> {
  let hash = await pointer(deps, siteId)
  if (hash === undefined) {
    await rebuildSite(deps, siteId)
    hash = await pointer(deps, siteId)
  }
  if (hash === undefined) return undefined
  const found = hash
  return { hash, read: (encoding) => readBytes(deps, found, encoding) }
}

async function pointer({ db }: Dependencies, siteId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: artifactPointers.artifactHash })
    .from(artifactPointers)
    .where(eq(artifactPointers.siteId, siteId))
  return row?.hash
}

/** Scripts never change under their hash, so what was read once need not be read again. */
const kept = createByteCache(64 * 1024 * 1024)

function readBytes({ db }: Dependencies, hash: string, encoding: keyof Encoded): Promise<Uint8Array> {
  return kept(`${hash} ${encoding}`, async () => {
    const [row] = await db.select({ bytes: artifacts[encoding] }).from(artifacts).where(eq(artifacts.hash, hash))
    if (!row) throw new Error(`The artifact ${hash} is missing.`)
    return row.bytes
  })
}
