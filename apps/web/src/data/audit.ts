import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { audit } from '@waymark/api-client/endpoints'
import type { AuditGroup } from '@waymark/domain/audit'
import { endpointQuery } from './endpoint-query.ts'

interface AuditParams {
  readonly search?: string
  readonly group?: readonly AuditGroup[]
  readonly limit: number
  readonly offset: number
}

/** One page of the audit log, newest first; the previous page is shown until it is loaded. */
export const auditQuery = (params: AuditParams) =>
  queryOptions({
    queryKey: ['administration', 'audit', params],
    queryFn: endpointQuery(audit.list, { query: params }, ({ data, meta }) => ({ rows: data, total: meta.total })),
    placeholderData: keepPreviousData,
  })
