import type { Page } from '../core/page.ts'

/** The list under a global name that a vendor's library reads; created if the page has none. */
export function queueArray(page: Page, name: string): { push(item: unknown): void } {
  let list = page.globalOf(name) as { push(item: unknown): void } | undefined
  if (!list) {
    list = []
    page.setGlobal(name, list)
  }
  return list
}
