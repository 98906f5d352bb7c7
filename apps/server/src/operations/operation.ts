import type { AuditObject } from '@waymark/domain/audit'
import type { OperationType } from '@waymark/domain/operation'
import { eq } from 'drizzle-orm'
import { type AuditEvent, recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import type { Author } from '#database/tables/content.ts'
import { type OperationInput, operations, sites } from '#database/tables/index.ts'
import { type Initiator, SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'

export type OperationRow = typeof operations.$inferSelect

/** What the queue can do: operations that users follow, and rebuilding a site's artifact, which the API never shows. */
export type JobType = OperationType | 'rebuild/artifact'

/**
 * Does the work of one type. Throws `Refused` for what cannot be done and `StoreUnavailable` for what must wait, however
 * long; any other error is tried again.
 */
export type Job = (job: RunningJob) => Promise<void>

/** One claimed operation while its job runs. */
export interface RunningJob {
  readonly deps: Dependencies
  readonly operation: OperationRow
  /**
   * Ends the operation as completed, within the transaction that does its work or its last step: both become true at once
   * or not at all. Throws, and so rolls that back, when another process has taken the operation over in the meantime.
   */
  complete(tx: Database, summary: Record<string, unknown>): Promise<void>
  /** Keeps what a later try needs, within the transaction that makes it true. */
  saveInput(tx: Database, input: OperationInput): Promise<void>
}

/** What is to be done. `parameters` are shown to the user who follows the operation, `input` is for the server alone. */
interface NewOperation {
  siteId: string
  type: JobType
  parameters: Record<string, unknown>
  input?: OperationInput
  author: Author
  /** Who starts it, for what the audit log records. */
  by?: Initiator
}

/**
 * Stores an operation within a transaction and gives its id. Once committed it will run to its end, even if the process is
 * killed. Call `deps.wake()` after the commit so that it begins at once.
 */
export async function storeOperation(
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  tx: Database,
  { siteId, type, parameters, input = {}, author, by }: NewOperation,
): Promise<string> {
  const id = deps.ids()
  const at = deps.clock()
  await tx.insert(operations).values({
    id,
    siteId,
    operationType: type,
    state: 'created',
    parameters,
    summary: {},
    input,
    userId: author.id,
    userEmail: author.email,
    ...(by && { startedBy: by }),
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** Stores an operation, gives its id and wakes the queue. */
export async function startOperation(deps: Dependencies, operation: NewOperation): Promise<string> {
  const id = await storeOperation(deps, deps.db, operation)
  deps.wake()
  return id
}

/** The user who started an operation. */
export const authorOf = ({ userId, userEmail }: OperationRow): Author => ({ id: userId, email: userEmail })

/** Who started an operation and from where, for the audit log. */
const initiatorOf = ({ startedBy, userId, userEmail }: OperationRow): Initiator =>
  startedBy ?? (userId ? { ...SERVER, actor: { type: 'member', id: userId, name: userEmail ?? '' } } : SERVER)

/** Records in the audit log what an operation does to its site, or to an object in it, within the same transaction. */
export async function recordOperation(
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  operation: OperationRow,
  { action, object, changes }: Pick<AuditEvent, 'action' | 'changes'> & { object?: AuditObject },
): Promise<void> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, operation.siteId))
  if (!site) return
  const itself = { type: site.kind === 'app' ? 'site' : 'meta-site', id: site.id, name: site.name } as const
  await recordAudit(tx, deps, initiatorOf(operation), {
    organisationId: site.organisationId,
    action,
    object: object ?? itself,
    site,
    ...(changes && { changes }),
  })
}

/** An operation's site, version, item or file has been deleted before its turn came. */
export const refuseDeleted = (what: string) => refuse('NOT_FOUND_ERROR', `The ${what} does not exist any more`)

/** An operation as the API shows it. */
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

/** The answer of a call that has started an operation: the resource it concerns, and the operation to follow. */
export const accepted = (type: string, id: string, operationId: string, attributes?: Record<string, unknown>) => ({
  data: {
    id,
    type,
    ...(attributes && { attributes }),
    relationships: { operation: { data: { id: operationId, type: 'operation' } } },
  },
})
