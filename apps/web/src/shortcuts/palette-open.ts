import { createOpening } from '../opening/opening.ts'

/** The search over everything. */
export const palette = createOpening()
