import { expect, type Locator, type Page } from '@playwright/test'
import { Section } from './section.ts'

/** Page object of the variables of one site. */
export class Variables extends Section {
  constructor(page: Page, appId: string) {
    super(page, appId, 'variables')
  }

  /** Opens the wizard, chooses a type and fills in the name; the settings remain to be filled in. */
  async begin(type: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add variable' }).first().click()
    await this.page.getByRole('radio', { name: new RegExp(`^${type}`) }).dblclick()
    await expect(this.page.getByLabel('Variable name')).toBeFocused()
    await this.page.getByLabel('Variable name').fill(name)
  }

  /** A text field of the form by its label. */
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
