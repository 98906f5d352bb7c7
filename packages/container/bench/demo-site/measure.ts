import type { Browser } from 'playwright'
import { inFreshPage, type ThreadTimes, withThreadTimes } from '../measure.ts'
import { DEMO_COOKIE, DEMO_PATH, DEMO_PUSHES } from './demo-site.ts'

/** Milliseconds of the start of one page, by what the script does. */
interface BootRun extends ThreadTimes {
  /** What runs until page view is pushed: stored values, consent, listeners. */
  readonly prepare: number
  /** Page view and what fires on it; DOM ready and page load, where they follow in the same task. */
  readonly pageView: number
  /** Both. Browsers parse and compile a file that arrives on another thread. */
  readonly boot: number
  /** The first event that the page pushes afterwards. */
  readonly event: number
  /** How much was asked of the tracker and loaded, which is the same for every script that does the job. */
  readonly calls: number
}

/** A script that tells when it begins to run. Its first line may be a hint for the browser. */
export function withStart(source: string): string {
  const [, hint = '', code = ''] = /^(\/\/#.*\n)?([\s\S]*)$/.exec(source)!
  return `${hint}window.began=performance.now();${code}`
}

/** Loads a script of the demo site's tags on the page of a product, for a visitor who has consented. */
export const measureBoot = (browser: Browser, origin: string, script: string): Promise<BootRun> =>
  inFreshPage(browser, origin + DEMO_PATH, async (page, session) => {
    await page.context().addCookies([{ ...DEMO_COOKIE, url: origin }])
    const boot = await withThreadTimes(session, () => page.evaluate(runBoot, { address: script, view: DEMO_PUSHES[0] }))
    return { ...boot, ...(await page.evaluate(runEvent, DEMO_PUSHES[1])) }
  })

interface Globals {
  dataLayer: object[]
  /** When the script began to run. */
  began: number
  _paq: unknown[]
}

/** Runs in the page. */
async function runBoot({ address, view }: { readonly address: string; readonly view: object }) {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const globals = window as unknown as Globals
  let viewed = 0
  let last = 0
  globals.dataLayer = [view]
  globals.dataLayer.push = (...items: object[]) => {
    if ((items[0] as { event?: string }).event === 'waymark.pageView') viewed = performance.now()
    return Array.prototype.push.apply(globals.dataLayer, items)
  }
  globals._paq = []
  globals._paq.push = (...items: unknown[]) => {
    last = performance.now()
    return Array.prototype.push.apply(globals._paq, items)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = address
  const loaded = new Promise((resolve) => {
    script.onload = resolve
  })
  await pause(50)
  document.head.appendChild(script)
  await loaded
  // What yields goes on in tasks of its own; the last tag on page view calls the tracker.
  await pause(300)
  const { began } = globals
  return { prepare: viewed - began, pageView: last - viewed, boot: last - began }
}

/** Runs in the page. */
function runEvent(item: object) {
  const { dataLayer, _paq } = window as unknown as Globals
  const before = performance.now()
  dataLayer.push(item)
  const event = performance.now() - before
  return { event, calls: _paq.length + document.querySelectorAll('script[src]').length }
}
