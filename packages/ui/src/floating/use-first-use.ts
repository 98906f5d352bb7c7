import { useLayoutEffect, useRef } from 'react'

/** How a button was used before the component that it opens was loaded: pressed, or the name of the key. */
export type Use = 'press' | (string & {})

export interface Used {
  /** Repeated on the button as soon as it is mounted. */
  use: Use | null
  /** The keys pressed after that, repeated in what has opened. */
  pressed?: readonly string[]
}

/** Returns the ref of a button on which the use is repeated. */
export function useFirstUse({ use, pressed = [] }: Used) {
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(use)
  useLayoutEffect(() => {
    const key = due.current
    due.current = null
    if (key === null || !button.current) return
    if (key === 'press') button.current.click()
    else press(button.current, key)
    repeat(button.current, pressed)
  }, [])
  return button
}

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** What opens takes the focus a few frames later. */
const FRAMES = 30

/** Repeats keys where the focus is, one in each frame, once it has left the button. */
function repeat(button: Element, [key, ...rest]: readonly string[], frames = FRAMES): void {
  if (key === undefined || frames === 0) return
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (!focused || focused === button || focused === document.body) return repeat(button, [key, ...rest], frames - 1)
    press(focused, key)
    repeat(button, rest)
  })
}
