const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map(
  [...ALPHABET]
    .map((letter, value) => [letter, value])
    .concat([
      ['+', 62],
      ['/', 63],
    ]) as [string, number][],
)

/** Writes text as URL-safe base64 of its UTF-8 bytes, without padding. Lone surrogates cannot be written. */
export function encodeBase64(text: string): string {
  const bytes = [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|[^%]/gu)].map(([whole, hex]) =>
    hex === undefined ? whole.charCodeAt(0) : Number.parseInt(hex, 16),
  )
  let written = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(bits >> shift) & 63])
    written += letters.slice(0, Math.min(3, bytes.length - at) + 1).join('')
  }
  return written
}

/** Reads UTF-8 text from standard or URL-safe base64, padded or not; undefined for anything else. */
export function decodeBase64(written: string): string | undefined {
  const letters = written.replace(/={1,2}$/u, '')
  if (letters.length % 4 === 1) return undefined
  let bytes = ''
  let bits = 0
  let held = 0
  for (const letter of letters) {
    const value = VALUES.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes += `%${((bits >> held) & 0xff).toString(16).padStart(2, '0')}`
  }
  try {
    return decodeURIComponent(bytes)
  } catch {
    return undefined
  }
}
