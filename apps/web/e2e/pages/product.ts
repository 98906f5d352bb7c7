import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD, PRODUCT } from '../installation.ts'

export type Who = 'owner' | 'publisher' | 'editor' | 'viewer'

/** Sites of the demo organisation. */
export const SITES = {
  shop: '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911',
  outlet: 'c94e0b6a-81d7-4f3a-a2c5-16b9f0d37e22',
} as const

/** The session of each user in this worker, so that a password is checked once and not for each journey: that is slow on purpose. */
const sessions = new Map<Who, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Page object of the product for one signed-in user. */
export class Product {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Signs in on the sign-in page and waits until the product is there. */
  async signIn(who: Who): Promise<void> {
    await this.page.goto(`${PRODUCT}/login`)
    await this.fillIn(who)
  }

  /** Signs in on the sign-in page that is shown. */
  async fillIn(who: Who): Promise<void> {
    await this.page.getByLabel('Work e-mail').fill(`${who}@northwind.example`)
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(this.page).not.toHaveURL(/\/login/)
  }

  /** Signs in without the sign-in page, for journeys about other screens; a session that still lasts is used again. */
  async enter(who: Who): Promise<void> {
    const context = this.page.context()
    const kept = sessions.get(who)
    if (kept) {
      await context.addCookies(kept)
      if ((await this.page.request.get(`${PRODUCT}/api/auth/v1/session`)).ok()) return
    }
    const answer = await this.page.request.post(`${PRODUCT}/api/auth/v1/login`, {
      headers: { Origin: PRODUCT },
      data: { email: `${who}@northwind.example`, password: PASSWORD },
    })
    expect(answer.status()).toBe(204)
    sessions.set(who, await context.cookies(`${PRODUCT}/api/auth/`))
  }

  async openTags(appId: string): Promise<void> {
    await this.page.goto(`${PRODUCT}/tag/app/${appId}/tags`)
    await expect(this.tagRow(/./).first()).toBeVisible()
  }

  /** A row of the list of tags. */
  tagRow(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'Tags' }).getByRole('link', { name })
  }

  async openTag(appId: string, name: string): Promise<void> {
    await this.openTags(appId)
    await this.tagRow(name).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** Opens the wizard and chooses a template; ends on the second step. */
  async beginTag(template: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Add tag' }).first().click()
    await this.page.getByRole('radio', { name: template }).dblclick()
    await expect(this.page.getByLabel('Tag name')).toBeFocused()
  }

  /** Links triggers of the site by name. */
  async linkTrigger(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose existing' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Choose triggers' })
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('checkbox', { name: `Choose ${name}` }).click()
    await dialog.getByRole('button', { name: 'Link 1 trigger' }).click()
    await expect(dialog).toBeHidden()
  }

  /** Types code into the editor of the open form. */
  async writeCode(code: string): Promise<void> {
    const editor = this.page.getByRole('textbox', { name: 'Tag code' })
    await editor.click()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.insertText(code)
  }

  /** Saves the second step of the wizard and waits until the new tag is open. */
  async saveNewTag(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** The sheet that shows what is published; opened by the button in the product bar. */
  async openPublishSheet(): Promise<Locator> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Publish/ })
      .click()
    const sheet = this.page.getByRole('dialog', { name: /^Publish \d+ change/ })
    await expect(sheet.getByRole('list', { name: 'Changes in this version' })).toBeVisible()
    return sheet
  }

  /** Publishes the draft without a name and description of the version. */
  async publish(): Promise<void> {
    const sheet = await this.openPublishSheet()
    await sheet.getByRole('button', { name: /^Publish/ }).click()
    const dialog = this.page.getByRole('dialog', { name: /is live/ })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Skip' }).click()
    await expect(dialog).toBeHidden()
  }
}
