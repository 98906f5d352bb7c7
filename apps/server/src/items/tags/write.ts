import type { PriorityPatch, TagCreate, TagPatch } from '@waymark/domain/tag'
import type { TagContent } from '#database/tables/content.ts'
import { refusal, throwIfAny } from '#refusal.ts'
import type { Draft } from '../draft.ts'
import { withFiring } from '../firing.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../free-names.ts'
import { type DraftItem, readItems } from '../read-rows.ts'
import { changeItem, createItem, getItem, removeLinkedItem } from '../write-item.ts'
import { updateItems } from '../write-rows.ts'
import {
  changedTag,
  ensureAbandonedIsKept,
  ensureSequenceFits,
  ensureTemplateFits,
  ensureTriggersFit,
  newTag,
} from './rules.ts'
import { sequencingTags } from './sequences.ts'

/** Creates a tag in the draft. */
export async function createTag(draft: Draft, body: TagCreate): Promise<DraftItem<'tag'>> {
  const { tx, siteId, siteKind } = draft
  const tag = newTag(body)
  await ensureNameIsFree(tx, siteId, { kind: 'tag', name: tag.name })
  if (body.id) await ensureIdIsFree(tx, siteId, body.id)
  const id = body.id ?? draft.newId()
  await ensureTriggersFit(tx, siteId, tag)
  await ensureSequenceFits(tx, siteId, { ...tag, id })
  await ensureTemplateFits(tx, { id: siteId, kind: siteKind }, tag.template)
  return createItem(draft, 'tag', { ...tag, id })
}

/** Changes a tag of the draft as it is at this moment. */
export async function changeTag(draft: Draft, tagId: string, body: TagPatch): Promise<undefined> {
  const { tx, siteId } = draft
  const before = await getItem(draft, 'tag', tagId)
  const after = changedTag(before, body)
  if (after.name !== before.name) await ensureNameIsFree(tx, siteId, { kind: 'tag', name: after.name, except: tagId })
  const { triggers, blocking_triggers, setup_tag, cleanup_tag } = body.relationships ?? {}
  if (triggers || blocking_triggers) await ensureTriggersFit(tx, siteId, after)
  if (setup_tag || cleanup_tag) await ensureSequenceFits(tx, siteId, after)
  ensureAbandonedIsKept(before, body)
  await changeItem(draft, 'tag', { before, after })
}

/** Removes a tag from the draft and from the tags that it runs before or after, each of which counts as edited. */
export async function removeTag(draft: Draft, tagId: string): Promise<undefined> {
  const ids = (await sequencingTags(draft.tx, draft.siteId, tagId)).map(({ id }) => id)
  await removeLinkedItem(draft, { kind: 'tag', id: tagId }, ids, (tag) => withoutTag(tag, tagId))
}

const withoutTag = <T extends TagContent>(tag: T, id: string): T =>
  withFiring(tag, {
    ...(tag.setup_tag?.id === id && { setup_tag: null }),
    ...(tag.cleanup_tag?.id === id && { cleanup_tag: null }),
  })

/**
 * Sets the priorities of several tags, all or none. Tags that have them already are left as they are. Abandoned tags are
 * not refused, unlike in `changeTag`: the requirements name no such error for this call.
 */
export async function prioritise(draft: Draft, patches: PriorityPatch): Promise<undefined> {
  const { tx, siteId } = draft
  // Of several patches for one tag the last one counts.
  const wanted = new Map(patches.map(({ id, attributes }) => [id, attributes.priority]))
  const present = await readItems.tag(tx, siteId, [...wanted.keys()])
  const known = new Set(present.map((tag) => tag.id))
  throwIfAny(
    patches.flatMap(({ id }, index) =>
      known.has(id)
        ? []
        : [refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no tag ${id}`, { field: ['data', index, 'id'] })],
    ),
  )
  const updated_at = draft.at.toISOString()
  const changes = present
    .filter((tag) => tag.priority !== wanted.get(tag.id))
    .map((before) => ({
      kind: 'tag' as const,
      before,
      after: { ...before, priority: wanted.get(before.id) ?? 0, updated_at },
    }))
  await updateItems(
    tx,
    'tag',
    siteId,
    changes.map(({ after }) => after),
  )
  await draft.record(changes)
}
