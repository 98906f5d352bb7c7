/** Gives bytes by name, reading them only when they are not at hand. */
export type ByteCache = (name: string, read: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** Keeps bytes that never change under their names, as many as fit; those that were asked for longest ago go first. */
export function createByteCache(limit: number): ByteCache {
  const kept = new Map<string, Uint8Array>()
  let size = 0
  return async (name, read) => {
    const there = kept.get(name)
    const bytes = there ?? (await read())
    // A map keeps the order of insertion: what is put in again is the youngest.
    if (kept.delete(name)) size -= bytes.byteLength
    if (bytes.byteLength > limit) return bytes
    kept.set(name, bytes)
    size += bytes.byteLength
    for (const [oldest, other] of kept) {
      if (size <= limit) break
      kept.delete(oldest)
      size -= other.byteLength
    }
    return bytes
  }
}
