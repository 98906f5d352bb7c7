import type { Locator, Page, Request } from 'playwright'

/** The lists of a site, as they are called on the screen. */
export type ListName = 'Tags' | 'Triggers' | 'Variables'

/** The heading of a screen. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** What a bench does with the product: signs in, goes somewhere, and waits until it is there. */
export class Product {
  readonly page: Page
  readonly origin: string
  private readonly pending = new Set<Request>()

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
    const over = (request: Request) => this.pending.delete(request)
    page.on('request', (request) => this.pending.add(request))
    page.on('requestfinished', over)
    page.on('requestfailed', over)
    // What a page has asked for does not outlive it.
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.pending.clear())
  }

  async signIn(): Promise<void> {
    await this.page.goto(`${this.origin}/login`)
    await this.page.getByLabel('Work e-mail').fill('owner@northwind.example')
    await this.page.getByLabel('Password', { exact: true }).fill('waymark-demo-2026')
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await this.page.waitForURL(({ pathname }) => pathname.startsWith('/tag'))
  }

  /** The items of a list: their rows hold a box, a link and, of tags, a switch. */
  items(list: ListName = 'Tags'): Locator {
    return this.page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
  }

  /** The rows of a list, as links. */
  rows(list: ListName = 'Tags'): Locator {
    return this.items(list).getByRole('link')
  }

  /** Scrolls a list to its first row; of a long list only the rows in view are in the document. */
  async toTop(list: ListName = 'Tags'): Promise<void> {
    await this.page
      .getByRole('list', { name: list, exact: true })
      .evaluate((rows) => rows.parentElement?.scrollTo(0, 0))
    await this.whenIdle()
  }

  search(list: ListName = 'Tags'): Locator {
    return this.page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` })
  }

  /** Loads an address of the site and waits for something on it. */
  async open(appId: string, path: string, there: (page: Page) => Locator): Promise<void> {
    await this.page.goto(`${this.origin}/tag/app/${appId}/${path}`)
    await there(this.page).first().waitFor()
  }

  /** Loads a list. */
  openList(appId: string, list: ListName = 'Tags'): Promise<void> {
    return this.open(appId, list.toLowerCase(), () => this.rows(list))
  }

  /** The first item of a list of the API. */
  firstOf(appId: string, kind: 'tags' | 'triggers' | 'variables', filter = ''): Promise<string> {
    return this.page.evaluate(async (path) => {
      const session = await (await fetch('/api/auth/v1/session')).json()
      const headers = { Authorization: `Bearer ${session.token}` }
      const answer = await fetch(path, { headers })
      const list = await answer.json()
      if (!list.data?.[0]) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(list).slice(0, 200)}`)
      return list.data[0].id
    }, `/api/tag/v1/${appId}/${kind}?page[limit]=10${filter}`)
  }

  /** Waits until nothing is being read, drawn or computed any more. */
  async whenIdle(): Promise<void> {
    do {
      while (this.pending.size > 0) await this.page.waitForTimeout(20)
      await this.page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 20)), { timeout: 1000 })
          }),
      )
    } while (this.pending.size > 0)
  }
}
