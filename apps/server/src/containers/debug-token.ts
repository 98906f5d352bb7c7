import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** What a debug token allows: running one version of one site in debug mode for some hours. */
const Claims = v.intersect([
  v.object({
    /** Id of the version. */
    version: v.string(),
    /** End in seconds since 1970. */
    until: v.number(),
  }),
  // Whom it was given to; it ends with their access, or with the link.
  v.union([v.object({ user: v.string() }), v.object({ link: v.string() })]),
])

export type DebugClaims = v.InferOutput<typeof Claims> & { siteId: string }

/** A token that begins with the site's id, so that a container can recognise the token of another site without the key. */
export function signDebugToken(key: Uint8Array, { siteId, ...claims }: DebugClaims): string {
  const body = `${siteId}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signature(key, body).toString('base64url')}`
}

/** What a token allows, if one of the keys signed it and it has not expired. Its user or link is not checked. */
export function readDebugToken(keys: readonly Uint8Array[], token: string, now: Date): DebugClaims | undefined {
  const [siteId = '', claims = '', signed = '', ...rest] = token.split('.')
  const given = Buffer.from(signed, 'base64url')
  const isSigned = keys.some((key) => {
    const expected = signature(key, `${siteId}.${claims}`)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (rest.length > 0 || !isSigned) return undefined
  const { success, output } = v.safeParse(Claims, JSON.parse(Buffer.from(claims, 'base64url').toString()))
  return success && output.until * 1000 > now.getTime() ? { siteId, ...output } : undefined
}

const signature = (key: Uint8Array, body: string) => createHmac('sha256', key).update(body).digest()
