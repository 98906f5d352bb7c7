import type { TriggerCreate, TriggerPatch, TriggerType } from '@waymark/domain/trigger'
import { and, eq } from 'drizzle-orm'
import type { TagContent } from '#database/tables/content.ts'
import { groupMembers, tagTriggers } from '#database/tables/index.ts'
import { type Refusal, refusal, refuse, throwIfAny } from '#refusal.ts'
import { annotated, annotationsOf } from '../annotations.ts'
import type { Draft } from '../draft.ts'
import { withFiring } from '../firing.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../free-names.ts'
import type { DraftItem } from '../read-rows.ts'
import { changeItem, createItem, getItem, removeLinkedItem } from '../write-item.ts'
import { checkConditions, checkMembers, ensureTypeFits } from './rules.ts'

/** Creates a trigger in the draft. */
export async function createTrigger(draft: Draft, body: TriggerCreate): Promise<DraftItem<'trigger'>> {
  const { name, trigger_type, conditions: sent, ...annotations } = body.attributes
  const { tx, siteId } = draft
  const id = body.id ?? draft.newId()
  const site = { id: siteId, kind: draft.siteKind }
  const isGroup = trigger_type === 'trigger_group'
  const refusals: Refusal[] = []
  const conditions = await checkConditions(tx, { id, type: trigger_type, site, stored: [] }, sent, refusals)
  const triggers = await checkMembers(tx, siteId, isGroup ? (body.relationships?.triggers?.data ?? []) : [], refusals)
  throwIfAny(refusals)
  await ensureNameIsFree(tx, siteId, { kind: 'trigger', name })
  if (body.id) await ensureIdIsFree(tx, siteId, body.id)
  ensureTypeFits(trigger_type, draft.siteKind)
  return createItem(draft, 'trigger', { id, name, trigger_type, conditions, triggers, ...annotationsOf(annotations) })
}

/** Changes a trigger of the draft as it is at this moment. */
export async function changeTrigger(draft: Draft, triggerId: string, body: TriggerPatch): Promise<undefined> {
  const { tx, siteId } = draft
  const before = await getItem(draft, 'trigger', triggerId)
  const { name = before.name, trigger_type, conditions, ...annotations } = body.attributes
  const members = before.trigger_type === 'trigger_group' ? body.relationships?.triggers?.data : undefined
  const context = {
    id: triggerId,
    type: before.trigger_type as TriggerType,
    site: { id: siteId, kind: draft.siteKind },
    stored: before.conditions,
  }
  const refusals: Refusal[] = trigger_type && trigger_type !== before.trigger_type ? [TYPE_FIXED] : []
  const after = {
    ...annotated(before, annotations),
    name,
    ...(conditions && { conditions: await checkConditions(tx, context, conditions, refusals) }),
    ...(members && { triggers: await checkMembers(tx, siteId, members, refusals) }),
  }
  throwIfAny(refusals)
  if (name !== before.name) await ensureNameIsFree(tx, siteId, { kind: 'trigger', name, except: triggerId })
  await changeItem(draft, 'trigger', { before, after })
}

const TYPE_FIXED = refusal('INVALID_JSON_ERROR', 'The type of a trigger cannot change', {
  field: ['data', 'attributes', 'trigger_type'],
})

/** Removes a trigger from the draft and from its tags, each of which counts as edited. Members of a group stay. */
export async function removeTrigger(draft: Draft, triggerId: string): Promise<undefined> {
  const { tx, siteId } = draft
  const [group] = await tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.siteId, siteId), eq(groupMembers.memberId, triggerId)))
    .limit(1)
  if (group) throw refuse('TRIGGER_IN_GROUP_ERROR', 'A trigger group uses this trigger; take it out there first')
  const tags = await tx
    .selectDistinct({ id: tagTriggers.tagId })
    .from(tagTriggers)
    .where(and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.triggerId, triggerId)))
  const ids = tags.map(({ id }) => id)
  await removeLinkedItem(draft, { kind: 'trigger', id: triggerId }, ids, (tag) => withoutTrigger(tag, triggerId))
}

function withoutTrigger<T extends TagContent>(tag: T, triggerId: string): T {
  const isOther = (id: string) => id !== triggerId
  const blocking_triggers = tag.blocking_triggers?.filter(isOther)
  return withFiring({ ...tag, triggers: tag.triggers.filter(isOther) }, { blocking_triggers })
}
