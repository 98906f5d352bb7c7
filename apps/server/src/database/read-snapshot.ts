import type { Database } from './database.ts'

/** Runs reads on one snapshot of the database: what others commit meanwhile is not seen. */
export const readSnapshot = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
