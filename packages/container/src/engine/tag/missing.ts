import { each } from '../list.ts'
import type { Page } from '../page.ts'

/** Whether one of the values a vendor needs resolved to nothing; the firing then does nothing but say so. */
export function lacks(page: Page, ...needed: unknown[]): boolean {
  let lacking = false
  each(needed, (value) => {
    if (value === undefined || value === null || value === '') lacking = true
  })
  if (lacking) page.reportIssue('tag without a value it needs')
  return lacking
}
