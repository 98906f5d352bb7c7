import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'
import type { ApiEnv } from '../api.ts'
import { contentEncoding } from '../content-encoding.ts'
import { sendRefusals } from '../errors.ts'
import { publicUrl } from '../request-origin.ts'
import type { Asset } from './asset.ts'
import { plainPage } from './plain-page.ts'
import type { ProductFiles } from './product-files.ts'
import { suitePage } from './suite-page.ts'

/** Everything that is no call: files of the product, placeholders for the rest of the suite, and the application itself. */
export function mountPages(routes: Hono<ApiEnv>, settings: Settings, files: ProductFiles): void {
  routes.get('*', async (c) => {
    const { path } = c.req
    const asset = await files.asset(path)
    if (asset) return sendAsset(c, asset)
    // A script that is gone must not turn into a page: the browser would try to run it.
    if (FILES.test(path)) return c.body('Not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' })
    return sendPage(c, settings, suitePage(path) ?? files.page ?? NOT_BUILT)
  })
  routes.all('*', (c) =>
    sendRefusals(c, refuse('METHOD_NOT_ALLOWED_ERROR', 'This is a page').refusals, { Allow: 'GET, HEAD' }),
  )
}

/** Paths where only files are. */
const FILES = /^\/(?:assets|static|containers|debug-files)(?:\/|$)/u
const NOT_BUILT = plainPage('Waymark is not built', 'Run pnpm build, or pnpm dev while working on it.')

function sendPage(c: Context<ApiEnv>, settings: Settings, page: string): Response {
  const nonce = randomBytes(16).toString('base64')
  const { origin } = publicUrl(c, settings)
  return c.body(page.replaceAll('%NONCE%', nonce), 200, pageHeaders(origin, nonce))
}

function sendAsset(c: Context<ApiEnv>, { body, encodings, headers }: Asset): Response {
  if (c.req.header('if-none-match')?.includes(headers.ETag ?? ' ')) return c.body(null, 304, headers)
  const encoding = contentEncoding(c.req.header('accept-encoding'))
  const encoded = encoding && encodings[encoding]
  return encoded ? c.body(encoded, 200, { ...headers, 'Content-Encoding': encoding }) : c.body(body, 200, headers)
}

/**
 * Headers of a page of the product. Scripts come only from the folder of built assets: `/containers/` on the same origin
 * holds customers' code. The nonce is for the one style element that the code editor makes.
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
