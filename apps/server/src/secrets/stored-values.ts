import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { installation, secondFactors, webhooks } from '#database/tables/index.ts'
import {
  DecryptionError,
  decryptValue,
  type EncryptionSettings,
  encryptValue,
  isEncryptedWithPresentSecret,
} from './encryption.ts'
import { SIGNING_KEY_ROWS, storedKeys } from './signing-keys.ts'
import { newWebhookSecret, webhookSecretName } from './webhook-secret.ts'

/** A value that the database keeps in the form of `encryptValue`. */
interface StoredValue {
  /** The name that was given to `encryptValue`. */
  readonly name: string
  readonly stored: string
  /** Writes another stored form, provided that the value is still the one that was read. */
  replace(stored: string): Promise<unknown>
  remove(): Promise<unknown>
}

/** Every place of encrypted values. A new column with such values gets its function here, or it would not be rotated. */
const PLACES: readonly ((db: Database) => Promise<StoredValue[]>)[] = [
  readSigningKeys,
  readTwoFactorSecrets,
  readWebhookSecrets,
]

/**
 * Encrypts with the present secret what is encrypted with the previous one or not at all, and gives the number of these
 * values. Reads every encrypted value, so it also checks whether the secrets fit the database.
 * @throws DecryptionError when they do not; nothing has been changed then.
 */
export async function encryptStoredValues(db: Database, settings: EncryptionSettings): Promise<number> {
  const read = await readStoredValues(db, settings)
  const outdated = read.filter(({ value }) => !isEncryptedWithPresentSecret(settings, value.stored))
  for (const { value, text } of outdated) await value.replace(await encryptValue(settings, value.name, text))
  return outdated.length
}

/**
 * Reads and decrypts every encrypted value.
 * @throws DecryptionError when the secrets do not fit the database.
 */
export async function readStoredValues(
  db: Database,
  settings: EncryptionSettings,
): Promise<{ value: StoredValue; text: string }[]> {
  const values = (await Promise.all(PLACES.map((read) => read(db)))).flat()
  const read: { value: StoredValue; text: string }[] = []
  for (const value of values) read.push({ value, text: await decryptValue(settings, value.name, value.stored) })
  return read
}

/** Removes what neither secret can decrypt, because the right one is lost, and gives the names of these values. */
export async function removeUnreadableValues(db: Database, settings: EncryptionSettings): Promise<string[]> {
  const values = (await Promise.all(PLACES.map((read) => read(db)))).flat()
  const removed: string[] = []
  for (const { name, stored, remove } of values) {
    const isReadable = await decryptValue(settings, name, stored).then(
      () => true,
      (error) => {
        if (error instanceof DecryptionError) return false
        throw error
      },
    )
    if (isReadable) continue
    await remove()
    removed.push(name)
  }
  return removed
}

async function readSigningKeys(db: Database): Promise<StoredValue[]> {
  const rows = await db.select().from(installation).where(inArray(installation.key, SIGNING_KEY_ROWS))
  return rows.map(({ key, value }) => ({
    name: key,
    stored: storedKeys(value),
    replace: (keys) =>
      db
        .update(installation)
        .set({ value: { keys } })
        .where(and(eq(installation.key, key), eq(installation.value, value))),
    remove: () => db.delete(installation).where(eq(installation.key, key)),
  }))
}

async function readTwoFactorSecrets(db: Database): Promise<StoredValue[]> {
  const rows = await db.select().from(secondFactors)
  return rows.map(({ userId, secret }) => ({
    name: twoFactorSecretName(userId),
    stored: secret,
    replace: (stored) =>
      db
        .update(secondFactors)
        .set({ secret: stored })
        .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret))),
    remove: () => db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
  }))
}

/** Name under which the two-factor secret of a user is encrypted. */
export const twoFactorSecretName = (userId: string): string => `two-factor/${userId}`

async function readWebhookSecrets(db: Database): Promise<StoredValue[]> {
  const rows = await db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks)
  return rows.map(({ id, secret }) => ({
    name: webhookSecretName(id),
    stored: secret,
    replace: (stored) =>
      db
        .update(webhooks)
        .set({ secret: stored })
        .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret))),
    // Its receiver does not have the new secret, so an owner has to look at it.
    remove: () =>
      db
        .update(webhooks)
        .set({ ...newWebhookSecret(), isActive: false, pausedReason: 'secret-lost' })
        .where(eq(webhooks.id, id)),
  }))
}
