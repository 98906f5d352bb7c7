import type { Locator, Page } from '@playwright/test'
import { Section } from './section.ts'

/** Page object of the variables of one site. */
export class Variables extends Section {
  constructor(page: Page, appId: string) {
    super(page, appId, 'variables')
  }

  /** A text field of the form by its label. */
  text(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }
}
