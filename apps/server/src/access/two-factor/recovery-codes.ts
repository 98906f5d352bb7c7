import { RECOVERY_CODE_COUNT } from '@waymark/domain/session'
import { and, eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { Database } from '#database/database.ts'
import { recoveryCodes } from '#database/tables/index.ts'
import { secretHash } from '../secret-hash.ts'

/**
 * Gives a user new recovery codes in place of the present ones: 80 random bits each, as four groups of letters and digits.
 * The database keeps hashes only, so this is the one time they can be shown.
 */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => new Secret({ size: 10 }).base32)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: secretHash(code) })))
  return codes.map((code) => code.match(/.{4}/gu)?.join('-') ?? code)
}

/** Uses up a recovery code; false if the user has no such code. */
export async function useRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const same = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, secretHash(code)))
  return (await db.delete(recoveryCodes).where(same).returning()).length > 0
}
