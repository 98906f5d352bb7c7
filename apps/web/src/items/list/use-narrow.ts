import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Says in the address what a list is narrowed to and sorted by; the way back does not lead through every word of it. */
export function useNarrow<Search extends object>() {
  const navigate = useNavigate()
  return useCallback(
    (change: Partial<Search>) =>
      void navigate({
        to: '.',
        search: (kept: object) => ({ ...kept, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}
