import { expect, type Page, test } from '@playwright/test'
import { SHOP } from '../installation.ts'
import { Debugger, type ListedEvent } from '../pages/debugger.ts'
import { type Fate, fatesOf, firings, type Happening } from '../pages/forty-fates.ts'
import { firedIn, type Prepared, prepareTags, removeTags, TAGS } from '../pages/forty-tags.ts'
import { Product, SITES } from '../pages/product.ts'
import { arrived, VISITED, visit } from '../pages/visit.ts'

/** Scrolling comes as often as the browser tells of it, and triggers that other journeys left listen to more. */
const OF_THE_VISIT = new Set(VISITED.flatMap(({ events }) => events))

/** What the table says of a tag. */
function resultOf(fate: Fate): string {
  if (fate === 'Fired') return fate
  return `${fate === 'Does not fire while debugging' ? 'Disabled' : 'Not fired'}, ${fate}`
}

/** Reads off the debugger what happened; where it happened is known from the visit. */
async function happeningsOn(pages: readonly (readonly ListedEvent[])[], debug: Debugger): Promise<Happening[][]> {
  let agreed = false
  let optedOut = false
  const all: Happening[][] = []
  for (const [at, events] of pages.entries()) {
    const { path, steps = [], untracked = false } = VISITED[at]!
    const addresses = [path, ...steps]
    let step = 0
    const happenings: Happening[] = []
    for (const event of events) {
      agreed ||= event.name === 'waymark.consentUpdated'
      optedOut ||= event.name === 'waymark.optOutUpdated'
      if (event.name === 'waymark.history') step += 1
      const percent = event.name === 'waymark.scroll' ? await percentOf(event, debug) : 0
      happenings.push({ event: event.name, path: addresses[step]!, percent, agreed, optedOut, untracked })
    }
    all.push(happenings)
  }
  return all
}

async function percentOf(event: ListedEvent, debug: Debugger): Promise<number> {
  await debug.choose(event)
  return Number(/"percentage": (\d+)/.exec(await debug.dataLayer())?.[1])
}

/** A visitor in a browser of their own, on the start page of the shop. */
async function arrive(page: Page): Promise<Page> {
  await page.goto(`${SHOP}/`)
  await arrived(page)
  return page
}

test.describe
  .serial('forty tags of every fate', () => {
    let happened: Happening[][] = []
    let prepared: Prepared | undefined

    test('the debugger shows of each tag on each event whether it fired, and why not', async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width: 1440, height: 2600 })
      await new Product(page).enter('owner')
      prepared = await prepareTags(page, SITES.shop)
      const debug = new Debugger(page)
      await debug.open(SITES.shop)
      const window = await debug.connect(`${SHOP}/`)
      await arrived(window)
      await visit(window)
      await debug.look()
      const fired = await firedIn(window)
      await debug.expectTimes('waymark.history', 3)

      const pages = await debug.listed()
      const named = pages.map((events) => events.map(({ name }) => name).filter((name) => OF_THE_VISIT.has(name)))
      expect(named).toEqual(VISITED.map(({ events }) => events))
      happened = await happeningsOn(pages, debug)
      const expected = fatesOf(happened, { debugging: true })

      const opened = new Set<Fate>()
      await debug.show('Tags')
      await debug.search('tags', 'Forty: ')
      for (const [at, events] of pages.entries()) {
        for (const [place, event] of events.entries()) {
          await debug.choose(event)
          const fates = [...(expected[at]?.[place] ?? [])]
          const wanted = fates.map(([name, fate]) => [name, resultOf(fate)])
          const results = async () => [...(await debug.results())].sort()
          await expect.poll(results, `event ${event.number}, ${event.name}`).toEqual(wanted.sort())
          for (const [name, fate] of fates) {
            if (opened.has(fate)) continue
            opened.add(fate)
            const told = await debug.openTag(name)
            await expect(told.getByRole('heading', { level: 3 }).first()).toHaveText(fate)
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
      const wanted = firings(fatesOf(happened, { debugging: false }))
      expect([...(await firedIn(visitor))].sort()).toEqual(wanted.sort())
    })

    test.afterAll(async ({ browser }) => {
      const page = await browser.newPage()
      await new Product(page).enter('owner')
      if (prepared) await removeTags(page, SITES.shop, prepared)
    })
  })
