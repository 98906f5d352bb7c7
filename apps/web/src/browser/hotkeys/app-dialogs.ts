import { createDisclosure } from '#browser/disclosure.ts'

/** The search over everything. */
export const palette = createDisclosure()

/** The list of keyboard shortcuts. */
export const shortcutSheet = createDisclosure()
