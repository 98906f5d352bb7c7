import { and, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { levelOf } from '#monitoring/logger.ts'
import { COLUMN_NAMES, cellsOf } from './csv-columns.ts'
import { csvLine } from './csv-line.ts'
import { type AuditQuery, type EntryRow, entryOrder, isOldestFirst, matching } from './list-audit.ts'

/** How many entries are read at once. */
const BATCH_SIZE = 500

type Needed = Pick<Dependencies, 'db' | 'log'>

/**
 * All entries of an organisation that a filter leaves, as the bytes of a CSV file. They are read in batches, as fast as the
 * receiver takes them, so that no more than two batches are in memory however long the log is. The first batch is read before
 * the answer begins: a database that cannot answer is a refusal and not half a file.
 */
export async function exportAudit(
  { db, log }: Needed,
  organisationId: string,
  query: AuditQuery,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const where = matching(organisationId, query)
  const readBatch = (last?: EntryRow) =>
    db
      .select()
      .from(auditEntries)
      .where(and(where, last && after(last, query)))
      .orderBy(entryOrder(query))
      .limit(BATCH_SIZE)
  const encoder = new TextEncoder()
  const lines = (rows: readonly (readonly string[])[]) => encoder.encode(rows.map(csvLine).join(''))
  let batch: readonly EntryRow[] = await readBatch()
  return new ReadableStream({
    start: (controller) => controller.enqueue(lines([COLUMN_NAMES, ...batch.map(cellsOf)])),
    async pull(controller) {
      try {
        batch = batch.length < BATCH_SIZE ? [] : await readBatch(batch.at(-1))
      } catch (err) {
        log[levelOf(err)]({ err }, 'The export of the audit log broke off')
        return controller.error(err)
      }
      return batch.length === 0 ? controller.close() : controller.enqueue(lines(batch.map(cellsOf)))
    },
  })
}

/** The entries that follow one in the order. */
function after({ createdAt, position }: EntryRow, query: AuditQuery): SQL {
  const comparison = isOldestFirst(query) ? sql`>` : sql`<`
  const cursor = sql`(${createdAt.toISOString()}::timestamptz, ${position}::bigint)`
  return sql`(${auditEntries.createdAt}, ${auditEntries.position}) ${comparison} ${cursor}`
}
