import { useEffect, useState } from 'react'

/** Milliseconds of quiet after which what was typed into a search box is searched for. */
export const SEARCH_QUIET = 300

/** A value that follows another once that has been quiet for a while (milliseconds). */
export function useQuiet<T>(value: T, quiet = SEARCH_QUIET): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), quiet)
    return () => clearTimeout(timer)
  }, [value, quiet])
  return settled
}
