import { isId } from '@waymark/domain/resource'
import { eq } from 'drizzle-orm'
import { installationKey } from '#access/keys.ts'
import { findVersion } from '#database/find-version.ts'
import { debugLinks, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, type Refusal } from '#http/refusal.ts'
import { type Reply, reply } from '#http/reply.ts'
import { debugArtifact } from './debug-artifact.ts'
import { readDebugToken } from './debug-token.ts'
import { chosenEncoding } from './encoding.ts'
import { liveArtifact } from './live-artifact.ts'

/** Headers of everything that sites load from here: any page may, and none of it needs a sign-in. */
export const FOR_SITES = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

const SCRIPT = { ...FOR_SITES, 'Content-Type': 'text/javascript; charset=utf-8', Vary: 'Accept-Encoding' } as const
/** Sites ask again after five minutes; meanwhile and during the next day the old script is better than none. */
const CACHED = { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' } as const

/** The script of a site: the debug artifact for a valid token, otherwise the published one. */
export async function serveContainer(
  deps: Dependencies,
  { file, token, url, request }: { file: string; token: string | undefined; url: URL; request: Request },
): Promise<Reply | Refusal> {
  const siteId = /^(?<id>.+)\.js$/u.exec(file)?.groups?.id ?? ''
  const [site] = isId(siteId) ? await deps.db.select().from(sites).where(eq(sites.id, siteId)) : []
  if (site?.kind !== 'app') return notFound({ parameter: 'app_id' })
  const { form, name } = chosenEncoding(request.headers.get('accept-encoding'))
  const encoding = name && { 'Content-Encoding': name }

  const debug = token && isProductHost(deps, url) ? await debugged(deps, site.id, token) : undefined
  if (debug) return reply(200, debug[form], { ...SCRIPT, ...encoding, 'Cache-Control': 'no-store' })
  const live = await liveArtifact(deps, site.id)
  if (!live) return notFound({ parameter: 'app_id' })
  // An answer to a token must never be kept under an address that a CDN could hand to others.
  const caching = token === undefined ? CACHED : { 'Cache-Control': 'no-store' }
  const tag = `"${live.hash}${name ? `-${name}` : ''}"`
  if (matches(request.headers.get('if-none-match'), tag)) {
    return reply(304, undefined, { ...FOR_SITES, ...caching, Vary: SCRIPT.Vary, ETag: tag })
  }
  return reply(200, await live.read(form), { ...SCRIPT, ...encoding, ...caching, ETag: tag })
}

/** Debug artifacts come from the product's own host only, never from one that may stand behind a CDN. */
function isProductHost({ settings }: Dependencies, url: URL): boolean {
  const container = new URL(settings.containerOrigin).host
  return container === new URL(settings.origin).host || url.host !== container
}

async function debugged(deps: Dependencies, siteId: string, token: string) {
  const claims = readDebugToken(await installationKey(deps.db, 'debug-token'), token, deps.clock())
  if (claims?.siteId !== siteId) return undefined
  if (claims.link !== undefined && !(await linkExists(deps, siteId, claims.link))) return undefined
  const version = await findVersion(deps.db, siteId, claims.version)
  return version && debugArtifact(deps, siteId, version.id)
}

async function linkExists({ db }: Dependencies, siteId: string, linkId: string): Promise<boolean> {
  if (!isId(linkId)) return false
  const [link] = await db.select({ siteId: debugLinks.siteId }).from(debugLinks).where(eq(debugLinks.id, linkId))
  return link?.siteId === siteId
}

const matches = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//u, '') === tag || one.trim() === '*')
