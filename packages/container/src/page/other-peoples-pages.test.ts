import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, type ExpectStatic, test } from 'vitest'
import { compile } from '../compile/index.ts'
import { conditionItem, inputOf, settings, tagItem, triggerItem } from '../testing/index.ts'
import { alpine, htmx, jquery, railsUjs, react, turbo, vue, zone } from '../testing/pages/libraries.ts'
import type { SitePage } from '../testing/pages/page.ts'
import { fields, frames, handlers, links } from '../testing/pages/plain.ts'
import { openRecordingServer, type Recorded, type RecordingServer } from '../testing/pages/recording-server.ts'
import { openBrowser } from '../testing/site.ts'

const pages: readonly SitePage[] = [
  handlers,
  links,
  fields,
  frames,
  railsUjs,
  turbo,
  jquery,
  htmx,
  alpine,
  react,
  vue,
  zone,
]

const condition = (
  number: number,
  variable: keyof typeof BUILT_INS,
  condition_type: string,
  value: string,
  options = {},
) => ({
  conditions: [conditionItem(number, { variable_id: BUILT_INS[variable].id, condition_type, value, options })],
})

const triggers = [
  triggerItem(1),
  triggerItem(2, { trigger_type: 'dom_ready' }),
  triggerItem(3, { trigger_type: 'page_load' }),
  triggerItem(4, { trigger_type: 'click' }),
  triggerItem(5, { trigger_type: 'click', ...condition(5, 'defaultPrevented', 'is_false', '') }),
  triggerItem(6, { trigger_type: 'capturing_click' }),
  triggerItem(7, { trigger_type: 'form_submission' }),
  triggerItem(8, {
    trigger_type: 'page_scroll',
    ...condition(8, 'pageScroll', 'each_time', '0', { unit: 'percentage' }),
  }),
  triggerItem(9, { trigger_type: 'leave_content', ...condition(9, 'leaveContent', 'each_time', 'any') }),
  triggerItem(10, { trigger_type: 'time_on_website', ...condition(10, 'timeOnWebsite', 'each_time', '1') }),
  triggerItem(11, { trigger_type: 'history' }),
  triggerItem(12, { trigger_type: 'debounced_history' }),
  triggerItem(13, { trigger_type: 'element_presence', ...condition(13, 'foundElements', 'each_time', 'form') }),
  triggerItem(14, { trigger_type: 'event', ...condition(14, 'event', 'regexp', 'click|Submit') }),
  triggerItem(15, { trigger_type: 'form_submission', ...condition(15, 'defaultPrevented', 'is_false', '') }),
]

/** One tag for each trigger, which calls the server as pixels do. */
const input = inputOf(
  {
    triggers,
    tags: triggers.map(({ id, trigger_type }, at) =>
      tagItem(at + 1, { triggers: [id], code: `<script>new Image().src = "/tag/${trigger_type}-${at + 1}"</script>` }),
    ),
  },
  { settings: { ...settings, delay: 50 } },
)

let browser: Browser
let server: RecordingServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), openRecordingServer(pages, compile(input).source)])
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Those of the addresses that were not asked for; some name the method as well. */
const missing = (arrives: readonly string[], requests: readonly Recorded[]) =>
  arrives.filter(
    (wanted) => !requests.some(({ method, url }) => [url, `${method} ${url}`].some((line) => line.startsWith(wanted))),
  )

/** Goes through all scenes of a page; each begins with the page loaded. With a container, its tags fire on clicks and forms. */
async function visit(sitePage: SitePage, variant: 'bare' | 'waymark', expect: ExpectStatic) {
  const id = `${sitePage.name}-${variant}`
  const log = server.logOf(id)
  const context = await browser.newContext()
  await context.addCookies([{ name: server.cookie, value: id, url: server.origin }])
  let dialogs = 0
  // Every other question is answered with no.
  context.on('dialog', (dialog) => (dialogs++ % 2 ? dialog.accept() : dialog.dismiss()))
  const requests: string[][] = []
  // A document of the site itself: windows that it opens share its process, and a new process takes as long as a scene.
  const opener = await context.newPage()
  await opener.goto(`${server.origin}/${sitePage.name}/counts`)
  for (const { act, arrives } of sitePage.scenes) {
    // In a window of its own: what the scene before led to may still be on its way.
    const opening = opener.waitForEvent('popup')
    await opener.evaluate((name) => void window.open(`/${name}/`), sitePage.name)
    const page = await opening
    await page.waitForLoadState()
    await page.waitForFunction(
      ([hasContainer, hasClient]) =>
        (!hasContainer || (window as any).waymark?.appId) &&
        (!hasClient || 'ready' in document.documentElement.dataset),
      [variant === 'waymark', sitePage.hasClient],
    )
    const since = log.requests.length
    await act(page)
    await expect.poll(() => missing(arrives, log.requests.slice(since)), { message: sitePage.name }).toEqual([])
    // Requests that a page makes at the same time arrive in any order.
    requests.push(
      log.requests
        .slice(since)
        .map((request) => JSON.stringify(request))
        .sort(),
    )
  }
  const counts: Record<string, string> = await opener.evaluate(() => ({ ...localStorage }))
  const clicks = ['click-4', 'click-5', 'capturing_click-6']
  const submits = 'captured submit' in counts ? ['form_submission-7', 'form_submission-15'] : []
  const fired = variant === 'waymark' ? [...clicks, ...submits] : []
  await expect.poll(() => fired.filter((tag) => !log.tags.includes(tag)), { message: sitePage.name }).toEqual([])
  await context.close()
  return { requests, counts, dialogs, tags: log.tags }
}

test.concurrent.for(pages)(
  '$name: requests and listeners are the same with and without a container',
  async (sitePage, { expect }) => {
    const [bare, waymark] = await Promise.all([visit(sitePage, 'bare', expect), visit(sitePage, 'waymark', expect)])
    expect(waymark.requests).toEqual(bare.requests)
    const { formdata = 0, ...counts } = waymark.counts
    const { formdata: bareFormdata = 0, ...bareCounts } = bare.counts
    expect(counts).toEqual(bareCounts)
    // Chromium asks a page twice for the data of a form that it posts; of one that waits for tags it is asked once.
    expect(Number(formdata)).toBeLessThanOrEqual(Number(bareFormdata))
    if (bareFormdata) expect(Number(formdata)).toBeGreaterThan(0)
    expect(waymark.dialogs).toBe(bare.dialogs)
    expect(bare.tags).toEqual([])
  },
)
