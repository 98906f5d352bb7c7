import { artifactFolder, artifactPath, CONTAINER_CACHING, pointerPath, SCRIPT_TYPE } from './files.ts'
import { hashOfScript } from './scripts.ts'
import type { ContainerStore } from './store.ts'
import { hashesByAge } from './sync.ts'

/** An artifact of a site in a store. */
export interface ListedArtifact {
  readonly hash: string
  readonly writtenAt: Date
  /** Whether it is the container that visitors get from the store. */
  readonly isLive: boolean
}

/** The artifacts that a store has of a site, the last written first. The database is not read. */
export async function listArtifacts(store: ContainerStore, siteId: string): Promise<ListedArtifact[]> {
  const files = await store.list(artifactFolder(siteId))
  const pointer = await store.get(pointerPath(siteId))
  const live = pointer && (await hashOfScript('', pointer))
  return hashesByAge(files).map((hash) => ({
    hash,
    writtenAt: files.find(({ path }) => path === artifactPath(siteId, hash))?.writtenAt ?? new Date(0),
    isLive: hash === live,
  }))
}

/**
 * Makes an earlier artifact the container that visitors get from the store, until the next one is published or the store is
 * repaired. Gives false, and writes nothing, where the store does not have it whole.
 */
export async function rollBack(store: ContainerStore, siteId: string, hash: string): Promise<boolean> {
  const files: (() => Promise<void>)[] = []
  for (const { ending, encoding } of store.forms) {
    const file = await store.get(`${artifactPath(siteId, hash)}${ending}`)
    if (!file || (await hashOfScript(ending, file)) !== hash) return false
    const kept = file.headers?.['Content-Encoding'] ?? encoding
    const headers = {
      'Content-Type': SCRIPT_TYPE,
      'Cache-Control': CONTAINER_CACHING,
      ...(kept && { 'Content-Encoding': kept }),
    }
    files.push(() => store.put(`${pointerPath(siteId)}${ending}`, file.bytes, headers))
  }
  for (const write of files) await write()
  return true
}
