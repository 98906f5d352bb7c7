import { type SQL, sql } from 'drizzle-orm'

/** Whether a text holds another somewhere, whatever the case; `%` and `_` mean themselves. */
export const contains = (column: SQL | { getSQL(): SQL }, text: string): SQL =>
  sql`${column} ilike ${`%${text.replace(/[\\%_]/gu, '\\$&')}%`} collate "und-x-icu"`
