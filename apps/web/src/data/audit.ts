import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { audit } from '@waymark/api-client/endpoints'
import type { AuditGroup } from '@waymark/domain/audit'
import { endpointQuery } from './endpoint-query.ts'

interface EntriesAsked {
  readonly search?: string
  readonly group?: readonly AuditGroup[]
  readonly limit: number
  readonly offset: number
}

/** One page of the audit log, newest first; the previous page is shown until it is loaded. */
export const auditQuery = (asked: EntriesAsked) =>
  queryOptions({
    queryKey: ['administration', 'audit', asked],
    queryFn: endpointQuery(audit.list, { query: asked }, ({ data, meta }) => ({ rows: data, total: meta.total })),
    placeholderData: keepPreviousData,
  })
