import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#database/database.ts'
import { installation } from '#database/tables/index.ts'
import type { Dependencies, SigningKey } from '#dependencies.ts'
import { decryptValue, encryptValue } from './encryption.ts'

/** The kinds of tokens that have keys of their own, and how long a token of each is valid at most, in seconds. */
export const TOKEN_LIFETIMES = { token: 1800, 'debug-token': 43_200, 'sign-in': 600 } as const
export type SigningKeyName = keyof typeof TOKEN_LIFETIMES

/** How long a process uses the keys that it has read, in milliseconds. */
export const KEYS_FRESH = 30_000
/** When a new key begins to sign, in milliseconds after it was made: by then every process has read it. */
const ADOPTION = 2 * KEYS_FRESH

const Keys = v.array(v.object({ secret: v.string(), from: v.number(), until: v.optional(v.number()) }))
const Row = v.union([
  v.object({ keys: v.string() }),
  // The one key of installations that have never changed it.
  v.pipe(
    v.object({ secret: v.string() }),
    v.transform(({ secret }) => ({ keys: JSON.stringify([{ secret, from: 0 }]) })),
  ),
])

type KeyDependencies = Pick<Dependencies, 'db' | 'caches' | 'clock' | 'settings'>

/** The key that signs tokens of a kind now: 32 random bytes, made when first needed and the same for every process. */
export async function signingKey(deps: KeyDependencies, name: SigningKeyName): Promise<Uint8Array> {
  const now = deps.clock().getTime()
  const key = (await readKeys(deps, name)).findLast(({ from }) => from <= now)
  if (!key) throw new Error(`There is no key that signs a ${name} yet.`)
  return key.secret
}

/** The keys with which a token of a kind may have been signed. */
export async function verificationKeys(deps: KeyDependencies, name: SigningKeyName): Promise<readonly Uint8Array[]> {
  const now = deps.clock().getTime()
  return (await readKeys(deps, name)).filter(({ until = Infinity }) => until > now).map(({ secret }) => secret)
}

/**
 * Makes a new key for each kind of token. The present ones verify until the last token that they may sign has ended, with
 * `revoke` they end at once.
 */
export async function renewSigningKeys(
  { db, clock, settings }: KeyDependencies,
  { revoke }: { revoke: boolean },
): Promise<void> {
  const now = clock().getTime()
  for (const name of NAMES) {
    const life = TOKEN_LIFETIMES[name] * 1000
    await db.transaction(async (tx) => {
      const which = eq(installation.key, rowKey(name))
      const [row] = await tx.select().from(installation).where(which).for('update')
      const present = row && !revoke ? parseKeys(await decryptValue(settings, rowKey(name), storedKeys(row.value))) : []
      const from = present.length > 0 ? now + ADOPTION : now
      const kept = present
        .map((key) => ({ ...key, until: Math.min(key.until ?? Infinity, from + life) }))
        .filter(({ until }) => until > now)
      const value = { keys: await encryptValue(settings, rowKey(name), JSON.stringify([...kept, newKey(from)])) }
      await tx
        .insert(installation)
        .values({ key: rowKey(name), value })
        .onConflictDoUpdate({
          target: installation.key,
          set: { value },
        })
    })
  }
}

/** The stored form of a row of signing keys. */
export const storedKeys = (value: unknown): string => v.parse(Row, value).keys

const NAMES = Object.keys(TOKEN_LIFETIMES) as SigningKeyName[]
/** Where the keys of a kind of token are kept, which is also their name in encryption. */
const rowKey = (name: SigningKeyName) => `key/${name}`
/** The rows of signing keys. */
export const SIGNING_KEY_ROWS = NAMES.map(rowKey)

const newKey = (from: number) => ({ secret: randomBytes(32).toString('base64'), from })
const parseKeys = (text: string) => v.parse(Keys, JSON.parse(text))

async function readKeys({ db, caches, settings }: KeyDependencies, name: SigningKeyName) {
  const cached = caches.keys.get(name)
  if (cached) return cached
  const row = (await readRow(db, name)) ?? (await insertFirstKey({ db, settings }, name))
  const keys = parseKeys(await decryptValue(settings, rowKey(name), storedKeys(row?.value)))
  const read: SigningKey[] = keys.map((key) => ({ ...key, secret: Buffer.from(key.secret, 'base64') }))
  caches.keys.set(name, read)
  return read
}

async function readRow(db: Database, name: SigningKeyName) {
  const [row] = await db
    .select()
    .from(installation)
    .where(eq(installation.key, rowKey(name)))
  return row
}

/** Of several processes that do this at once, the first one's key counts. */
async function insertFirstKey({ db, settings }: Pick<KeyDependencies, 'db' | 'settings'>, name: SigningKeyName) {
  const value = { keys: await encryptValue(settings, rowKey(name), JSON.stringify([newKey(0)])) }
  await db
    .insert(installation)
    .values({ key: rowKey(name), value })
    .onConflictDoNothing()
  return readRow(db, name)
}
