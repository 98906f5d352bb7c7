import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { useState } from 'react'

/** A query whose answer has at least what a row shows. */
export type OneQuery<Row> = Pick<UseQueryOptions<Row, Error, Row, any>, 'queryKey' | 'queryFn'>

const FURTHER = msg('lists.open.further', 'Open, further down this list')
const MAYBE_FURTHER = msg('lists.open.maybe-further', 'Open, not among the first matches')
const NOT_FOUND = msg('lists.open.not-found', 'Open, does not match this search')

/** Where the open item is that is not among the rows; undefined when it should be among them. */
function placeOf(hasMore: boolean, isFiltered: boolean): Message | undefined {
  if (isFiltered) return hasMore ? MAYBE_FURTHER : NOT_FOUND
  return hasMore ? FURTHER : undefined
}

/** The open item while it is not among the rows loaded so far, and where it is; without the item while that is loading. */
export function useUnlistedItem<Row>({
  openId,
  ids,
  query,
  isFiltered,
  one,
  isListed,
}: {
  openId: string | undefined
  /** The ids of the rows. */
  ids: readonly string[]
  /** The query of the rows. */
  query: { readonly data: unknown; readonly isFetching: boolean; readonly hasNextPage: boolean }
  isFiltered: boolean
  one: (id: string) => OneQuery<Row>
  isListed: (row: Row) => boolean
}): { readonly item: Row | undefined; readonly place: Message } | undefined {
  const isAway = openId !== undefined && query.data !== undefined && !ids.includes(openId)
  // Decided when the rows have arrived, so that a new item is not shown above them first.
  const [awayId, setAwayId] = useState<string>()
  if (!query.isFetching && awayId !== (isAway ? openId : undefined)) setAwayId(isAway ? openId : undefined)
  const { data: item, isPending } = useQuery({ ...one(openId ?? ''), enabled: isAway })
  const place = placeOf(query.hasNextPage, isFiltered)
  if (!isAway || awayId !== openId || !place) return undefined
  return isPending || (item && isListed(item)) ? { item, place } : undefined
}
