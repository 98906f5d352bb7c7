import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { installation } from '#database/tables/index.ts'

const known = new WeakMap<object, Map<string, Promise<Uint8Array>>>()

/**
 * A secret key of the installation: 32 random bytes under a name, made when first asked for and the same for every
 * process from then on.
 *
 * Hint: pass the server's database handle, not a transaction, since the key is remembered for the handle it was read through.
 */
export function installationKey(db: Database, name: 'token' | 'debug-token'): Promise<Uint8Array> {
  const keys = known.get(db) ?? new Map<string, Promise<Uint8Array>>()
  known.set(db, keys)
  const key = keys.get(name) ?? readOrMake(db, `key/${name}`)
  keys.set(name, key)
  // A failure is not remembered, so that the next call tries again.
  key.catch(() => keys.delete(name))
  return key
}

async function readOrMake(db: Database, key: string): Promise<Uint8Array> {
  const made = { secret: randomBytes(32).toString('base64') }
  await db.insert(installation).values({ key, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.key, key))
  return Buffer.from(String(row?.value.secret), 'base64')
}
