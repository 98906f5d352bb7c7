import { expect, type Locator, type Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'

/** A row of the list of events. */
export interface ListedEvent {
  readonly number: number
  /** Null for a push without a name. */
  readonly name: string | null
}

/** Page object of the debugger, with the window of the site. */
export class Debugger {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(appId: string): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${appId}/debug`)
    await expect(this.address).toBeVisible()
  }

  get address(): Locator {
    return this.page.getByRole('combobox', { name: 'Website address' })
  }

  /** The debugger's tab, whose name contains the status of the connection. */
  get tab(): Locator {
    return this.page.getByRole('navigation', { name: 'Tag manager' }).getByRole('link', { name: /^Debugger/ })
  }

  /** Starts a connection and returns the window that opens. */
  async begin(address: string): Promise<Page> {
    await this.address.fill(address)
    await this.page.keyboard.press('Escape')
    const opened = this.page.context().waitForEvent('page')
    await this.page.getByRole('button', { name: /^(Connect|Try again)$/ }).click()
    return opened
  }

  async connect(address: string): Promise<Page> {
    const window = await this.begin(address)
    await this.expectConnected()
    return window
  }

  async expectConnected(): Promise<void> {
    await expect(this.command('Close session')).toBeVisible({ timeout: 20_000 })
    await expect(this.page.getByRole('alert')).toHaveCount(0)
  }

  /** Brings the debugger to the front. The browser draws a page behind another window only once per second. */
  bringToFront(): Promise<void> {
    return this.page.bringToFront()
  }

  command(name: 'Tags' | 'Events' | 'Clear data' | 'Restart' | 'Close session'): Locator {
    return this.page.getByRole('navigation', { name: 'Debugger' }).getByRole('button', { name: new RegExp(`^${name}`) })
  }

  get events(): Locator {
    return this.page.getByRole('region', { name: 'Events, newest first' })
  }

  /** The row of the newest event of this name. */
  event(name: string | RegExp): Locator {
    return this.events.getByRole('listitem').getByRole('button', { name }).first()
  }

  /** Waits until the list has this number of events with the name. */
  async expectTimes(name: string, times: number): Promise<void> {
    await expect(this.events.getByRole('listitem').filter({ hasText: name })).toHaveCount(times)
  }

  /** Searches a table of the selected event. */
  async search(what: 'tags' | 'variables', text: string): Promise<void> {
    const box = this.page.getByRole('tabpanel').getByRole('searchbox', { name: `Search ${what}` })
    await box.fill(text)
    await box.press('Enter')
  }

  /** The events by page view, oldest first. The window must be high enough to show all. */
  async listed(): Promise<readonly (readonly ListedEvent[])[]> {
    const pages = await this.events.locator('section').evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('li button')].map((row) => {
          const [number, name] = [...row.children].map((part) => part.textContent ?? '')
          return { number: Number(number), name: name === 'Unnamed event' ? null : (name ?? null) }
        }),
      ),
    )
    return pages.map((events) => [...events].reverse()).reverse()
  }

  /** Opens an event on the tab that was open last. */
  async choose({ number }: ListedEvent): Promise<void> {
    const row = this.events.getByRole('button', { name: new RegExp(`^${number}\\b`) })
    await row.click()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(this.page.getByRole('main').locator('header').first()).toHaveText(new RegExp(`^${number}(?!\\d)`))
  }

  async show(tab: 'Tags' | 'Variables' | 'Trigger groups' | 'Data layer'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  }

  /** Opens events one after the other and reads the texts of elements on the tab that is open; within the page, since there are many. */
  private textsOn(events: readonly ListedEvent[], elements: string): Promise<readonly (readonly string[])[]> {
    return this.events.evaluate(
      async (list, [numbers, wanted]) => {
        const all: string[][] = []
        for (const number of numbers) {
          const rows = [...list.querySelectorAll<HTMLElement>('li button')]
          rows.find((row) => Number(row.firstElementChild?.textContent) === number)?.click()
          const isOpen = () => Number(document.querySelector('main header')?.firstElementChild?.textContent) === number
          // The tab is drawn together with the head, later than the row.
          while (!isOpen()) await new Promise(requestAnimationFrame)
          const found = document.querySelectorAll(`[role=tabpanel] ${wanted}`)
          all.push([...found].map(({ textContent }) => textContent ?? ''))
        }
        return all
      },
      [events.map(({ number }) => number), elements] as const,
    )
  }

  /** The results of the tags on each of the events: status, and why a tag did not fire. */
  async resultsOn(events: readonly ListedEvent[]): Promise<readonly (readonly [name: string, result: string])[][]> {
    await this.show('Tags')
    const all = await this.textsOn(events, 'tbody tr:not([aria-hidden]) td:nth-child(-n+2)')
    return all.map((texts) => texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? ''] as const] : [])))
  }

  /** The pushed values of the events. */
  async pushedBy(events: readonly ListedEvent[]): Promise<readonly string[]> {
    await this.show('Data layer')
    return (await this.textsOn(events, '[aria-label="Data layer event"]')).map(([text = '']) => text)
  }

  /** Opens a tag of the table and returns its inspector. */
  async openTag(name: string): Promise<Locator> {
    await this.page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
    const details = this.page.getByRole('complementary', { name })
    await expect(details).toBeVisible()
    return details
  }
}
