import type { TriggerCreate } from '@waymark/domain/trigger'
import type { Caller } from '#access/caller.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { Refused, refuse, refuseAll } from '#http/refusal.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../ensure-free.ts'
import { addItems } from '../write-items.ts'
import { checkConditions } from './check-conditions.ts'
import { checkMembers } from './check-members.ts'
import { findTrigger } from './find-trigger.ts'
import { presentTrigger } from './present-trigger.ts'

/** Makes a trigger in the draft and gives it in full. */
export function createTrigger(deps: Dependencies, site: SiteRow, user: Caller, body: TriggerCreate) {
  const { name, trigger_type, conditions } = body.attributes
  return writeDraft(deps, site.id, user, async (held) => {
    const { tx } = held
    const id = body.id ?? held.newId()
    const checked = await checkConditions(tx, { id, type: trigger_type, site, stored: [] }, conditions)
    const isGroup = trigger_type === 'trigger_group'
    const group = await checkMembers(tx, site.id, isGroup ? (body.relationships?.triggers?.data ?? []) : [])
    const errors = [...('errors' in checked ? checked.errors : []), ...('errors' in group ? group.errors : [])]
    if ('errors' in checked || 'errors' in group) throw new Refused(refuseAll(errors))
    await ensureNameIsFree(tx, site.id, { kind: 'trigger', name })
    if (body.id) await ensureIdIsFree(tx, site.id, body.id)
    if (trigger_type === 'cdp_audience_detection' && site.kind === 'meta-site') {
      throw new Refused(refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A meta-site has no audiences'))
    }
    const at = held.at.toISOString()
    const content = { id, name, trigger_type, conditions: checked.conditions, triggers: group.members }
    const trigger = { ...content, created_at: at, updated_at: at }
    await addItems(tx, site.id, { tags: [], triggers: [trigger], variables: [] })
    await held.record([{ kind: 'trigger', before: null, after: trigger }])
    const made = await findTrigger(tx, site.id, id)
    return made && { data: await presentTrigger(tx, site.id, made) }
  })
}
