import type { Page } from './page.ts'

/** The text of a value for comparisons and for texts with references; '' for a value without one. */
export function textOf(page: Page, value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  try {
    return page.markupOf(value) ?? JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
