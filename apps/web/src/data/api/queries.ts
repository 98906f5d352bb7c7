import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { endpointQuery, rowsAndTotal } from './endpoint-query.ts'

/** The query of one resource, or of all rows that an endpoint answers. */
export const dataQuery = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  call: CallOf<E>,
  options: { readonly staleTime?: number; readonly gcTime?: number } = {},
) =>
  queryOptions({
    queryKey,
    queryFn: endpointQuery(endpoint, call, ({ data }): AnswerOf<E>['data'] => data),
    ...options,
  })

/** The query of one page of a list; the previous page is shown until it is loaded. */
export const pageQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, call: CallOf<E>) =>
  queryOptions({
    queryKey,
    queryFn: endpointQuery(endpoint, call, rowsAndTotal<AnswerOf<E>['data']>),
    placeholderData: keepPreviousData,
  })

/** The query of how many rows a list has. */
export const countQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, call: CallOf<E>) =>
  queryOptions({ queryKey, queryFn: endpointQuery(endpoint, call, ({ meta }): number => meta.total) })
