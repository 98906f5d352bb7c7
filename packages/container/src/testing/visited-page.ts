import type { Browser, Page } from 'playwright'
import { test as bare } from 'vitest'
import { openBrowser, openSite, type Site } from './site.ts'

/** The page of the present test. */
export let page: Page
/** The site that was opened last. */
export let site: Site

const opened: Site[] = []

/** Opens a site, and its first page. */
export async function visitSite(settings: Parameters<typeof openSite>[0]): Promise<void> {
  site = await openSite(settings)
  opened.push(site)
  await page.goto(`${site.origin}/`)
}

/** Waits until the container has taken over its global. */
export const hasContainer = () => page.waitForFunction(() => 'waymark' in window && 'appId' in (window as any).waymark)

/** Makes tests with one browser for the file. */
export const testWith = (launch: () => Promise<Browser>) =>
  bare.extend<{ browser: Browser }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its first parameter.
      async ({}, use) => {
        const browser = await launch()
        await use(browser)
        await browser.close()
      },
      { scope: 'file' },
    ],
  })

/** Makes tests with a page of their own; what they open is closed after them. */
export const testIn = (launch: () => Promise<Browser>) =>
  testWith(launch).extend<{ visitor: Page }>({
    visitor: [
      async ({ browser }, use) => {
        page = await browser.newPage()
        await use(page)
        await page.close()
        for (const one of opened.splice(0)) await one.close()
      },
      { auto: true },
    ],
  })

/** A test with a page of its own. */
export const test = testIn(openBrowser)
