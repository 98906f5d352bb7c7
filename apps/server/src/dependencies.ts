import type { Compiler } from '#containers/compiler.ts'
import type { Database } from '#database/database.ts'
import type { ProductFiles } from '#http/pages/product-files.ts'
import type { Settings } from './settings.ts'

/** Everything the server needs from outside itself, so that tests may choose it. */
export interface Dependencies {
  readonly db: Database
  /** The present moment. */
  readonly clock: () => Date
  /** A new lower-case UUID of version 4. */
  readonly ids: () => string
  readonly settings: Settings
  /** The built product and its words. */
  readonly files: ProductFiles
  /** Says something to whoever runs the server. */
  readonly log: (line: string, error?: unknown) => void
  /** Tells the runner of operations that one waits. Calling it is never needed for correctness, only for speed. */
  readonly wake: () => void
  /** Makes the scripts of sites; the container's own compiler unless another one is given. */
  readonly compiler?: Compiler
}
