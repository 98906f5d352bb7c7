import type { Page } from '@playwright/test'
import { SHOP } from '../installation.ts'
import { Debugger, type ListedEvent } from '../pages/debugger.ts'
import { firedIn, type Prepared, prepareTags, removeTags, TAGS } from '../pages/forty-tags.ts'
import { Product, SITES } from '../pages/product.ts'
import { firings, type PageEvent, statusesOf, type TagStatus } from '../pages/tag-statuses.ts'
import { arrived, VISITED, visit } from '../pages/visit.ts'
import { expect, test } from '../test.ts'

/** The events to compare: scroll events come in any number, and triggers of other journeys listen to more events. */
const OF_THE_VISIT = new Set(VISITED.flatMap(({ events }) => events))

/** The status in the text of a row or of a heading. */
const statusIn = (text: string): string =>
  text
    .replace(/^(Condition not met|Not triggered by this event).*/, 'Not triggered')
    .replace(/^Fired in .*/, 'Fired')
    .replace(/^Stopped · (No decision yet|.* denied)$/, 'Stopped by consent')
    .replace(/^(Stopped|Disabled) · /, '')

/** Reads the events from the debugger; their paths come from the planned visit. */
async function readPageEvents(pages: readonly (readonly ListedEvent[])[], debug: Debugger): Promise<PageEvent[][]> {
  let agreed = false
  let optedOut = false
  const all: PageEvent[][] = []
  for (const [at, events] of pages.entries()) {
    const { path, steps = [], untracked = false } = VISITED[at]!
    const addresses = [path, ...steps]
    let step = 0
    const pageEvents: PageEvent[] = []
    for (const event of events) {
      agreed ||= event.name === 'waymark.consentUpdated'
      optedOut ||= event.name === 'waymark.optOutUpdated'
      if (event.name === 'waymark.history') step += 1
      const percent = event.name === 'waymark.scroll' ? await percentOf(event, debug) : 0
      pageEvents.push({ event: event.name, path: addresses[step]!, percent, agreed, optedOut, untracked })
    }
    all.push(pageEvents)
  }
  return all
}

async function percentOf(event: ListedEvent, debug: Debugger): Promise<number> {
  await debug.choose(event)
  return Number(/"percentage": (\d+)/.exec(await debug.dataLayer())?.[1])
}

/** Opens the start page of the shop and waits for its container. */
async function arrive(page: Page): Promise<Page> {
  await page.goto(`${SHOP}/`)
  await arrived(page)
  return page
}

test.describe
  .serial('forty tags of every status', () => {
    let happened: PageEvent[][] = []
    let prepared: Prepared | undefined

    test('the debugger shows for each tag and event whether it fired, and why not', async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width: 1440, height: 2600 })
      await new Product(page).enter('owner')
      prepared = await prepareTags(page, SITES.shop)
      const debug = new Debugger(page)
      await debug.open(SITES.shop)
      const window = await debug.connect(`${SHOP}/`)
      await arrived(window)
      await visit(window)
      await debug.bringToFront()
      const fired = await firedIn(window)
      await debug.expectTimes('waymark.history', 3)

      const pages = await debug.listed()
      const named = pages.map((events) => events.map(({ name }) => name).filter((name) => OF_THE_VISIT.has(name)))
      expect(named).toEqual(VISITED.map(({ events }) => events))
      happened = await readPageEvents(pages, debug)
      const expected = statusesOf(happened, { debugging: true })

      const opened = new Set<TagStatus>()
      await debug.show('Tags')
      await debug.search('tags', 'Forty: ')
      for (const [at, events] of pages.entries()) {
        for (const [place, event] of events.entries()) {
          await debug.choose(event)
          const statuses = [...(expected[at]?.[place] ?? [])]
          const results = async () => (await debug.results()).map(([name, text]) => [name, statusIn(text)]).sort()
          await expect.poll(results, `event ${event.number}, ${event.name}`).toEqual(statuses.sort())
          for (const [name, status] of statuses) {
            if (opened.has(status)) continue
            opened.add(status)
            const details = await debug.openTag(name)
            const heading = details.getByRole('heading', { level: 3 }).first()
            await expect.poll(async () => statusIn((await heading.textContent()) ?? '')).toBe(status)
          }
        }
      }
      expect(opened.size).toBe(9)
      expect(new Set(TAGS.map(({ name }) => name)).size).toBe(40)
      expect([...fired].sort()).toEqual(firings(expected).sort())
    })

    test('the same tags fire for visitors once they are published', async ({ page, browser }) => {
      const product = new Product(page)
      await product.enter('owner')
      await product.openTags(SITES.shop)
      await product.publish()
      const visitor = await arrive(await (await browser.newContext()).newPage())
      await visit(visitor)
      const wanted = firings(statusesOf(happened, { debugging: false }))
      expect([...(await firedIn(visitor))].sort()).toEqual(wanted.sort())
    })

    test.afterAll(async ({ browser }) => {
      const page = await browser.newPage()
      await new Product(page).enter('owner')
      if (prepared) await removeTags(page, SITES.shop, prepared)
    })
  })
