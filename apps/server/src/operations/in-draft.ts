import { changeDraft, type HeldDraft } from '../versions/change-draft.ts'
import type { Job } from './job.ts'
import { gone } from './site-gone.ts'

/**
 * Does an operation's work on the draft of a site as one transaction, in the name of the user who asked for it. The
 * write that ends the operation (`job.complete`) belongs inside.
 */
export async function inDraft<T>(
  { world, operation }: Pick<Job, 'world' | 'operation'>,
  siteId: string,
  write: (held: HeldDraft) => Promise<T>,
): Promise<T> {
  const { db, clock, ids } = world
  const author = { id: operation.userId, email: operation.userEmail }
  const writing = { siteId, author, at: clock(), newId: ids }
  const outcome = await changeDraft(db, writing, async (held) => ({ result: await write(held) }))
  if (outcome === null) throw gone('site')
  return outcome.result
}
