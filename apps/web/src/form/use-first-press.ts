import { useEffect } from 'react'

/**
 * Ignores the mouse until a new press begins: the second press of the double click that has brought a step would take the
 * focus from its first field, or press what is under the pointer now.
 */
export function useFirstPress(): void {
  useEffect(() => {
    const stop = new AbortController()
    const ignore = (event: MouseEvent) => {
      if (event.type === 'mousedown' && event.detail < 2) return stop.abort()
      if (event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of ['mousedown', 'click'] as const)
      document.addEventListener(type, ignore, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}
