import { useLayoutEffect, useRef } from 'react'

/** How a button was used before the component that it opens was loaded: pressed, or the name of the key. */
export type Use = 'press' | (string & {})

export interface Used {
  /** Repeated on the button as soon as it is mounted. */
  use: Use | null
}

/** Returns the ref of a button on which the use is repeated. */
export function useFirstUse(use: Use | null) {
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(use)
  useLayoutEffect(() => {
    const key = due.current
    due.current = null
    if (key === 'press') button.current?.click()
    else if (key !== null)
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, [])
  return button
}
