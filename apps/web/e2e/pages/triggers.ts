import { expect, type Locator, type Page } from '@playwright/test'
import { Section } from './section.ts'

/** Page object of the triggers of one site. */
export class Triggers extends Section {
  constructor(page: Page, appId: string) {
    super(page, appId, 'triggers')
  }

  /** Opens the wizard and chooses a kind; ends on the second step. */
  async begin(kind: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add trigger' }).first().click()
    await this.choose(kind)
  }

  /** Chooses a kind in the open wizard. */
  async choose(kind: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${kind}`) }).dblclick()
    await expect(this.page.getByLabel('Trigger name')).toBeFocused()
  }

  /** Chooses an option of the select with this name. */
  async pick(name: string, option: string, within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('combobox', { name, exact: true }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Fills in the nth condition, counted from 1. */
  async condition(row: number, variable: string, matcher: string, value?: string): Promise<void> {
    await this.pick(`Variable ${row}`, variable)
    await this.pick(`Condition ${row}`, matcher)
    if (value !== undefined) await this.page.getByRole('textbox', { name: `Value ${row}`, exact: true }).fill(value)
  }

  async onlyWhen(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Only when conditions are met' }).check()
  }

  /** Expects these values in the nth condition, counted from 1. */
  async expectCondition(row: number, variable: string, matcher: string, value?: string): Promise<void> {
    const select = (name: string) => this.page.getByRole('combobox', { name, exact: true })
    await expect(select(`Variable ${row}`)).toHaveText(variable)
    await expect(select(`Condition ${row}`)).toHaveText(matcher)
    if (value !== undefined)
      await expect(this.page.getByRole('textbox', { name: `Value ${row}`, exact: true })).toHaveValue(value)
  }
}
