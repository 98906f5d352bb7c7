import { createParts } from './parts.ts'
import { findOut, restoreStyles } from './this-page.ts'

/** The parts of this page. */
export const parts = createParts({ findOut, restoreStyles })

/**
 * What every `import('…')` goes through; the build sees to that.
 * @public
 */
export const loadPart = parts.load
