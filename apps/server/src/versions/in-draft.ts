import type { Job } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import { changeDraft, type HeldDraft } from './change-draft.ts'

/**
 * Does an operation's work on the draft of a site as one transaction, in the name of the user who asked for it. The
 * write that ends the operation (`job.complete`) belongs inside.
 */
export async function inDraft<T>(
  { deps, operation }: Pick<Job, 'deps' | 'operation'>,
  siteId: string,
  write: (held: HeldDraft) => Promise<T>,
): Promise<T> {
  const { db, clock, ids } = deps
  const author = { id: operation.userId, email: operation.userEmail }
  const writing = { siteId, author, at: clock(), newId: ids }
  const outcome = await changeDraft(db, writing, async (held) => ({ result: await write(held) }))
  if (outcome === null) throw gone('site')
  return outcome.result
}
