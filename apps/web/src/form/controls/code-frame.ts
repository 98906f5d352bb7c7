import type { IconName } from '@waymark/ui/icon'
import { createContext } from 'react'

/** The item that the code belongs to, shown above the code in full screen. */
export interface CodeFrame {
  readonly icon: IconName
  readonly name: string
}

/** Null where the code has no name yet, as in a wizard. */
export const CodeFrameOf = createContext<CodeFrame | null>(null)
