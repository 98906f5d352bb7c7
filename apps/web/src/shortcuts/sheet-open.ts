import { createOpening } from '../opening/opening.ts'

export const shortcutSheet = createOpening()
export const openShortcutSheet = shortcutSheet.open
