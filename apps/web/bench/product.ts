import type { Locator, Page } from 'playwright'

/** What a bench does with the product: signs in, goes somewhere, and waits until it is there. */
export class Product {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  async signIn(): Promise<void> {
    await this.page.goto(`${this.origin}/login`)
    await this.page.getByLabel('Work e-mail').fill('owner@northwind.example')
    await this.page.getByLabel('Password', { exact: true }).fill('waymark-demo-2026')
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await this.page.waitForURL(/\/tag/)
  }

  /** The rows of the list of tags, as links. */
  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Tags', exact: true }).getByRole('link')
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search tags' })
  }

  /** Loads an address of the site anew and waits for something on it. */
  async open(appId: string, path: string, there: (page: Page) => Locator): Promise<void> {
    await this.page.goto(`${this.origin}/tag/app/${appId}/${path}`)
    await there(this.page).first().waitFor()
  }

  async openList(appId: string): Promise<void> {
    await this.page.goto(`${this.origin}/tag/app/${appId}/tags`)
    await this.rows.first().waitFor()
  }

  /** The first item of a list of the API. */
  firstOf(appId: string, kind: 'tags' | 'triggers' | 'variables', filter = ''): Promise<string> {
    return this.page.evaluate(async (path) => {
      const session = await (await fetch('/api/auth/v1/session')).json()
      const headers = { Authorization: `Bearer ${session.token}` }
      const list = await (await fetch(path, { headers })).json()
      return list.data[0].id
    }, `/api/tag/v1/${appId}/${kind}?page[limit]=10${filter}`)
  }

  /** Waits until nothing is being read, drawn or computed any more. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 20)), { timeout: 1000 })
        }),
    )
  }
}
