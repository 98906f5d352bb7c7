import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import type { OperationRow } from './job.ts'

/** An operation as whoever follows it sees it. */
export const presentOperation = (row: OperationRow) => ({
  id: row.id,
  type: 'operation' as const,
  attributes: {
    operation_type: row.operationType,
    state: row.state,
    parameters: row.parameters,
    summary: row.summary,
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
    started_at: wireDateOrNull(row.startedAt),
    completed_at: wireDateOrNull(row.completedAt),
    failed_at: wireDateOrNull(row.failedAt),
  },
})

/** The answer of a call that has started an operation: what it is about, and the operation to follow. */
export const accepted = (type: string, id: string, operationId: string, attributes?: Record<string, unknown>) => ({
  data: {
    id,
    type,
    ...(attributes && { attributes }),
    relationships: { operation: { data: { id: operationId, type: 'operation' } } },
  },
})
