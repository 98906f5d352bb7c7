import { parseAccept } from 'hono/utils/accept'

/** The smallest of the encodings that a client accepts; undefined where it wants the plain bytes. */
export function contentEncoding(header: string | null | undefined): 'br' | 'gzip' | undefined {
  const qualities = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return (['br', 'gzip'] as const).find((encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0)
}
