import type { Database } from '#database/database.ts'
import { readVariables, type StoredVariable } from '../read-items.ts'

/** One of the draft's own variables by its id. */
export async function findVariable(
  db: Database,
  siteId: string,
  variableId: string,
): Promise<StoredVariable | undefined> {
  const [variable] = await readVariables(db, siteId, [variableId])
  return variable
}
