import type { Page } from '../core/page.ts'

/** Whether a value that a vendor needs resolved to nothing; the firing then does nothing but report it. */
export function lacks(page: Page, value: unknown): boolean {
  if (value !== undefined && value !== null && value !== '') return false
  page.reportIssue('tag without a value it needs')
  return true
}
