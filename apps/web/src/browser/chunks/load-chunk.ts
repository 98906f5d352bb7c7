import { createChunkLoader } from './chunk-loader.ts'
import { diagnose, restoreStyles } from './diagnose.ts'

/** The chunks of this page. */
export const chunks = createChunkLoader({ diagnose, restoreStyles })

/**
 * Every `import('…')` goes through this; the build wraps them.
 * @public
 */
export const loadChunk = chunks.load
