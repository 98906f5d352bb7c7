import { createOpening } from '../opening/opening.ts'

/** The website picker of the product bar. */
export const sitePicker = createOpening()
