import { createOpening } from '#browser/disclosure.ts'

export const shortcutSheet = createOpening()
export const openShortcutSheet = shortcutSheet.open
