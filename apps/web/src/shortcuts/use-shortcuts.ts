import { useEffect, useRef } from 'react'
import { bind } from './listen.ts'

/**
 * Lets keys do something while the component is shown: `useShortcuts({ c: add, 'g t': goToTags, 'mod+k': search })`.
 * Single letters rest while somebody types, while a dialog is open, and when they are turned off. Keys whose value is
 * undefined are not bound.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const keys = Object.keys(shortcuts)
    .filter((key) => shortcuts[key])
    .join('\n')
  useEffect(() => {
    if (keys === '') return
    const runs = keys.split('\n').map((key) => [key, (event: KeyboardEvent) => latest.current[key]?.(event)] as const)
    return bind(Object.fromEntries(runs))
  }, [keys])
}
