import { conditionsSent, type TriggerForm } from './form.ts'
import { type TriggerTypeDefinition, triggerTypes } from './types/index.ts'

/**
 * Translates a pointer into the body (`name`, `conditions/2/value`, and for members `triggers/0` or `triggers/0/meta/…`) to
 * the path in the form: property names and row keys. The path is empty if no field matches.
 */
export function locateInTrigger(steps: readonly string[], form: TriggerForm): readonly string[] {
  const [head, at, part, option] = steps
  if (head === 'name') return ['name']
  if (head === 'triggers') {
    const member = form.members[Number(at)]
    return member ? ['members', member.key, part === 'meta' ? 'threshold' : 'id'] : ['members']
  }
  if (head !== 'conditions') return []
  if (at === undefined) return ['conditions']
  const ownCount = conditionsSent(form).length - form.conditions.length - form.audience.length - form.abandoned.length
  const place = Number(at) - ownCount
  if (place < 0) return ownField(form, option ?? part)
  const row = [...form.conditions, ...form.audience][place]
  if (!row) return []
  return [place < form.conditions.length ? 'conditions' : 'audience', row.key, FIELDS[part ?? ''] ?? 'value']
}

const FIELDS: Readonly<Record<string, string>> = {
  variable_id: 'variableId',
  condition_type: 'type',
  value: 'value',
  options: 'selectorType',
}

function ownField(form: TriggerForm, part: string | undefined): readonly string[] {
  const definition: TriggerTypeDefinition = triggerTypes[form.type]
  const key = Object.keys(definition.fields).find((name) => definition.fields[name].api === (part ?? 'value'))
  return key === undefined ? ['settings'] : ['settings', key]
}
