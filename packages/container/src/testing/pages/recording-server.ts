import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { snippet } from '../../snippet/index.ts'
import { serve } from '../serve.ts'
import type { SitePage } from './page.ts'

/** One request of a visit, as far as a page decides about it. */
export interface Recorded {
  readonly method: string
  /** Path and query after the name of the page. */
  readonly url: string
  readonly referer: string | undefined
  readonly contentType: string | undefined
  readonly body: string
}

/** What one visit sent; visits are told apart by a cookie. */
export interface Log {
  readonly requests: Recorded[]
  /** Calls of the tags. */
  readonly tags: string[]
}

export interface RecordingServer {
  readonly origin: string
  readonly cookie: string
  logOf(visit: string): Log
  close(): Promise<void>
}

const COOKIE = 'visit'
const NONCE = 'bm9uY2U'

/** Counts what listeners of the page hear, in a place that outlives the page. */
const COUNTER = `
  window.count = function (name) { localStorage.setItem(name, Number(localStorage.getItem(name)) + 1) };
  ['click', 'auxclick', 'submit'].forEach(function (type) {
    addEventListener(type, function () { count('captured ' + type) }, true);
    addEventListener(type, function (event) { count(type + ' prevented ' + event.defaultPrevented) });
  });
  addEventListener('formdata', function () { count('formdata') });
  addEventListener('error', function (event) { count('error ' + event.message) });`

/** A server for the pages, with a container for those who visit with one; it writes down all else that is asked for. */
export async function openRecordingServer(pages: readonly SitePage[], container: string): Promise<RecordingServer> {
  const clients = await buildClients(pages)
  const logs = new Map<string, Log>()
  const logOf = (visit: string) => {
    if (!logs.has(visit)) logs.set(visit, { requests: [], tags: [] })
    return logs.get(visit)!
  }
  const { port, close } = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const [, name = '', ...rest] = url.pathname.split('/')
    const visit = new RegExp(`${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    const text = (type: string, body: string) => {
      response.setHeader('content-type', `${type}; charset=utf-8`)
      response.end(body)
    }
    if (name === 'containers') return text('text/javascript', container)
    if (name === 'client') return text('text/javascript', clients[rest[0]!] ?? '')
    const log = logOf(visit)
    if (name === 'tag') {
      log.tags.push(rest[0]!)
      return text('text/plain', '')
    }
    const page = pages.find((one) => one.name === name)
    const recorded = await recordedOf(request, `${rest.join('/')}${url.search}`)
    if (page) log.requests.push(recorded)
    const body = rest[0] === '' ? page?.body : page?.answers?.[rest[0]!]
    for (const [header, value] of Object.entries(page?.headers ?? {})) response.setHeader(header, value)
    if (page && rest[0] === 'redirect') response.writeHead(303, { location: `/${name}/${rest[1]}` }).end()
    else if (page && body !== undefined && request.method === 'GET')
      text('text/html', html(page, body, visit.endsWith('waymark')))
    else text('text/html', body ?? '<!doctype html><title>Sent</title>')
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    cookie: COOKIE,
    logOf,
    close,
  }
}

function html({ name, head = '', hasClient }: SitePage, body: string, hasContainer: boolean): string {
  const script = (code: string) => `<script nonce="${NONCE}">${code}</script>`
  const container = hasContainer
    ? snippet({ src: '/containers/shop.js' }).replace('<script>', `<script nonce="${NONCE}">`)
    : ''
  const client = hasClient ? `<script nonce="${NONCE}" src="/client/${name}.js" defer></script>` : ''
  return `<!doctype html><html><head><meta charset="utf-8"><title>Shop</title>${head}${script(COUNTER)}${container}${client}</head>
    <body>${body.replaceAll('{{ nonce }}', NONCE)}</body></html>`
}

async function recordedOf(request: IncomingMessage, url: string): Promise<Recorded> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { referer, 'content-type': type } = request.headers
  // Browsers part the fields of a form by a random word.
  const boundary = /boundary=(.*)/.exec(type ?? '')?.[1]
  const same = (text: string) => (boundary ? text.replaceAll(boundary, 'boundary') : text)
  return {
    method: request.method ?? '',
    url,
    referer,
    contentType: type && same(type),
    body: same(Buffer.concat(chunks).toString('latin1')),
  }
}

/** The scripts of the pages, bundled with the libraries they import. */
async function buildClients(pages: readonly SitePage[]): Promise<Readonly<Record<string, string>>> {
  const { outputFiles } = await build({
    entryPoints: pages
      .filter(({ hasClient }) => hasClient)
      .map(({ name }) => fileURLToPath(new URL(`client/${name}.js`, import.meta.url))),
    bundle: true,
    write: false,
    outdir: '/client',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
}
