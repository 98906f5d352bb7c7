import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'

/** A table that has been copied. */
export interface CopiedTable {
  readonly table: string
  readonly rows: number
}

/** Thrown for a database that cannot be copied into, with the sentence to print. Nothing has been changed in it. */
export class CannotCopy extends Error {}

/** How many rows are copied at once: few, because one artifact may have megabytes. */
const AT_ONCE = 50

/**
 * Copies every row of a database into an empty one with the same tables, in one transaction of it: either all is there, with
 * the same number of rows in each table, or nothing. The source must not change meanwhile.
 */
export async function copyDatabase(source: Database, target: Database): Promise<CopiedTable[]> {
  const tables = await tablesOf(source)
  return target.transaction(async (tx) => {
    if ((await tablesOf(tx)).join() !== tables.join()) throw new CannotCopy('The two databases have different tables.')
    await tx.execute(sql.raw(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`))
    await refuseFilled(tx, tables)
    const foreignKeys = await dropForeignKeys(tx)
    const copied: CopiedTable[] = []
    for (const table of tables) copied.push({ table, rows: await copyTable(source, tx, table) })
    for (const { statement } of foreignKeys) await tx.execute(sql.raw(statement))
    return copied
  })
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function tablesOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function refuseFilled(tx: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if ((await countOf(tx, table)) > 0) {
      throw new CannotCopy(`The database to copy to is not empty: ${table} has rows. Give one that no server has used.`)
    }
  }
}

async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${quoted(table)}`))
  return row?.count ?? 0
}

/** Removes the foreign keys, so that tables can be filled in any order; gives the statements that add them again. */
async function dropForeignKeys(tx: Database): Promise<{ statement: string }[]> {
  const keys = await rowsOf<{ table: string; name: string; statement: string }>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, format(
      'alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return keys
}

async function copyTable(source: Database, tx: Database, table: string): Promise<number> {
  const columns = await rowsOf<{ name: string; is_identity: boolean }>(
    tx,
    sql`select column_name as name, is_identity = 'YES' as is_identity from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const insert = `insert into ${quoted(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${quoted(table)}, `
  let copied = 0
  await source.transaction(async (reading) => {
    // As text, because numbers would lose digits in between.
    await reading.execute(
      sql.raw(`declare rows no scroll cursor for select row_to_json(one)::text as json from ${quoted(table)} as one`),
    )
    for (;;) {
      const rows = await rowsOf<{ json: string }>(reading, sql.raw(`fetch ${AT_ONCE} from rows`))
      if (rows.length === 0) break
      await tx.execute(sql`${sql.raw(insert)} ${`[${rows.map(({ json }) => json).join(',')}]`}::json)`)
      copied += rows.length
    }
  })
  for (const { name } of columns.filter(({ is_identity }) => is_identity)) {
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${quoted(table)}', '${name}'), max(${quoted(name)})) from ${quoted(table)}`,
      ),
    )
  }
  const [before, after] = [await countOf(source, table), await countOf(tx, table)]
  if (before !== copied || after !== copied) throw new CannotCopy(`${table} has ${before} rows, but ${after} arrived.`)
  return copied
}
