import type { Database } from '#database/database.ts'
import { operations } from '#database/tables/index.ts'
import { type Claim, isOurs } from './claim.ts'

/** Another process works on the operation now; what this one has done must not be kept. */
export class LostClaim extends Error {
  constructor(id: string) {
    super(`The claim on operation ${id} has lapsed and another process has taken it.`)
    this.name = 'LostClaim'
  }
}

/** Ends an operation well. Throws `LostClaim` where that is no longer this process's business. */
export async function completeOperation(
  tx: Database,
  claim: Claim,
  { summary, at }: { summary: Record<string, unknown>; at: Date },
): Promise<void> {
  const ended = await tx
    .update(operations)
    .set({ state: 'completed', summary, completedAt: at, updatedAt: at })
    .where(isOurs(claim))
    .returning({ id: operations.id })
  if (ended.length === 0) throw new LostClaim(claim.id)
}

/** Keeps what a later try must know. Throws `LostClaim` like the above. */
export async function rememberInput(tx: Database, claim: Claim, input: Record<string, unknown>): Promise<void> {
  const kept = await tx.update(operations).set({ input }).where(isOurs(claim)).returning({ id: operations.id })
  if (kept.length === 0) throw new LostClaim(claim.id)
}

/** Ends an operation badly: it changed nothing, and `errors` say why, codes first. */
export async function failOperation(
  db: Database,
  claim: Claim,
  { errors, at }: { errors: readonly string[]; at: Date },
): Promise<void> {
  await db
    .update(operations)
    .set({ state: 'failed', summary: { errors }, failedAt: at, updatedAt: at })
    .where(isOurs(claim))
}
