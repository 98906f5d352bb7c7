import type { Page } from '../core/page.ts'

/** The first value of a parameter of the address: decoded, empty without `=`, undefined when missing. */
export function parameterOf(page: Page, name: string): string | undefined {
  return new URLSearchParams(`${page.readDocument('location.search')}`).get(name) ?? undefined
}
