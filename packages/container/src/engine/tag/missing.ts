import { VALUE_MISSING } from '../core/issues.ts'
import type { Page } from '../core/page.ts'

/** Whether an option has no value. */
export function isBlank(value: unknown): boolean {
  return (value ?? '') === ''
}

/** Whether a value that a vendor requires is missing; reports it if so, and the tag must then send nothing. */
export function isMissing(page: Page, value: unknown): boolean {
  if (!isBlank(value) && !Number.isNaN(value)) return false
  page.reportIssue(VALUE_MISSING)
  return true
}
