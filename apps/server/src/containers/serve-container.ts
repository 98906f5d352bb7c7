import { isId } from '@waymark/domain/resource'
import { eq } from 'drizzle-orm'
import { maySee } from '#access/rights.ts'
import { CONTAINER_CACHING, pointerPath, SCRIPT_TYPE } from '#container-store/files.ts'
import type { ContainerStore, Encoded } from '#container-store/store.ts'
import { findVersion } from '#database/find-version.ts'
import { artifacts } from '#database/tables/index.ts'
import { isUnavailable } from '#database/unavailable.ts'
import type { Dependencies } from '#dependencies.ts'
import { contentEncoding } from '#http/content-encoding.ts'
import { matchesAny } from '#http/if-none-match.ts'
import { type Reply, reply } from '#http/reply.ts'
import type { ContainerOutcome } from '#monitoring/metrics.ts'
import { notFound, Refused } from '#refusal.ts'
import { verificationKeys } from '#secrets/signing-keys.ts'
import { debugArtifact } from './debug-artifact.ts'
import { openLink } from './debug-links.ts'
import { type DebugClaims, readDebugToken } from './debug-token.ts'
import { liveContainer } from './live.ts'
import { recordLoad } from './loads.ts'

/** Let pages of any origin load what is for sites; none of it needs a sign-in. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

const SCRIPT = { ...CORS_HEADERS, 'Content-Type': SCRIPT_TYPE, Vary: 'Accept-Encoding' } as const
const CACHED = { 'Cache-Control': CONTAINER_CACHING } as const
/** The stored form of each content encoding. */
const FORMS = { br: 'brotli', gzip: 'gzip' } as const
const ENCODINGS = { brotli: 'br', gzip: 'gzip', raw: undefined } as const

/** A request for a container. */
interface Wanted {
  readonly file: string
  readonly token: string | undefined
  readonly url: URL
  readonly request: Request
}

type CountedReply = readonly [ContainerOutcome, Reply]

/** The container of a site: the debug artifact for a valid token, otherwise the published one. */
export async function serveContainer(deps: Dependencies, wanted: Wanted): Promise<Reply> {
  try {
    const [outcome, answer] = await findContainer(deps, wanted)
    deps.metrics.container(outcome)
    return answer
  } catch (error) {
    deps.metrics.container(error instanceof Refused ? 'missing' : 'failed')
    throw error
  }
}

async function findContainer(deps: Dependencies, { file, token, url, request }: Wanted): Promise<CountedReply> {
  const siteId = siteOf(file)
  if (!siteId) throw notFound('app_id')
  const encoding = contentEncoding(request.headers.get('accept-encoding'))
  const form = encoding ? FORMS[encoding] : 'raw'
  const headers = scriptHeaders(encoding)

  const debug = token && isProductHost(deps, url) ? await readDebugArtifact(deps, siteId, token, form) : undefined
  if (debug) {
    recordLoad(deps, siteId, request, { isDebug: true })
    return ['debug', reply(200, debug, { ...headers, 'Cache-Control': 'no-store' })]
  }
  // A CDN must not cache an answer to a token, or it could hand it to others.
  const caching = token === undefined ? CACHED : { 'Cache-Control': 'no-store' }
  try {
    const { hash, isLastKnown } = await liveContainer(deps, siteId)
    if (!isLastKnown) recordLoad(deps, siteId, request)
    const tag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    if (matchesAny(request.headers.get('if-none-match'), tag)) {
      return ['not_modified', reply(304, undefined, { ...CORS_HEADERS, ...caching, Vary: SCRIPT.Vary, ETag: tag })]
    }
    const bytes = await readBytes(deps, hash, form)
    return [isLastKnown ? 'last_known' : 'published', reply(200, bytes, { ...headers, ...caching, ETag: tag })]
  } catch (error) {
    const stored = isUnavailable(error)
      ? await readFromStore(deps.store, siteId, form).catch(() => undefined)
      : undefined
    if (!stored) throw error
    return ['stored', reply(200, stored.bytes, { ...scriptHeaders(stored.encoding), ...caching })]
  }
}

