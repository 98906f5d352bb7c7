import { and, eq } from 'drizzle-orm'
import { tags } from '#database/tables/index.ts'
import { notFound, Refused } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { findTag } from './find-tag.ts'

/** Takes a tag out of the draft; its triggers stay. */
export async function removeTag(held: HeldDraft, tagId: string): Promise<undefined> {
  const { tx, siteId } = held
  const tag = await findTag(tx, siteId, tagId)
  if (!tag) throw new Refused(notFound())
  await tx.delete(tags).where(and(eq(tags.siteId, siteId), eq(tags.id, tagId)))
  await held.record([{ kind: 'tag', before: tag, after: null }])
}
