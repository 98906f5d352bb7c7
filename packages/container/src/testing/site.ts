import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../../../../tooling/browser/find-browser.ts'
import { type CompileInput, compile } from '../compile/index.ts'
import { snippet } from '../snippet/index.ts'
import { serve } from './serve.ts'

/** What a test site answers: pages by path, further files, and the container under its usual address. */
interface SiteSettings {
  readonly input: CompileInput
  /** HTML of a page; `{{ snippet }}` stands for the snippet, `{{ nonce }}` for the page's nonce. */
  readonly pages: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Paths that lead elsewhere. */
  readonly redirects?: Readonly<Record<string, string>>
  /** The debug artifact by token, when the test has one. */
  readonly debug?: (token: string) => CompileInput | undefined
}

export interface Site {
  readonly origin: string
  /** Changes what is served from now on. */
  change(settings: Partial<SiteSettings>): void
  close(): Promise<void>
}

const NONCE = 'bm9uY2U'

/** A site of its own origin with a container on it. */
export async function openSite(first: SiteSettings): Promise<Site> {
  let settings = first
  const { port, close } = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const origin = `http://${request.headers.host}`
    const page = settings.pages[url.pathname]
    const file = settings.files?.[url.pathname]
    const redirect = settings.redirects?.[url.pathname]
    if (redirect !== undefined) {
      response.writeHead(302, { location: redirect })
      response.end()
    } else if (url.pathname.startsWith('/containers/')) {
      const token = url.searchParams.get('wm_debug')
      const input = (token !== null && settings.debug?.(token)) || settings.input
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(compile(input).source)
    } else if (page !== undefined) {
      for (const [name, value] of Object.entries(settings.headers ?? {})) response.setHeader(name, value)
      const src = `${origin}/containers/${settings.input.appId}.js`
      const code = snippet({ src }).replace('<script>', `<script nonce="${NONCE}">`)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page.replaceAll('{{ snippet }}', () => code).replaceAll('{{ nonce }}', NONCE))
    } else {
      response.statusCode = file === undefined ? 404 : 200
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(file ?? '')
    }
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    change: (changes) => {
      settings = { ...settings, ...changes }
    },
    close,
  }
}

/** A page with the snippet in its head and something in its body. */
export const html = (body = '', head = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Shop</title>${head}{{ snippet }}</head><body>${body}</body></html>`

/** Keeps what tags do and what goes wrong; goes in front of everything else in a page. */
export const RECORDER = `<script nonce="{{ nonce }}">
window.hits = []; window.hit = function () { hits[hits.length] = Array.from(arguments) };
window.failures = []; addEventListener('error', function (event) { failures.push(event.message) });
addEventListener('unhandledrejection', function (event) { failures.push('' + event.reason) });
</script>`

/** `keepsPages` also keeps pages in memory that were left, as people's browsers do; `scale` is that of the screen. */
export function openBrowser({ keepsPages = false, scale = 1 } = {}): Promise<Browser> {
  const { args, ...options } = launchOptions({ whole: keepsPages })
  return chromium.launch({
    ...options,
    args: [...args, `--force-device-scale-factor=${scale}`],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

/** What the tags of a page have reported so far. */
export const hitsOn = (page: Page): Promise<unknown[][]> => page.evaluate('window.hits')
export const failuresOn = (page: Page): Promise<string[]> => page.evaluate('window.failures')
