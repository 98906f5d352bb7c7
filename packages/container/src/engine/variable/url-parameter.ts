import type { Collect } from '../core/content.ts'
import type { Page } from '../core/page.ts'

/** The first value of a parameter of the address: decoded, empty without `=`, undefined when missing. */
export const urlParameter: Collect = (engine, variable) => parameterOf(engine.page, variable[1] as string)

export function parameterOf(page: Page, name: string): string | undefined {
  return new URLSearchParams(`${page.readDocument('location.search')}`).get(name) ?? undefined
}
