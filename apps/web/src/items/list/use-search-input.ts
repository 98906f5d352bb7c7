import { useEffect, useRef, useState } from 'react'
import { useDebouncedCall } from '#browser/use-debounced.ts'

/**
 * The text of a search box, shown at once and passed on after a pause. A text from outside (a link, Back, "Clear")
 * replaces the typed one.
 */
export function useSearchInput(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const debounced = useDebouncedCall()
  const sent = useRef(text)

  useEffect(() => {
    if (text !== sent.current) setTyped(text)
    sent.current = text
  }, [text])

  const send = (next: string) => {
    sent.current = next
    onChange(next)
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next)
      debounced.run(() => send(next))
    },
    /** Passes the text on at once, for Enter. */
    flush: () => {
      debounced.cancel()
      send(typed)
    },
  }
}
