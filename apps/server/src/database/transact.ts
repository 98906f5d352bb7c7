import type { Database } from './database.ts'

/** Runs some queries as one: all of them or none. A thrown error, such as `Refused`, undoes everything. */
export const transact = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work)

/** Runs reads on one snapshot of the database: what others commit meanwhile is not seen. */
export const readSnapshot = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
