import type { Page } from '@playwright/test'

/** The toast after a call without an answer. */
export const CANNOT_BE_REACHED = /cannot be reached/

/** The server carries out the next call of an address, and its answer is lost. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
