import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Dependencies } from '#dependencies.ts'
import type { ApiEnv } from '../api.ts'
import { publicUrl } from '../forwarded.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from '../reply.ts'
import type { Asset } from './asset.ts'
import { neighbourPage } from './neighbours.ts'
import { plainPage } from './plain-page.ts'
import { pageHeaders } from './security-headers.ts'

/** Everything that is no call: files of the product, pages of its neighbours, and the application itself. */
export function mountPages(routes: Hono<ApiEnv>, deps: Dependencies): void {
  routes.get('*', async (c) => {
    const { path } = c.req
    const asset = await deps.files.asset(path)
    if (asset) return sendAsset(c, asset)
    // A script that is gone must not turn into a page: the browser would try to run it.
    if (DATA.test(path)) return c.body('Not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' })
    return sendPage(c, deps, neighbourPage(path) ?? deps.files.page ?? NOT_BUILT)
  })
  routes.all('*', (c) =>
    sendRefusal(c, { ...refuse('METHOD_NOT_ALLOWED_ERROR', 'This is a page'), headers: { Allow: 'GET, HEAD' } }),
  )
}

const DATA = /^\/(?:assets|static|containers|debug-files)(?:\/|$)/u
const NOT_BUILT = plainPage('Waymark is not built', 'Run pnpm build, or pnpm dev while working on it.')

function sendPage(c: Context<ApiEnv>, deps: Dependencies, page: string): Response {
  const nonce = randomBytes(16).toString('base64')
  const { origin } = publicUrl(c, deps.settings)
  return c.body(page.replaceAll('%NONCE%', nonce), 200, pageHeaders(origin, nonce))
}

function sendAsset(c: Context<ApiEnv>, { body, encodings, headers }: Asset): Response {
  if (c.req.header('if-none-match')?.includes(headers.ETag ?? ' ')) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = encodings[encoding]
    if (smaller && accepted.includes(encoding))
      return c.body(smaller, 200, { ...headers, 'Content-Encoding': encoding })
  }
  return c.body(body, 200, headers)
}
