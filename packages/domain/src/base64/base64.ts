// Functions of every platform, which are declared here because the domain is compiled without the types of any.
declare function atob(written: string): string
declare function btoa(bytes: string): string

/** Writes text as URL-safe base64 of its UTF-8 bytes, without padding. Lone surrogates cannot be written: URIError. */
export function encodeBase64(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Reads UTF-8 text from standard or URL-safe base64, padded or not; undefined for anything else. It reads what `atob` reads:
 * white space and the unused bits of the last character are ignored.
 */
export function decodeBase64(written: string): string | undefined {
  try {
    const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
    const escaped = Array.from(bytes, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    return decodeURIComponent(escaped.join(''))
  } catch {
    return undefined
  }
}
