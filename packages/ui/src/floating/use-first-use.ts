import { useLayoutEffect, useRef } from 'react'

/** The first use of a button while its popup was loading: a click, or the name of a key. */
export type Use = 'press' | (string & {})

export interface Used {
  /** Replayed on the button when it is mounted. */
  use: Use | null
  /** The keys pressed after that, replayed in the open popup. */
  pressed?: readonly string[]
}

/** Returns the ref of a button on which the first use is replayed. */
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

/** The popup takes the focus within this number of frames. */
const FRAMES = 30

/** Replays keys on the focused element, one in each frame, once the focus has left the button. */
function repeat(button: Element, [key, ...rest]: readonly string[], frames = FRAMES): void {
  if (key === undefined || frames === 0) return
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (!focused || focused === button || focused === document.body) return repeat(button, [key, ...rest], frames - 1)
    press(focused, key)
    repeat(button, rest)
  })
}
