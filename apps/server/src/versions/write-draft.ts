import type { Caller } from '#access/caller.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, type Refusal, Refused } from '#http/refusal.ts'
import { changeDraft, type HeldDraft } from './change-draft.ts'

/**
 * Writes to a site's draft in the name of a user, as one transaction. What throws `Refused` inside comes back as that
 * refusal with nothing written; a site that is gone by now is not found.
 */
export async function writeDraft<T extends object | undefined>(
  { db, clock, ids }: Dependencies,
  siteId: string,
  user: Pick<Caller, 'id' | 'email'>,
  write: (held: HeldDraft) => Promise<T>,
): Promise<T | Refusal> {
  const writing = { siteId, author: { id: user.id, email: user.email }, at: clock(), newId: ids }
  try {
    const outcome = await changeDraft(db, writing, async (held) => ({ result: await write(held) }))
    return outcome === null ? notFound({ parameter: 'app_id' }) : outcome.result
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
