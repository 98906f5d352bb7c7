import type { ReactElement, ReactNode } from 'react'
import { loadedOnUse } from './loaded-on-use.tsx'

export interface PopoverProps {
  /** Opens it: a button of this package or a plain one. */
  button: ReactElement
  /** The name of the dialog. */
  label: string
  /** The id of the button. */
  id?: string | undefined
  className?: string | undefined
  onOpen?: (() => void) | undefined
  /** `close` returns the focus to the button. At first the first control is focused, or the first in `data-autofocus`. */
  children: (close: () => void) => ReactNode
}

/** A button with a small dialog beside it. Esc, a press outside and Tab past its end close it. */
export const Popover = loadedOnUse<PopoverProps>({
  load: () => import('./headless-popover.tsx').then(({ HeadlessPopover }) => HeadlessPopover),
})
