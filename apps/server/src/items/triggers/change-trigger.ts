import type { TriggerPatch, TriggerType } from '@waymark/domain/trigger'
import { errorItem, notFound, Refused, refuseAll } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { contentHash } from '../content.ts'
import { ensureNameIsFree } from '../ensure-free.ts'
import { writeTriggers } from '../write-items.ts'
import { checkConditions } from './check-conditions.ts'
import { checkMembers } from './check-members.ts'
import { findTrigger } from './find-trigger.ts'

/** Changes a trigger of the draft as it is at this moment. A request that changes nothing leaves no trace. */
export async function changeTrigger(held: HeldDraft, triggerId: string, body: TriggerPatch): Promise<undefined> {
  const { tx, siteId } = held
  const trigger = await findTrigger(tx, siteId, triggerId)
  if (!trigger) throw new Refused(notFound())
  const { name = trigger.name, trigger_type, conditions } = body.attributes
  const members = trigger.trigger_type === 'trigger_group' ? body.relationships?.triggers?.data : undefined
  const site = { id: siteId, kind: held.kind }
  const type = trigger.trigger_type as TriggerType
  const checked =
    conditions && (await checkConditions(tx, { id: triggerId, type, site, stored: trigger.conditions }, conditions))
  const group = members && (await checkMembers(tx, siteId, members))
  const errors = [
    ...(trigger_type && trigger_type !== trigger.trigger_type ? [fixedType] : []),
    ...(checked && 'errors' in checked ? checked.errors : []),
    ...(group && 'errors' in group ? group.errors : []),
  ]
  if (errors.length > 0) throw new Refused(refuseAll(errors))
  if (name !== trigger.name) await ensureNameIsFree(tx, siteId, { kind: 'trigger', name, except: triggerId })
  const changed = {
    ...trigger,
    name,
    ...(checked && 'conditions' in checked && { conditions: checked.conditions }),
    ...(group && 'members' in group && { triggers: group.members }),
  }
  if (contentHash.trigger(changed) === trigger.content_hash) return
  await writeTriggers(tx, siteId, [{ ...changed, updated_at: held.at.toISOString() }])
  await held.record([{ kind: 'trigger', before: trigger, after: changed }])
}

const fixedType = errorItem('INVALID_JSON_ERROR', 'The type of a trigger cannot change', {
  pointer: '/data/attributes/trigger_type',
})
