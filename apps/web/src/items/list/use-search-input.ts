import { useEffect, useRef, useState } from 'react'
import { SEARCH_DELAY } from '#browser/use-debounced-value.ts'

/**
 * The text of a search box, shown at once and passed on after a pause. A text from outside (a link, Back, "Clear")
 * replaces the typed one.
 */
export function useSearchInput(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(text)

  useEffect(() => {
    if (text !== sent.current) setTyped(text)
    sent.current = text
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    sent.current = next
    onChange(next)
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(next), SEARCH_DELAY)
    },
    /** Passes the text on at once, for Enter. */
    flush: () => {
      clearTimeout(timer.current)
      send(typed)
    },
  }
}
