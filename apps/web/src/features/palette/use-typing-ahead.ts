import { useEffect, useEffectEvent } from 'react'

/**
 * Collects the keys pressed between the opening of a dialog and the focus of its field, so that fast typing is neither
 * lost nor handled as shortcuts of the screen behind.
 */
export function useTypingAhead(onKey: (key: string) => void, onEscape: () => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const elsewhere = !(target instanceof Element) || target.closest('[role=dialog], [role=alert]') === null
    const isText = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!elsewhere || !(isText || key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (isText) onKey(key)
    else onEscape()
  })
  useEffect(() => {
    addEventListener('keydown', take, { capture: true })
    return () => removeEventListener('keydown', take, { capture: true })
  }, [])
}
