import { useLayoutEffect, useRef } from 'react'
import { bind } from './listen.ts'

/**
 * Lets keys do something while the component is shown: `useShortcuts({ c: add, 'g t': goToTags, 'mod+k': search })`.
 * Single letters rest while somebody types, while a dialog is open, and when they are turned off. Keys whose value is
 * undefined are not bound.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>): void {
  // Whoever sees the screen may press at once: what the keys do is what is drawn, not what was drawn before.
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  const keys = Object.keys(shortcuts)
    .filter((key) => shortcuts[key])
    .join('\n')
  useLayoutEffect(() => {
    if (keys === '') return
    const runs = keys.split('\n').map((key) => [key, (event: KeyboardEvent) => latest.current[key]?.(event)] as const)
    return bind(Object.fromEntries(runs))
  }, [keys])
}
