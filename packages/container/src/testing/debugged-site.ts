import type { Browser, BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { type CompileInput, compile, type Items } from '../compile/index.ts'
import { inputOf, onEvent, settings, tagItem, triggerItem } from './items.ts'
import { serve } from './serve.ts'
import { html, openBrowser, openSite, RECORDER, type Site } from './site.ts'
import { testWith } from './visited-page.ts'

export const SESSION = '5b3c1a52-0d0f-4f0e-9c62-0f6c8f1a2b3c'
/** The token with which the site gets the draft; for every other it gets what is published. */
export const TOKEN = 'token-1'
/** A token for which the site gets nothing. */
export const BLOCKED = 'blocked'
/** The checksum of the draft. */
const DRAFT = 'draft-checksum'

/** How the product answers the site. */
export interface Answers {
  token?: string
  checksum?: string
  /** Whether it says `start` at all. */
  start?: boolean
  /** The text of the badge, in the language of the user. */
  badgeText?: string
  /** The page that it opens. */
  path?: string
}

/** A site, and the debugger that opens it; a page of its own stands for the product. */
export interface DebuggedSite {
  readonly site: Site
  readonly published: CompileInput
  readonly context: BrowserContext
  /** A page in place of the product. All messages to it are in `received`; it answers none while it is `silent`. */
  readonly tool: Page
  /** Changes what the draft holds. */
  changeDraft(items: Partial<Items>): void
  /** Opens the site as the product does, answers with `answers`, and keeps what it receives. */
  debug(answers?: Answers): Promise<Page>
  /** Sends a message to the site. */
  send(type: string, payload?: object): Promise<void>
  received(): Promise<any[]>
  /** The types of the received messages, pings aside. */
  types(): Promise<string[]>
  /** How many messages of a type were received. */
  times(type: string): Promise<number>
  /** All received messages of a type. */
  receivedOf(type: string): Promise<any[]>
  connected(): Promise<void>
  /** Leads a connected page on with a token that is refused, while the product is silent. */
  leadOnRefused(page: Page): Promise<void>
  close(): Promise<void>
}

/** What the site runs for visitors, and the draft of it: a tag on each page view, and in the draft one on `signup`. */
function contentFor(debuggerOrigin: string) {
  const own = { ...settings, debuggerOrigin, delay: 0 }
  const items = { triggers: [triggerItem(1), onEvent(2, 'signup')] }
  const draftOf = (draft: Partial<Items>) => inputOf(draft, { settings: own, mode: 'debug', checksum: DRAFT })
  return {
    draftOf,
    published: inputOf(
      { ...items, tags: [tagItem(1, { code: '<script>hit("published")</script>' })] },
      { settings: own },
    ),
    draft: draftOf({
      ...items,
      tags: [
        tagItem(1, { code: '<script>hit("draft")</script>' }),
        tagItem(2, { code: '<script>hit("signup")</script>', disable_in_debug_mode: true }),
      ],
    }),
  }
}

/** Serves the product's page and its containers. */
async function openProduct() {
  let content: ReturnType<typeof contentFor>
  let draft: CompileInput
  const { port, close } = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://product')
    if (!url.pathname.startsWith('/containers/')) {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Debugger</title>')
      return
    }
    const token = url.searchParams.get('wm_debug')
    if (token === BLOCKED) {
      response.statusCode = 500
      response.end()
      return
    }
    response.setHeader('content-type', 'text/javascript')
    response.end(compile(token === TOKEN ? draft : content.published).source)
  })
  const origin = `http://127.0.0.1:${port}`
  content = contentFor(origin)
  draft = content.draft
  const changeDraft = (items: Partial<Items>) => {
    draft = content.draftOf(items)
  }
  return { origin, published: content.published, changeDraft, close }
}

async function openDebuggedSite(browser: Browser): Promise<DebuggedSite> {
  const product = await openProduct()
  const { published } = product
  const site = await openSite({
    input: published,
    pages: { '/': html('<a id="next" href="/next">next</a>', RECORDER), '/next': html('', RECORDER) },
  })
  const context = await browser.newContext()
  const tool = await context.newPage()
  await tool.goto(product.origin)

  const received = (): Promise<any[]> => tool.evaluate('window.received')
  const types = async () => (await received()).map(({ type }) => type).filter((type) => type !== 'ping')
  const receivedOf = async (type: string) => (await received()).filter((message) => message.type === type)
  return {
    site,
    published,
    changeDraft: product.changeDraft,
    context,
    tool,
    debug: async (answers = {}) => {
      const opening = context.waitForEvent('page')
      await tool.evaluate(play, {
        session: SESSION,
        appId: published.appId,
        url: `${site.origin}${answers.path ?? '/'}`,
        answers: { token: TOKEN, checksum: DRAFT, ...answers },
      })
      return opening
    },
    send: (type, payload = {}) =>
      tool.evaluate(([name, what]) => (window as any).send(name, what), [type, payload] as const),
    types,
    times: async (type) => (await types()).filter((one) => one === type).length,
    received,
    receivedOf,
    connected: () => expect.poll(types).toContain('up-to-date'),
    leadOnRefused: async (page) => {
      await tool.evaluate('window.silent = true')
      await page.evaluate("sessionStorage.setItem('wm_debug', 'expired')")
      await page.click('#next')
      await expect.poll(async () => (await receivedOf('ready')).at(-1).payload.url).toMatch(/next$/)
    },
    close: async () => {
      await context.close()
      await site.close()
      await product.close()
    },
  }
}

/** Runs in the page in place of the product. */
function play({ session, appId, url, answers }: { session: string; appId: string; url: string; answers: Answers }) {
  const received: any[] = []
  const own = window as any
  const sent: any[] = []
  Object.assign(own, { received, sent })
  addEventListener('message', ({ data, source, origin }) => {
    received.push(data)
    const send = (type: string, payload: object) => {
      sent.push({ type, payload })
      ;(source as Window).postMessage({ waymark: 'debug/1', type, sessionId: session, payload }, origin)
    }
    Object.assign(own, { send })
    if (own.silent) return
    if (data.type === 'ready' && answers.start !== false) {
      send('start', {
        appId,
        sessionId: session,
        debuggerUrl: location.href,
        fontUrl: '',
        badgeText: answers.badgeText ?? 'Debugged',
      })
    }
    if (data.type === 'get-container-version') {
      const { checksum, token } = answers
      send('container-version', { appId, versionId: 'v', checksum, name: 'Draft', token })
    }
    if (data.type === 'up-to-date') send('prevent-page-reload', { enabled: own.hold === true })
  })
  Object.assign(own, { site: window.open(url, `waymark-debug-${session}`) })
}

/** A test with a site of its own that can be debugged. */
export const test = testWith(openBrowser).extend<{ debugged: DebuggedSite }>({
  debugged: async ({ browser }, use) => {
    const debugged = await openDebuggedSite(browser)
    await use(debugged)
    await debugged.close()
  },
})

/** How many signs a page shows that it is being debugged. */
export const badgesOn = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('html > div').length)

/** Lets the pages of a context show what stands in their closed shadow trees. */
export const openShadowTrees = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
  })

/** The pixels at the right edge that the page leaves to the badge. */
export const roomForBadge = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseInt(getComputedStyle(document.documentElement).paddingRight, 10))

/** What a page still holds of a debug session: its window's name, and how much its session storage keeps. */
export const tracesOn = (page: Page): Promise<[name: string, stored: number]> =>
  page.evaluate(() => [window.name, sessionStorage.length])

/** What a page holds that was never debugged, or is no longer. */
export const NO_TRACES = ['', 0]
