import { dependentsOf, type Referring } from '@waymark/domain/variable/reference'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'

/** The names of the draft's variables whose values depend on one of them: what that one cannot refer to. */
export async function dependentVariables(db: Database, siteId: string, name: string): Promise<readonly string[]> {
  const referring = await rowsOf<Referring & Record<string, unknown>>(
    db,
    sql`select name, value, options from variables where site_id = ${siteId}::uuid
      and (strpos(value, '{{') > 0 or strpos(options::text, '{{') > 0)`,
  )
  return dependentsOf(name, referring)
}
