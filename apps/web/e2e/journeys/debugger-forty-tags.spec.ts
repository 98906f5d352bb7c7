import type { Page } from '@playwright/test'
import { SHOP } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Debugger, type ListedEvent } from '../pages/debugger.ts'
import { firedIn, prepareTags, removeTags, TAGS } from '../pages/forty-tags.ts'
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
  const scrolls = pages.flat().filter(({ name }) => name === 'waymark.scroll')
  const pushed = (await debug.pushedBy(scrolls)).map((value) => Number(/"percentage": (\d+)/.exec(value)?.[1]))
  const percents = new Map(scrolls.map(({ number }, at) => [number, pushed[at]]))
  let agreed = false
  let optedOut = false
  return pages.map((events, at) => {
    const { path, steps = [], untracked = false } = VISITED[at]!
    const addresses = [path, ...steps]
    let step = 0
    return events.map(({ number, name }) => {
      agreed ||= name === 'waymark.consentUpdated'
      optedOut ||= name === 'waymark.optOutUpdated'
      if (name === 'waymark.history') step += 1
      return { event: name, path: addresses[step]!, percent: percents.get(number) ?? 0, agreed, optedOut, untracked }
    })
  })
}

/** Opens the start page of the shop and waits for its container. */
async function arrive(page: Page): Promise<Page> {
  await page.goto(`${SHOP}/`)
  await arrived(page)
  return page
}

test('the debugger shows for each of forty tags and each event whether it fired, and why not, and they fire for visitors once they are published', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 2600 })
  await new Product(page).enter('owner')
  const prepared = await prepareTags(page, SITES.shop)
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
  const happened = await readPageEvents(pages, debug)
  const expected = statusesOf(happened, { debugging: true })
  const events = pages.flat().map((event, at) => ({ ...event, statuses: [...(expected.flat()[at] ?? [])].sort() }))

  await debug.show('Tags')
  await debug.search('tags', 'Forty: ')
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(TAGS.length + 1)
  const results = await debug.resultsOn(events)
  expect(results.map((tags) => tags.map(([name, text]) => [name, statusIn(text)]).sort())).toEqual(
    events.map(({ statuses }) => statuses),
  )
  const opened = new Set<TagStatus>()
  for (const event of events) {
    for (const [name, status] of event.statuses) {
      if (opened.has(status)) continue
      opened.add(status)
      await debug.choose(event)
      const details = await debug.openTag(name)
      const heading = details.getByRole('heading', { level: 3 }).first()
      await expect.poll(async () => statusIn((await heading.textContent()) ?? '')).toBe(status)
    }
  }
  expect(opened.size).toBe(9)
  expect(new Set(TAGS.map(({ name }) => name)).size).toBe(40)
  expect([...fired].sort()).toEqual(firings(expected).sort())

  await (await apiOf(page, SITES.shop)).publish()
  await removeTags(page, SITES.shop, prepared)
  const visitor = await arrive(await (await browser.newContext()).newPage())
  await visit(visitor)
  const wanted = firings(statusesOf(happened, { debugging: false }))
  expect([...(await firedIn(visitor))].sort()).toEqual(wanted.sort())
})
