import { eq, like } from 'drizzle-orm'
import { newSecret, secretHash } from '#access/secret-hash.ts'
import type { Database } from '#database/database.ts'
import { installation, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'

/** Where the hash of a code is kept until the installation has been set up. */
const PREFIX = 'set-up-code/'
const rowKey = (code: string) => PREFIX + secretHash(code)

/** Whether an installation has no user yet, of any organisation. */
export const isSetUpOpen = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0

/**
 * Makes a code that allows to set the installation up: 128 random bits, of which the database keeps the hash. Each process
 * makes its own when it starts, and all of them take each one. Undefined when the installation has a user.
 */
export async function issueSetUpCode({ db }: Pick<Dependencies, 'db'>): Promise<string | undefined> {
  if (!(await isSetUpOpen(db))) {
    await removeSetUpCodes(db)
    return undefined
  }
  const code = newSecret()
  await db.insert(installation).values({ key: rowKey(code), value: {} })
  return code
}

/** Whether a code is one that a process has made. */
export const isSetUpCode = async (db: Database, code: string): Promise<boolean> =>
  (await db.$count(installation, eq(installation.key, rowKey(code)))) > 0

/** Ends all codes. */
export const removeSetUpCodes = (db: Database) => db.delete(installation).where(like(installation.key, `${PREFIX}%`))
