import { useEffect, useState } from 'react'

/** How long typing into a search box pauses before the search starts, in milliseconds. */
export const SEARCH_DELAY = 300

/** A value that follows another once that has not changed for `delay` milliseconds. */
export function useDebouncedValue<T>(value: T, delay = SEARCH_DELAY): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debounced
}
