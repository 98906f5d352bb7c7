import { createOpening } from '#browser/disclosure.ts'

/** The search over everything. */
export const palette = createOpening()

/** The list of keyboard shortcuts. */
export const shortcutSheet = createOpening()
