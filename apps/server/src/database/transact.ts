import type { Database } from './database.ts'

/** Runs some queries as one: all of them or none. A thrown error, such as `Refused`, undoes everything. */
export const transact = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work)
