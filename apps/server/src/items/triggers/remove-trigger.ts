import { and, eq } from 'drizzle-orm'
import { groupMembers, tagTriggers, triggers } from '#database/tables/index.ts'
import { notFound, Refused, refuse } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import type { Change } from '#versions/changelog-content.ts'
import { namesFor } from '#versions/names.ts'
import { readTags } from '../read-items.ts'
import { writeTags } from '../write-items.ts'
import { findTrigger } from './find-trigger.ts'

/** Takes a trigger out of the draft and off its tags, each of which counts as edited. Members of a group stay. */
export async function removeTrigger(held: HeldDraft, triggerId: string): Promise<undefined> {
  const { tx, siteId } = held
  const trigger = await findTrigger(tx, siteId, triggerId)
  if (!trigger) throw new Refused(notFound())
  const [group] = await tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.siteId, siteId), eq(groupMembers.memberId, triggerId)))
    .limit(1)
  if (group) {
    throw new Refused(refuse('TRIGGER_IN_GROUP_ERROR', 'A trigger group uses this trigger; take it out there first'))
  }
  const using = await tagsUsing(held, triggerId)
  const at = held.at.toISOString()
  const detached = using.map((tag) => ({
    before: tag,
    after: { ...tag, triggers: tag.triggers.filter((id) => id !== triggerId), updated_at: at },
  }))
  const changes: Change[] = [
    { kind: 'trigger', before: trigger, after: null },
    ...detached.map((change): Change => ({ kind: 'tag', ...change })),
  ]
  const names = await namesFor(tx, siteId, changes)
  await tx.delete(triggers).where(and(eq(triggers.siteId, siteId), eq(triggers.id, triggerId)))
  await writeTags(
    tx,
    siteId,
    detached.map(({ after }) => after),
  )
  await held.record(changes, names)
}

async function tagsUsing({ tx, siteId }: HeldDraft, triggerId: string) {
  const rows = await tx
    .select({ id: tagTriggers.tagId })
    .from(tagTriggers)
    .where(and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.triggerId, triggerId)))
  return rows.length === 0
    ? []
    : readTags(
        tx,
        siteId,
        rows.map((row) => row.id),
      )
}
