import { useEffect, useState } from 'react'

/** How long a search box waits after the last key, in milliseconds. */
export const SEARCH_DELAY = 300

/** A value that follows another one once that has not changed for a while (milliseconds). */
export function useDebouncedValue<T>(value: T, delay = SEARCH_DELAY): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debounced
}
