import { useEffectEvent, useLayoutEffect } from 'react'

/** A part of a list. */
export interface PageParams {
  readonly limit: number
  readonly offset: number
}

/** The offset of the last page of a list; 0 for an empty one. */
export const lastOffset = (total: number, limit: number): number => Math.floor(Math.max(0, total - 1) / limit) * limit

/**
 * Opens the last page of a list when the open page no longer exists, because rows were deleted meanwhile or an address names a
 * page that never was.
 */
export function useLastPage(
  query: { readonly data: { readonly total: number } | undefined; readonly isPlaceholderData?: boolean },
  { limit, offset }: PageParams,
  onOffset: (offset: number) => void,
): void {
  const total = query.isPlaceholderData ? undefined : query.data?.total
  const last = total !== undefined && offset >= total ? lastOffset(total, limit) : offset
  const open = useEffectEvent(onOffset)
  useLayoutEffect(() => {
    if (last !== offset) open(last)
  }, [last, offset])
}
