import { entityTag } from '@waymark/domain/item-edit'
import type { Kind } from '#database/tables/content.ts'
import { type IfMatch, matches, refuseStale } from '#http/if-match.ts'
import { type Reply, reply } from '#http/reply.ts'
import type { Draft } from './draft.ts'
import { editsSince } from './edits.ts'
import { findItem, type Stored } from './read-rows.ts'
import { getItem } from './write-item.ts'

/** Answers with an item, whose revision is its entity tag. */
export const replyWithItem = (status: number, { revision }: Pick<Stored<Kind>, 'revision'>, body: object): Reply =>
  reply(status, body, { ETag: entityTag(revision) })

/**
 * Changes an item in the open draft if it still has a revision that the condition names, and answers with its new entity
 * tag. Otherwise refuses with 412 and who has changed what since.
 */
export async function changeIfMatch<K extends Kind>(
  draft: Draft,
  { kind, id, condition }: { kind: K; id: string; condition: IfMatch | undefined },
  change: () => Promise<unknown>,
): Promise<Reply> {
  const { revision }: Pick<Stored<Kind>, 'revision'> = await getItem(draft, kind, id)
  await ensureMatch(draft, { id, revision }, condition)
  await change()
  const after = await findItem(draft.tx, kind, draft.siteId, id)
  return reply(204, undefined, after && { ETag: entityTag(after.revision) })
}

async function ensureMatch(
  { tx, siteId }: Draft,
  { id, revision }: { readonly id: string; readonly revision: number },
  condition: IfMatch | undefined,
): Promise<void> {
  const current = entityTag(revision)
  if (condition === undefined || condition === 'any' || matches(condition, current)) return
  const changes = await editsSince(tx, siteId, id, newestOf(condition) ?? revision)
  throw refuseStale(condition, current, changes)
}

/** The newest revision among some entity tags; undefined if none can be a revision. */
function newestOf(tags: readonly string[]): number | undefined {
  const revisions = tags.flatMap((tag) => (/^(?:W\/)?"\d{1,15}"$/u.test(tag) ? [Number(tag.replace(/\D/gu, ''))] : []))
  return revisions.length === 0 ? undefined : Math.max(...revisions)
}
