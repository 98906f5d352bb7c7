import { GROUP_LIMIT } from '@waymark/domain/trigger'
import type { Content, MemberContent, TagContent } from '#database/tables/content.ts'
import type { Change, Draft } from '#items/draft.ts'
import { sequencedIds, triggerIds, withFiring } from '#items/firing.ts'
import { type DraftItem, readItems } from '#items/read-rows.ts'
import { ensureSequenceFits } from '#items/tags/rules.ts'
import { updateItems } from '#items/write-rows.ts'

/** Links a restored trigger or tag to the tags of the draft that are published with it. */
export async function relinkTags(draft: Draft, id: string, published: Content): Promise<Change[]> {
  const had = published.tags.filter((tag) => [...triggerIds(tag), ...sequencedIds(tag)].includes(id))
  if (had.length === 0) return []
  const present = new Map(
    (
      await readItems.tag(
        draft.tx,
        draft.siteId,
        had.map((tag) => tag.id),
      )
    ).map((tag) => [tag.id, tag]),
  )
  const changes: { kind: 'tag'; before: DraftItem<'tag'>; after: DraftItem<'tag'> }[] = []
  for (const tag of had) {
    const before = present.get(tag.id)
    if (!before) continue
    const after = { ...relinked(before, tag, id), updated_at: draft.at.toISOString() }
    await ensureSequenceFits(draft.tx, draft.siteId, after)
    changes.push({ kind: 'tag', before, after })
  }
  await updateItems(
    draft.tx,
    'tag',
    draft.siteId,
    changes.map(({ after }) => after),
  )
  return changes
}

/** A tag with the links to one trigger or tag that it has in another state, in the order of that state. */
function relinked<T extends TagContent>(tag: T, had: TagContent, id: string): T {
  const withOrder = (now: readonly string[] = [], order: readonly string[] = []) => {
    const kept = order.filter((one) => one === id || now.includes(one))
    return [...kept, ...now.filter((one) => !kept.includes(one))]
  }
  const triggers = withOrder(tag.triggers, had.triggers)
  return withFiring(
    { ...tag, triggers },
    {
      blocking_triggers: withOrder(tag.blocking_triggers, had.blocking_triggers),
      ...(had.setup_tag?.id === id && !tag.setup_tag && { setup_tag: had.setup_tag }),
      ...(had.cleanup_tag?.id === id && !tag.cleanup_tag && { cleanup_tag: had.cleanup_tag }),
    },
  )
}

/** Puts a restored trigger back into the groups of the draft that are published with it and have room for it. */
export async function rejoinGroups({ tx, siteId, at }: Draft, id: string, published: Content): Promise<Change[]> {
  const had = new Map(
    published.triggers
      .filter(({ triggers }) => triggers.some((member) => member.id === id))
      .map((one) => [one.id, one]),
  )
  if (had.size === 0) return []
  const groups = (await readItems.trigger(tx, siteId, [...had.keys()])).filter(
    ({ triggers }) => triggers.length < GROUP_LIMIT,
  )
  const changes = groups.map((before) => {
    const triggers = withMember(before.triggers, had.get(before.id)?.triggers ?? [], id)
    return { kind: 'trigger' as const, before, after: { ...before, triggers, updated_at: at.toISOString() } }
  })
  await updateItems(
    tx,
    'trigger',
    siteId,
    changes.map(({ after }) => after),
  )
  return changes
}

/** The members of a group with one that it has in another state, after those that are before it there. */
function withMember(now: readonly MemberContent[], had: readonly MemberContent[], id: string): MemberContent[] {
  const place = had.findIndex((member) => member.id === id)
  const earlier = new Set(had.slice(0, place).map((member) => member.id))
  const at = now.findLastIndex((member) => earlier.has(member.id)) + 1
  return [...now.slice(0, at), ...had.slice(place, place + 1), ...now.slice(at)]
}
