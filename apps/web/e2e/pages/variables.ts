import { expect, type Locator, type Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'

/** What the pages of variables are for one site. */
export class Variables {
  readonly page: Page
  readonly appId: string

  constructor(page: Page, appId: string) {
    this.page = page
    this.appId = appId
  }

  async open(): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${this.appId}/variables`)
    await expect(this.page.getByRole('searchbox', { name: 'Search variables' })).toBeVisible()
    await expect(this.page.getByText(/^(\d+ variables?|No variables yet)$/).first()).toBeVisible()
  }

  async openOne(name: string): Promise<void> {
    await this.open()
    await this.search(name)
    await this.row(name).click()
    await expect(this.heading(name)).toBeVisible()
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search variables' }).fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** A row of the list. */
  row(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'Variables', exact: true }).getByRole('link', { name })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  /** Opens the wizard, chooses a type and gives the name; the settings are left to fill in. */
  async begin(type: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add variable' }).first().click()
    await this.page.getByRole('radio', { name: new RegExp(`^${type}`) }).dblclick()
    await expect(this.page.getByLabel('Variable name')).toBeFocused()
    await this.page.getByLabel('Variable name').fill(name)
  }

  /** Saves the second step of the wizard; the new variable is open afterwards. */
  async saveNew(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(this.heading(name)).toBeVisible()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** A text of the form by its label. */
  text(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: 'JavaScript code' })
  }

  async writeCode(code: string): Promise<void> {
    await this.code.click()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.insertText(code)
  }

  async pickInput(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Input variable' }).click()
    await this.page.getByRole('combobox', { name: 'Search variables' }).fill(name)
    await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
}
