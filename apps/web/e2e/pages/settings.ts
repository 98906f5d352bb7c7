import { expect, type Locator, type Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'

/** Page object of the settings of a site. */
export class Settings {
  readonly page: Page
  readonly appId: string

  constructor(page: Page, appId: string) {
    this.page = page
    this.appId = appId
  }

  async openImport(): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${this.appId}/settings/import`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  }

  async openPriorities(): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${this.appId}/settings/tags-priority`)
    await expect(this.page.getByRole('heading', { level: 2, name: /^Prioritized \d+$/ })).toBeVisible()
  }

  /** Chooses a file in the import from a file. */
  async chooseFile(name: string, content: string | Buffer): Promise<void> {
    await this.page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  }

  /** The question before an import. */
  get question(): Locator {
    return this.page.getByRole('alertdialog')
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Import' }).click()
    await expect(this.question).toBeHidden()
  }

  /** What the last import did. */
  get summary(): Locator {
    return this.page.getByRole('region', { name: 'Import summary' })
  }

  /** The names of the tags on the list of prioritised tags, in its order. */
  async order(): Promise<readonly string[]> {
    const rows = this.page.getByRole('list', { name: 'Prioritized tags' }).getByRole('listitem')
    const names = await rows.locator('[title]').evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))
    return names
  }

  /** Puts a tag without a priority on the list. */
  async prioritise(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search available' }).fill(name)
    const button = this.page.getByRole('button', { name: `Prioritize ${name}`, exact: true })
    await button.focus()
    await button.press('Enter')
    await expect(this.page.getByRole('button', { name: `Move ${name} up`, exact: true })).toBeAttached()
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s')
  }
}
