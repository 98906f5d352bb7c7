import { and, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { levelOf } from '#monitoring/logger.ts'
import { COLUMN_NAMES, cellsOf } from './csv-columns.ts'
import { csvLine } from './csv-line.ts'
import { type AuditFilter, type AuditOrder, type EntryRow, isOldestFirst, matching, orderOf } from './list-audit.ts'

/** Entries that are read at once. */
const PART = 500

type Needed = Pick<Dependencies, 'db' | 'log'>

/**
 * All entries of an organisation that a filter leaves, as the bytes of a CSV file. They are read part by part, as fast as the
 * receiver takes them, so that no more than two parts are in memory however long the log is. The first part is read before
 * the answer begins: a database that cannot answer is a refusal and not half a file.
 */
export async function exportAudit(
  { db, log }: Needed,
  organisationId: string,
  asked: AuditFilter & AuditOrder,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { sort, ...filter } = asked
  const where = matching(organisationId, filter)
  const readPart = (last?: EntryRow) =>
    db
      .select()
      .from(auditEntries)
      .where(and(where, last && after(last, { sort })))
      .orderBy(orderOf({ sort }))
      .limit(PART)
  const encoder = new TextEncoder()
  const lines = (rows: readonly (readonly string[])[]) => encoder.encode(rows.map(csvLine).join(''))
  let part: readonly EntryRow[] = await readPart()
  return new ReadableStream({
    start: (controller) => controller.enqueue(lines([COLUMN_NAMES, ...part.map(cellsOf)])),
    async pull(controller) {
      try {
        part = part.length < PART ? [] : await readPart(part.at(-1))
      } catch (err) {
        log[levelOf(err)]({ err }, 'The export of the audit log broke off')
        return controller.error(err)
      }
      return part.length === 0 ? controller.close() : controller.enqueue(lines(part.map(cellsOf)))
    },
  })
}

/** The entries that follow one in the order. */
function after({ createdAt, position }: EntryRow, order: AuditOrder): SQL {
  const comparison = isOldestFirst(order) ? sql`>` : sql`<`
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${position}::bigint)`
  return sql`(${auditEntries.createdAt}, ${auditEntries.position}) ${comparison} ${place}`
}
