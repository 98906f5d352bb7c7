import type { OperationType } from '@waymark/domain/operation'
import type { Database } from '#database/database.ts'
import type { operations } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'

export type OperationRow = typeof operations.$inferSelect

/** What can wait to be done: operations that users follow, and building a site's artifact anew, which nobody is shown. */
export type JobType = OperationType | 'rebuild/artifact'

/** One claimed operation on its way. */
export interface Job {
  readonly deps: Dependencies
  readonly operation: OperationRow
  /**
   * Ends the operation well, within the transaction that does its work: both become true at once or not at all. Throws,
   * and so rolls the work back, when another process has taken the operation over in the meantime.
   */
  complete(tx: Database, summary: Record<string, unknown>): Promise<void>
  /** Keeps what a later try must know, within the transaction that makes it true. */
  remember(tx: Database, input: Record<string, unknown>): Promise<void>
}

/** Does the work of one type. Throws `Refused` for what cannot be done; anything else thrown is tried again. */
export type Work = (job: Job) => Promise<void>
