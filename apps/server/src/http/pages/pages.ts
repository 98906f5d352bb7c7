import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { notFound, refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'
import type { ApiEnv } from '../api.ts'
import { contentEncoding } from '../content-encoding.ts'
import { sendRefusals } from '../errors.ts'
import { matchesAny } from '../if-none-match.ts'
import type { Asset } from './asset.ts'
import { plainPage } from './plain-page.ts'
import type { ProductFiles } from './product-files.ts'
import { suitePage } from './suite-page.ts'

/** Everything that is no call: files of the product, placeholders for the rest of the suite, and the application itself. */
export function mountPages(routes: Hono<ApiEnv>, settings: Settings, files: ProductFiles): void {
  routes.all('*', async (c) => {
    const { path } = c.req
    const asset = await files.asset(path)
    const page = suitePage(path) ?? (PRODUCT.test(path) ? (files.page ?? NOT_BUILT) : undefined)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!asset && page === undefined && (isRead || !READ_ONLY.test(path))) return sendMissing(c, settings)
    c.set('route', { pattern: asset ? 'file' : `/${path.split('/')[1]}`, isFrequent: asset !== undefined })
    if (!isRead) {
      return sendRefusals(c, refuse('METHOD_NOT_ALLOWED_ERROR', 'This can only be read').refusals, {
        Allow: 'GET, HEAD',
      })
    }
    if (asset) return sendAsset(c, asset)
    const elsewhere = otherNameOfThisMachine(c, settings)
    if (elsewhere) return c.redirect(elsewhere, 307)
    return sendPage(c, settings, page ?? '', { status: page === NOT_BUILT ? 503 : 200 })
  })
}

/** Paths of the application; what is below them is known to its router alone. */
const PRODUCT = /^\/(?:$|(?:tag|login|set-password|set-up|no-subscription|account|administration)(?:\/|$))/u
/** Paths where only files are. */
const FILES = /^\/(?:assets|static|containers|debug-files)(?:\/|$)/u
/** Paths that other routes answer, of which nothing but reading is possible. */
const READ_ONLY = /^\/(?:healthz|readyz|metrics|openapi\.json|api-docs)$|^\/(?:assets|static|containers|debug-files)\//u
/** Paths where only programs call. */
const CALLS = /^\/\.well-known(?:\/|$)/u
const NOT_BUILT = plainPage('Waymark is not built', 'Run pnpm build, or pnpm dev while working on it.')
const NOT_FOUND = plainPage('Page not found', 'There is no page at this address.')

function sendMissing(c: Context<ApiEnv>, settings: Settings): Response {
  const { path } = c.req
  if (CALLS.test(path)) return sendRefusals(c, notFound().refusals)
  // A script that is gone must not turn into a page: the browser would try to run it.
  if (FILES.test(path)) return c.body('Not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' })
  return sendPage(c, settings, NOT_FOUND, { status: 404 })
}

/**
 * The address to redirect to where a page was requested under another name of this machine than `WAYMARK_ORIGIN` has, such as
 * 127.0.0.1 in place of localhost: its scripts may only come from there. Under other names the page itself shows where
 * the product is, because a reverse proxy that changes the host may hide that the address was right.
 */
function otherNameOfThisMachine(c: Context, { origin }: Settings): string | undefined {
  const [requestUrl, own] = [new URL(c.req.url), new URL(origin)]
  const isTwin = requestUrl.hostname !== own.hostname && requestUrl.port === own.port
  if (!isTwin || ![requestUrl, own].every(({ hostname }) => LOOPBACK.has(hostname))) return undefined
  return own.origin + requestUrl.pathname + requestUrl.search
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends a page with the policy of the product. */
export function sendPage(
  c: Context,
  settings: Settings,
  page: string,
  { status = 200, headers = {} }: { status?: 200 | 404 | 503; headers?: Record<string, string> } = {},
): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = page.replaceAll('%NONCE%', nonce).replaceAll('%ORIGIN%', settings.origin)
  return c.body(html, status, { ...pageHeaders(settings.origin, nonce), ...headers })
}

function sendAsset(c: Context<ApiEnv>, { body, encodings, headers }: Asset): Response {
  if (matchesAny(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
  const encoding = contentEncoding(c.req.header('accept-encoding'))
  const encoded = encoding && encodings[encoding]
  return encoded ? c.body(encoded, 200, { ...headers, 'Content-Encoding': encoding }) : c.body(body, 200, headers)
}

/**
 * Headers of a page of the product at an origin, which is never taken from the request. Scripts come only from the folder of
 * built assets: `/containers/` on the same origin holds customers' code. The nonce is for the one style element that the code
 * editor makes.
 */
const pageHeaders = (origin: string, nonce: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${origin}/assets/`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html; charset=utf-8',
})