const scriptHeaders = (encoding: 'br' | 'gzip' | undefined) => ({
  ...SCRIPT,
  ...(encoding && { 'Content-Encoding': encoding }),
})

/**
 * The published container of a site from the store alone, for a process that has no database yet; undefined where the store
 * has none or cannot be used.
 */
export async function serveFromStore(
  store: ContainerStore,
  { file, request }: Pick<Wanted, 'file' | 'request'>,
): Promise<Reply | undefined> {
  const siteId = siteOf(file)
  if (!siteId) return undefined
  const encoding = contentEncoding(request.headers.get('accept-encoding'))
  const stored = await readFromStore(store, siteId, encoding ? FORMS[encoding] : 'raw').catch(() => undefined)
  return stored && reply(200, stored.bytes, { ...scriptHeaders(stored.encoding), ...CACHED })
}

/** The copy of a container in the store: in the requested form, else in the last one that the store has. */
async function readFromStore(store: ContainerStore | undefined, siteId: string, form: keyof Encoded) {
  const kept = store?.forms.find((one) => one.form === form) ?? store?.forms.at(-1)
  const file = kept && (await store?.get(pointerPath(siteId) + kept.ending))
  return file && { bytes: file.bytes, encoding: ENCODINGS[kept.form] }
}

/** The site id of a file name such as `<id>.js`; undefined for any other name. */
function siteOf(file: string): string | undefined {
  const id = /^(?<id>.+)\.js$/u.exec(file)?.groups?.id
  return id && isId(id) ? id : undefined
}

/** Debug artifacts come from the product's own host only, never from one that may stand behind a CDN. */
function isProductHost({ settings }: Dependencies, url: URL): boolean {
  const container = new URL(settings.containerOrigin).host
  return container === new URL(settings.origin).host || url.host !== container
}

async function readBytes(deps: Dependencies, hash: string, form: keyof Encoded): Promise<Uint8Array> {
  const bytes = await findBytes(deps, hash, form)
  if (!bytes) throw new Error(`The artifact ${hash} is missing.`)
  return bytes
}

async function findBytes(
  { containersDb: db, caches }: Dependencies,
  hash: string,
  form: keyof Encoded,
): Promise<Uint8Array | undefined> {
  const key = `${hash} ${form}`
  const cached = caches.artifacts.get(key)
  if (cached) return cached
  const [row] = await db.select({ bytes: artifacts[form] }).from(artifacts).where(eq(artifacts.hash, hash))
  if (row) caches.artifacts.set(key, row.bytes)
  return row?.bytes
}

/** The debug artifact that a token allows; undefined for a token that is no longer valid. */
async function readDebugArtifact(
  deps: Dependencies,
  siteId: string,
  token: string,
  form: keyof Encoded,
): Promise<Uint8Array | undefined> {
  const claims = readDebugToken(await verificationKeys(deps, 'debug-token'), token, deps.clock())
  if (claims?.siteId !== siteId || !(await holds(deps, claims))) return undefined
  const version = await findVersion(deps.db, siteId, claims.version)
  if (!version) return undefined
  const hash = await debugArtifact(deps, siteId, version.id)
  if (hash === undefined) return undefined
  const bytes = await findBytes(deps, hash, form)
  if (bytes) return bytes
  // Its hash was still in the cache, but it has been deleted a week after it was compiled (`deleteExpired`).
  deps.caches.debugHashes.clear()
  const compiledAgain = await debugArtifact(deps, siteId, version.id)
  return compiledAgain === undefined ? undefined : readBytes(deps, compiledAgain, form)
}

/** Whether the user or the link of a token still has access to the site. */
async function holds(deps: Dependencies, claims: DebugClaims): Promise<boolean> {
  if ('user' in claims) return maySee(deps, claims.user, claims.siteId)
  const link = await openLink(deps, { id: claims.link }).catch((error) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  return link?.siteId === claims.siteId
}
