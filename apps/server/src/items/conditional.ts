import { entityTag } from '@waymark/domain/item-edit'
import type { Kind } from '#database/tables/content.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { type IfMatch, matches, readIfMatch, refuseStale } from '#http/if-match.ts'
import { type Reply, reply } from '#http/reply.ts'
import type { Draft, WriteDraft } from './draft.ts'
import { editsSince } from './edits.ts'
import { type DraftItem, findItem } from './read-rows.ts'
import { getItem } from './write-item.ts'

/** Answers with an item, whose revision is its entity tag. */
export const replyWithItem = (status: number, { revision }: Pick<DraftItem<Kind>, 'revision'>, body: object): Reply =>
  reply(status, body, { ETag: entityTag(revision) })

/**
 * Changes an item of the draft if it still has a revision that the call's `If-Match` names; answers with its new
 * entity tag. Otherwise refuses with 412 and who has changed what since.
 */
export const changeIfMatch = (
  writeDraft: WriteDraft,
  { deps, site, user, request }: ItemCall,
  { kind, id }: { kind: Kind; id: string },
  change: (draft: Draft) => Promise<unknown>,
): Promise<Reply> =>
  writeDraft(deps, site.id, user, async (draft) => {
    const { revision }: Pick<DraftItem<Kind>, 'revision'> = await getItem(draft, kind, id)
    await ensureMatch(draft, { id, revision }, readIfMatch(request))
    await change(draft)
    const after = await findItem(draft.tx, kind, draft.siteId, id)
    return reply(204, undefined, after && { ETag: entityTag(after.revision) })
  })

interface ItemCall {
  readonly deps: Dependencies
  readonly site: { readonly id: string }
  readonly user: Caller
  readonly request: Request
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
