import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallOf } from '@waymark/api-client/endpoint'
import { audit } from '@waymark/api-client/endpoints'
import { endpointQuery, rowsAndTotal } from './api/endpoint-query.ts'

/** Which entries are wanted, and in which order. */
export type AuditFilter = NonNullable<CallOf<typeof audit.csv>['query']>

const AUDIT = ['administration', 'audit'] as const

/** One page of the audit log; the previous page is shown until it is loaded. */
export const auditQuery = (query: AuditFilter & { readonly limit: number; readonly offset: number }) =>
  queryOptions({
    queryKey: [...AUDIT, 'page', query],
    queryFn: endpointQuery(audit.list, { query }, rowsAndTotal),
    placeholderData: keepPreviousData,
  })

/** How many entries there are without a filter. */
export const auditTotalQuery = queryOptions({
  queryKey: [...AUDIT, 'total'],
  queryFn: endpointQuery(audit.list, { query: { limit: 1 } }, ({ meta }) => meta.total),
})

/** Everyone who appears in the audit log. */
export const auditActorsQuery = queryOptions({
  queryKey: [...AUDIT, 'actors'],
  queryFn: endpointQuery(audit.actors, {}, ({ data }) => data),
})
