import type { MadeElement, Page } from '../core/page.ts'

/** Make elements that a browser makes of markup in another way than of a name and attributes. */
export const makers = {
  makeElement: (made: MadeElement, page: Page) => page.makeElement(made),
} as const
