import type { Page } from '../page.ts'

/** Whether one of the values a vendor needs resolved to nothing; the firing then does nothing but say so. */
export function lacks(page: Page, ...needed: unknown[]): boolean {
  for (let index = 0; index < needed.length; index++) {
    const value = needed[index]
    if (value !== undefined && value !== null && value !== '') continue
    page.reportIssue('tag without a value it needs')
    return true
  }
  return false
}
