import type { Page } from './page.ts'

/** The text that stands for a value in comparisons and in mixed texts; '' for what has none. */
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
