import type { Page } from '../core/page.ts'

/** A list that a vendor's library reads under a global name; made when the page has none. */
export function queueArray(page: Page, name: string): { push(item: unknown): void } {
  let list = page.globalOf(name) as { push(item: unknown): void } | undefined
  if (!list) {
    list = []
    page.setGlobal(name, list)
  }
  return list
}
