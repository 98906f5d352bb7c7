import type { Page } from '../core/page.ts'

/** Whether a value that a vendor requires is missing; reports it if so, and the tag must then send nothing. */
export function isMissing(page: Page, value: unknown): boolean {
  if (value !== undefined && value !== null && value !== '') return false
  page.reportIssue('tag without a value it needs')
  return true
}
