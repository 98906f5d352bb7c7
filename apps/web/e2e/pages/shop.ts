import { expect, type Page } from '@playwright/test'
import { SHOP } from '../installation.ts'

interface Call {
  readonly vendor: string
  readonly args: readonly unknown[]
}

/** Page object of the demo shop, with the requests of its tags to vendors. */
export class Shop {
  readonly page: Page
  /** The messages in the console of the page. */
  readonly consoleLines: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('console', (line) => this.consoleLines.push(line.text()))
  }

  /** Opens a page of the shop and waits until its container has processed the page load. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(`${SHOP}${path}`)
    await this.page.waitForFunction(() => {
      const layer = (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []
      return layer.some(({ event }) => event === 'waymark.pageLoad')
    })
  }

  /** Answers the consent banner of the shop. */
  async answer(choice: 'Allow all' | 'Refuse all'): Promise<void> {
    await this.page.getByRole('button', { name: choice }).click()
    await expect(this.page.getByRole('complementary', { name: 'Privacy choices' })).toBeHidden()
  }

  /** The calls of tags to the stub of a vendor's library. */
  async calls(vendor: string): Promise<readonly (readonly unknown[])[]> {
    const calls: readonly Call[] = await this.page.evaluate(
      () => (window as unknown as { northwindVendorStubs: { calls: Call[] } }).northwindVendorStubs.calls,
    )
    return calls.filter((call) => call.vendor === vendor).map(({ args }) => args)
  }

  /** A global variable that a tag may have left on the page. */
  async global(name: string): Promise<unknown> {
    return this.page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name)
  }
}
