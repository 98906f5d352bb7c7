import type { Page } from 'playwright'

/** What happens on a page after it was loaded: the visitor acts until these addresses were asked for. */
export interface Scene {
  readonly act: (page: Page) => Promise<unknown>
  readonly arrives: readonly string[]
}

/** A page as sites have it, with what is done on it. It is served under its name; `{{ nonce }}` stands for the nonce. */
export interface SitePage {
  readonly name: string
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether a script of its name in `client` belongs to it, which marks the document when it is ready. */
  readonly hasClient?: boolean
  /** What further addresses answer. */
  readonly answers?: Readonly<Record<string, string>>
  readonly scenes: readonly Scene[]
}

/** A question is asked at each click: the first answer is no, the second yes. */
export const clickTwice = (selector: string, ...arrives: string[]): Scene => ({
  act: async (page) => {
    await page.click(selector)
    await page.click(selector)
  },
  arrives,
})

export const click = (selector: string, ...arrives: string[]): Scene => ({
  act: (page) => page.click(selector),
  arrives,
})
