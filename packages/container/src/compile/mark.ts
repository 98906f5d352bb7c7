/** The mark of a trigger that fires a tag or group once: 8 digits, the same in every artifact. */
export function markOf(...ids: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const character of ids.join(' ')) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash.toString(36).padStart(8, '0').slice(-8)
}
