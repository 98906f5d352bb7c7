import { useEffect } from 'react'

/** Lets the browser ask before the page is left. */
export function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks])
}
