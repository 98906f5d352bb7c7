import type { IconName } from '@waymark/ui/icon'
import { createContext } from 'react'

/** Whose code it is: that stands above the code when it takes the whole window. */
export interface CodeFrame {
  readonly icon: IconName
  readonly name: string
}

/** Null where the code has no name yet, as in a wizard. */
export const CodeFrameOf = createContext<CodeFrame | null>(null)
