import { expect, type Locator, type Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'

/** Page object of one section of a site: its list and the screen of the open item. */
export class Section {
  readonly page: Page
  readonly appId: string
  readonly name: 'triggers' | 'variables'

  constructor(page: Page, appId: string, name: Section['name']) {
    this.page = page
    this.appId = appId
    this.name = name
  }

  async open(): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${this.appId}/${this.name}`)
    await expect(this.page.getByRole('searchbox', { name: `Search ${this.name}` })).toBeVisible()
    const one = this.name.slice(0, -1)
    await expect(this.page.getByText(new RegExp(`^(\\d+ ${one}s?|No ${one}s yet)$`)).first()).toBeVisible()
  }

  /** Opens an item through the list, searched by its name. */
  async openOne(name: string): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${this.appId}/${this.name}?name=${encodeURIComponent(name)}`)
    await this.row(name).click()
    await expect(this.heading(name)).toBeVisible()
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: `Search ${this.name}` }).fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** A row of the list. */
  row(name: string | RegExp): Locator {
    const list = this.name.replace(/^./, (first) => first.toUpperCase())
    return this.page.getByRole('list', { name: list, exact: true }).getByRole('link', { name })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  /** Saves the second step of the wizard and waits until the new item is open. */
  async saveNew(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(this.heading(name)).toBeVisible()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}
