import type { CallOf } from '@waymark/api-client/endpoint'
import { audit } from '@waymark/api-client/endpoints'
import { countQuery, dataQuery, pageQuery } from './api/queries.ts'

/** Which entries are wanted, and in which order. */
export type AuditFilter = NonNullable<CallOf<typeof audit.csv>['query']>

const AUDIT = ['administration', 'audit'] as const

/** One page of the audit log; the previous page is shown until it is loaded. */
export const auditQuery = (query: AuditFilter & { readonly limit: number; readonly offset: number }) =>
  pageQuery([...AUDIT, 'page', query], audit.list, { query })

/** How many entries there are without a filter. */
export const auditTotalQuery = countQuery([...AUDIT, 'total'], audit.list, { query: { limit: 1 } })

/** Everyone who appears in the audit log. */
export const auditActorsQuery = dataQuery([...AUDIT, 'actors'], audit.actors, {})
