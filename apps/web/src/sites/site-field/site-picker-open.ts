import { createDisclosure } from '#browser/disclosure.ts'

/** The website picker of the product bar. */
export const sitePicker = createDisclosure()
