import type { Browser, Page, Route } from 'playwright'
import type { CompileInput } from '../../compile/index.ts'
import { inputOf, onEvent, settings, tagItem, triggerItem } from '../index.ts'
import type { Hit, RecordingSite } from './recording-site.ts'

/** What one option of a tag template makes Matomo's tracker request. */
export interface Recording {
  /** The stored name of the template. */
  readonly template: string
  /** What is shown, in words. */
  readonly shows: string
  readonly options: Readonly<Record<string, unknown>>
  /** Whether the site asks for consent; the visitor then grants analytics first. */
  readonly asksForConsent?: boolean
  /** Whether the page comes by https. */
  readonly isSecure?: boolean
  /** What the page pushes; the tag fires on the event `go`, the analytics tag on every page view and on `go`. */
  readonly pushes?: object
  /** What the visitor does afterwards. */
  readonly act?: (page: Page, site: VisitedSite) => Promise<unknown>
  /** What is requested, without what every request has. */
  readonly hits: readonly Hit[]
  /** An effect beside requests, such as a cookie. */
  readonly effect?: { readonly read: (page: Page, site: VisitedSite) => Promise<unknown>; readonly is: unknown }
}

/** The address of a visit's page, and what was asked for so far. */
export interface VisitedSite {
  readonly url: string
  hits(): readonly Hit[]
  pages(): readonly string[]
}

/** Options of an analytics tag that only sets the tracker up. */
const SILENT = { track_page_view: false, link_tracking: false, js_error_tracking: false }
const SITE_ID = '7'
/** Where every visit comes from. */
const REFERRER = 'https://search.example/'
/** Stands for the address of the visit's page. */
const SHOP = 'https://shop.example/'
/** Something that the page tracks after the tag, and its request. */
export const trackLater = (page: Page) => page.evaluate('_paq.push(["trackEvent", "Later", "Event"])')
export const LATER: Hit = { e_c: 'Later', e_a: 'Event' }

/** Requested last, so that what was not requested before it never will be. */
const isEnd = (hit: Hit) => hit.e_c === 'Test' && hit.e_a === 'End'

/** Makes the visit of a recording; gives what was requested. */
export async function recordVisit(
  browser: Browser,
  site: RecordingSite,
  name: string,
  recording: Recording,
): Promise<{ hits: readonly Hit[]; effect: unknown }> {
  const { pushes, act, effect, asksForConsent, isSecure = false } = recording
  const origin = `http${isSecure ? 's' : ''}://shop.localhost:${site.port}`
  const url = `${origin}/${name}/`
  const hits = () => site.hits(name).map((hit) => telling(hit, url))
  const visited: VisitedSite = { url, hits, pages: () => site.pages(name) }
  site.serve(name, contentOf(recording, `${origin}/matomo.js`, `${url}matomo.php`))
  const context = await browser.newContext()
  try {
    if (isSecure) await context.route(/^https:/, answerByHttp)
    const page = await context.newPage()
    await page.goto(url, { referer: REFERRER })
    if (asksForConsent) await page.evaluate('waymark("consent.set", {analytics: 1})')
    await page.waitForFunction('window.Matomo && document.readyState === "complete"')
    if (pushes) await page.evaluate((items) => (window as any).dataLayer.push({ event: 'go', ...items }), pushes)
    await act?.(page, visited)
    await page.evaluate('_paq.push(["trackEvent", "Test", "End"])')
    const isDone = () => hits().some(isEnd) && hits().length > recording.hits.length
    for (let tries = 0; tries < 600 && !isDone(); tries++) await page.waitForTimeout(50)
    return { hits: hits().filter((hit) => !isEnd(hit)), effect: await effect?.read(page, visited) }
  } finally {
    await context.close()
  }
}

/** Has the site answer what is asked for by https. */
async function answerByHttp(route: Route): Promise<void> {
  const { port, pathname, search } = new URL(route.request().url())
  const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` })
  await route.fulfill({ response })
}

/** A site with an analytics tag and the tag of a recording, for Matomo. */
function contentOf(recording: Recording, trackerJsUrl: string, trackerPhpUrl: string): CompileInput {
  const { template, options, asksForConsent = false } = recording
  const tag = (number: number, name: string, template_options: object) =>
    tagItem(number, { template: name, code: null, template_options: template_options as never })
  const isAnalytics = template === 'waymark_analytics'
  const analytics = {
    ...tag(1, 'waymark_analytics', isAnalytics ? options : SILENT),
    consent_type: 'analytics',
    respect_visitors_privacy: true,
    triggers: [triggerItem(1).id, ...(isAnalytics ? [triggerItem(2).id] : [])],
  }
  return inputOf(
    {
      tags: [analytics, ...(isAnalytics ? [] : [tag(2, template, options)])],
      triggers: [triggerItem(1), onEvent(2, 'go')],
    },
    {
      settings: {
        ...settings,
        gdpr: asksForConsent,
        trackerDialect: 'matomo',
        trackerSiteId: SITE_ID,
        trackerDomains: ['shop.localhost', 'other.localhost'],
        trackerJsUrl,
        trackerPhpUrl,
      },
    },
  )
}

/** Parameters that every request has, or that do not depend on the tag. */
const COMMON =
  /^(_id|_idn|_ref|_refts|_rcn|_rck|ag|ca|cookie|cs|fla|h|idsite|java|m|pdf|pf_\w+|pv_id|qt|r|realp|rec|res|s|send_image|uadata|wma)$/

/** What a request says beside that; its page and referrer only where they differ from those of the visit. */
function telling(hit: Hit, url: string): Hit {
  if (hit.idsite !== SITE_ID || hit.rec !== '1') throw new Error(`not a request for the site: ${JSON.stringify(hit)}`)
  const own = Object.entries(hit).map(([name, value]) => [name, value.replaceAll(url, SHOP)] as const)
  return Object.fromEntries(
    own.filter(
      ([name, value]) =>
        !COMMON.test(name) && !(name === 'url' && value === SHOP) && !(name === 'urlref' && value === REFERRER),
    ),
  )
}
