import type { Page } from '@playwright/test'
import { SHOP } from '../installation.ts'

/** Waits until the container has processed the page load. */
export const arrived = (window: Page): Promise<unknown> =>
  window.waitForFunction(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'waymark.pageLoad'),
  )

/** Waits until the data layer of the page contains an event. */
const happened = (window: Page, name: string, times = 1): Promise<unknown> =>
  window.waitForFunction(
    ([event, count]) =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter((item) => item.event === event)
        .length === count,
    [name, times] as const,
  )

async function follow(window: Page, link: string, path: string): Promise<void> {
  await window.locator(link).click()
  await window.waitForURL(`${SHOP}${path}`)
  await arrived(window)
}

/** A page of the visit: its path, and the path after each step of single-page navigation. */
export interface Visited {
  readonly path: string
  readonly steps?: readonly string[]
  /** Whether the visitor's browser asks not to be tracked there. */
  readonly untracked?: true
  /** The events on the page without scroll events; null for a push without a name. */
  readonly events: readonly (string | null)[]
}

const ARRIVAL = ['waymark.start', 'waymark.pageView', 'waymark.domReady', 'waymark.pageLoad'] as const
const CLICK = 'waymark.capturingClick'
const AGAIN = ['waymark.pageView', 'waymark.domReady', 'waymark.pageLoad'] as const

/** The visit as the debugger should show it. */
export const VISITED: readonly Visited[] = [
  { path: '/', events: ['view_item_list', ...ARRIVAL, CLICK, CLICK, 'waymark.consentUpdated', ...AGAIN, CLICK] },
  {
    path: '/p/fjell-2-tent',
    events: [
      'view_item',
      ...ARRIVAL,
      // The form handles the event before the container, which listens on the document.
      ...[CLICK, 'add_to_cart', 'waymark.formSubmit'],
      ...[CLICK, 'add_to_cart', 'waymark.formSubmit'],
      CLICK,
    ],
  },
  { path: '/journal', untracked: true, events: ['view_article', ...ARRIVAL, CLICK] },
  {
    path: '/gear-finder',
    steps: ['/gear-finder/nights', '/gear-finder/company', '/gear-finder/done'],
    events: [
      'gear_finder_open',
      ...ARRIVAL,
      ...[CLICK, null, 'waymark.history'],
      ...[CLICK, null, 'waymark.history'],
      ...['waymark.optOutUpdated', CLICK, null, 'waymark.history'],
    ],
  },
]

/** Scrolls to the end of the page or back, and waits for the scroll event. */
async function scroll(window: Page, to: 'start' | 'end'): Promise<void> {
  await window.evaluate((place) => {
    scrollTo({ top: place === 'end' ? document.documentElement.scrollHeight : 0, behavior: 'instant' })
  }, to)
  await window.waitForFunction((place) => {
    const items = (window as { dataLayer?: { event?: string; percentage?: number }[] }).dataLayer ?? []
    const last = items.findLast(({ event }) => event === 'waymark.scroll')
    return last?.percentage === (place === 'end' ? 100 : 0)
  }, to)
}

/**
 * A visit from the start page on: consents to analytics, puts a tent into the basket twice,
 * reads a long page to its end twice in a browser that asks not to be tracked, and answers three questions on one page,
 * opting out of being counted before the last.
 */
export async function visit(window: Page): Promise<void> {
  const untracked = VISITED.filter((page) => page.untracked).map(({ path }) => path)
  await window.addInitScript((paths) => {
    if (paths.includes(location.pathname)) Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })
  }, untracked)

  await window.getByLabel('Counting visits').check()
  await window.getByRole('button', { name: 'Allow chosen' }).click()
  await happened(window, 'waymark.consentUpdated')

  await follow(window, 'a[href="/p/fjell-2-tent"]', '/p/fjell-2-tent')
  await window.locator('#add-to-basket').click()
  await happened(window, 'add_to_cart')
  await window.locator('#add-to-basket').click()
  await happened(window, 'add_to_cart', 2)

  await follow(window, '#nav-journal', '/journal')
  await scroll(window, 'end')
  await scroll(window, 'start')
  await scroll(window, 'end')
  await follow(window, '#nav-gear-finder', '/gear-finder')
  for (const [step, answer] of ['In autumn', 'One or two', 'Nobody'].entries()) {
    if (answer === 'Nobody') {
      await window.evaluate("waymark('privacy.optOut')")
      await happened(window, 'waymark.optOutUpdated')
    }
    await window.getByRole('button', { name: answer }).click()
    await happened(window, 'waymark.history', step + 1)
  }
}
