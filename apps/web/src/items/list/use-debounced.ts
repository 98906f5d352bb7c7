import { useEffect, useRef, useState } from 'react'

/** How long a search box waits after the last key, in milliseconds. */
export const SEARCH_DELAY = 300

/**
 * A text that is shown at once and told on after a pause. A text that comes from outside (a link, Back, "Clear")
 * replaces what was typed.
 */
export function useDebounced(text: string, tell: (text: string) => void, delay = SEARCH_DELAY) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef(text)

  useEffect(() => {
    if (text !== told.current) setTyped(text)
    told.current = text
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    told.current = next
    tell(next)
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(next), delay)
    },
    /** Tells at once, as Enter does. */
    flush: () => {
      clearTimeout(timer.current)
      send(typed)
    },
  }
}
