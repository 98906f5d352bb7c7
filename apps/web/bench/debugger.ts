import type { Browser, Page } from 'playwright'
import { debuggedSite } from './debugged-site.ts'
import { measureFloor } from './floor.ts'
import { throttle, watch } from './in-page.ts'
import type { Installation } from './installation.ts'
import { Recorder } from './interactions.ts'
import { Product } from './product.ts'
import { printInteractions } from './tables.ts'
import { times } from './times.ts'

/*
 * How fast the debugger stays with 1,000 events of 400 tags each, in the real product with a page that speaks as a
 * debugged site does.
 */

const TAGS = 400
const EVENTS = 1000
/** A site may send 200 messages in a second; slower than that, nothing is dropped. */
const GAP = 8

/** Connects, lets events arrive, measures and prints; gives back what could not be done. */
export async function measureDebugger(browser: Browser, { origin, sites }: Installation): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await watch(page)
  const product = new Product(page, origin)
  await product.signIn()
  const speed = await throttle(page)
  await speed.slow()
  const floor = await measureFloor(product)
  await speed.normal()
  const site = await debuggedSite(context, { appId: sites.demo, origin }, { tags: TAGS, variables: 140, groups: 10 })
  await page.goto(`${origin}/tag/app/${sites.demo}/debug`)
  const window = await site.connect(page)
  // Behind the window of the site the browser would draw one frame per second, and measure that.
  await page.bringToFront()

  const heap: { events: number; 'heap, MB': number }[] = [{ events: 0, 'heap, MB': await heapOf(page) }]
  for (const upTo of [EVENTS / 4, EVENTS / 2, EVENTS]) {
    const from = heap.at(-1)?.events ?? 0
    await site.send(window, { from, to: upTo, gap: GAP })
    await product.whenIdle()
    heap.push({ events: upTo, 'heap, MB': await heapOf(page) })
  }

  const recorder = new Recorder(product)
  await speed.slow()
  await visit(recorder, page)
  await recorder.part('while events arrive', async () => {
    const arriving = site.send(window, { from: EVENTS, to: EVENTS + 120, gap: 100 })
    await choose(recorder, page, 'switch events while 10 come in a second', 20)
    await arriving
  })
  await speed.normal()
  printInteractions(`${EVENTS} events of ${TAGS} tags`, recorder.interactions, floor)

  await site.send(window, { from: EVENTS + 120, to: EVENTS * 2, gap: GAP })
  await product.whenIdle()
  heap.push({ events: EVENTS * 2, 'heap, MB': await heapOf(page) })
  console.log(`\nMemory of the page by events received; at most ${EVENTS} are kept`)
  console.table(heap)
  await context.close()
  return recorder.failures
}

async function visit(recorder: Recorder, page: Page): Promise<void> {
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const column = (name: string) => page.getByRole('columnheader').getByRole('button', { name, exact: true })
  await recorder.part('events', async () => {
    await choose(recorder, page, 'switch events', 30)
    await times(20, () => recorder.measure('move to the next event by key', 1, () => page.keyboard.press('ArrowDown')))
  })
  await recorder.part('tags of an event', async () => {
    const rows = page.getByRole('table', { name: 'Tags on this event' }).getByRole('button', { name: /–/ })
    for (let at = 0; at < 15; at += 1) await recorder.click('open a tag beside the table', rows.nth(at))
    await choose(recorder, page, 'switch events with a tag open', 20)
    // The table has all its columns without the details only.
    await page.getByRole('button', { name: 'Close details' }).click()
    for (const name of ['Name', 'Priority', 'Consent', 'Consent type', 'Result']) {
      await times(2, () => recorder.click('sort the tags', column(name)))
    }
    await page.getByRole('searchbox', { name: 'Search tags' }).click()
    await recorder.type('search the tags', 'meta pixel')
    await page.keyboard.press('Escape')
  })
  await recorder.part('tabs', () =>
    times(4, async () => {
      for (const name of [/Variables/, /Trigger groups/, /Data layer/, /^Tags/]) {
        await recorder.click('switch tabs of an event', tab(name))
      }
    }),
  )
  await recorder.part('variables', async () => {
    await tab(/Variables/).click()
    await choose(recorder, page, 'switch events on the variables', 20)
    await times(3, async () => {
      await recorder.click('filter the variables', page.getByRole('radio', { name: /Updated/ }))
      await recorder.click('filter the variables', page.getByRole('radio', { name: /All/ }))
    })
    await tab(/^Tags/).click()
  })
  await recorder.part('search', async () => {
    await page.getByRole('searchbox', { name: 'Search events' }).click()
    await recorder.type('search the events', 'waymark.page')
    await page.keyboard.press('Escape')
    await times(2, async () => {
      for (const name of ['System', 'Custom', 'Data layer push']) {
        await recorder.click('filter the events', page.getByRole('button', { name, exact: true }))
      }
    })
  })
  await recorder.part('tags of the session', async () => {
    const rail = page.getByRole('navigation', { name: 'Debugger' })
    await times(5, async () => {
      await recorder.click('switch between events and tags', rail.getByRole('button', { name: /^Tags/ }))
      await recorder.click('switch between events and tags', rail.getByRole('button', { name: /^Events/ }))
    })
    await rail.getByRole('button', { name: /^Tags/ }).click()
    const rows = page.getByRole('region', { name: 'Tags of this session' }).getByRole('button')
    for (let at = 0; at < 12; at += 1) await recorder.click('choose a tag of the session', rows.nth(at))
    await rail.getByRole('button', { name: /^Events/ }).click()
  })
}

/** Chooses events of the list one after the other. */
async function choose(recorder: Recorder, page: Page, what: string, count: number): Promise<void> {
  const rows = page.getByRole('region', { name: 'Events, newest first' }).getByRole('listitem').getByRole('button')
  for (let at = 0; at < count; at += 1) await recorder.click(what, rows.nth(at % 18))
}

/** What the page holds in memory after everything given up has been collected, in megabytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return Math.round(usedSize / 100_000) / 10
}
