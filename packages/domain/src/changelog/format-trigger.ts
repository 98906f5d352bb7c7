import * as v from 'valibot'
import { conditionKeys, formatCondition, NamedCondition, unitOf } from '../condition/index.ts'
import { type Formatted, type FormattedEntry, formattedRaw, formattedText } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { sortConditions, TRIGGER_APPEARANCES, TriggerType } from '../trigger/index.ts'
import { triggerTypeOf } from '../trigger/types/index.ts'
import { markAnother, type Reference, triggersIn } from './another-item.ts'
import { type AttributeFormat, annotations, asGivenName, asTypeName, formatAttributes, within } from './attributes.ts'
import type { ItemContent } from './entry.ts'

const CONDITIONS = msg('changelog.conditions', 'Conditions')
const AUDIENCES = msg('changelog.audience-conditions', 'Audience conditions')
const MEMBERS = msg('changelog.members', 'Triggers')
const TIMES = msg('changelog.times', '{name}, fired {times, plural, one {once} other {# times}}')

const attributes = {
  name: { label: msg('changelog.trigger-name', 'Trigger name'), format: asGivenName },
  trigger_type: { label: msg('changelog.trigger-type', 'Trigger type'), format: asTypeName(TRIGGER_APPEARANCES) },
  ...annotations,
} as const satisfies Record<string, AttributeFormat>

const Member = v.object({
  trigger_id: v.string(),
  name: v.optional(v.nullable(v.string())),
  firing_threshold: v.number(),
})

const Conditions = v.array(NamedCondition)

/**
 * Prints a trigger: name, type, the settings of its type, its conditions, audiences and members. Variables and members are
 * marked if the `earlier` state refers to others of the same name.
 */
export function formatTrigger(content: ItemContent, earlier: ItemContent = {}): readonly FormattedEntry[] {
  const { conditions, triggers, ...rest } = content
  const type = v.safeParse(TriggerType, content.trigger_type)
  const read = v.safeParse(Conditions, conditions)
  if (!type.success || (conditions !== undefined && !read.success)) return formatAttributes(content, attributes)
  const found = read.success ? read.output : []
  const variables = variablesIn(earlier.conditions)
  const { own, audience, ordinary, abandoned } = sortConditions(type.output, found)
  return [
    ...formatAttributes(rest, attributes),
    ...within('settings', formatSettings(type.output, own)),
    { key: 'conditions', label: CONDITIONS, value: formatConditions([...ordinary, ...abandoned], variables) },
    { key: 'audience_conditions', label: AUDIENCES, value: formatConditions(audience, variables) },
    { key: 'triggers', label: MEMBERS, value: formatMembers(triggers, triggersIn(earlier.triggers)) },
  ]
}

/** The settings of a trigger, a number together with its unit. */
function formatSettings(type: TriggerType, own: NamedCondition | undefined): readonly FormattedEntry[] {
  const lines = triggerTypeOf(type).format(type, own)
  const unit = own && unitOf(own)
  if (unit === undefined) return lines
  return lines
    .filter(({ key }) => key !== 'unit')
    .map((line) =>
      line.key === 'value' && line.value.as === 'text'
        ? { ...line, value: formattedText(`${line.value.text} ${unit}`) }
        : line,
    )
}

/** The variables that the conditions of a recorded trigger test. */
const variablesIn = (recorded: unknown): readonly Reference[] => {
  const read = v.safeParse(Conditions, recorded)
  return read.success ? read.output.map(variableOf) : []
}

const variableOf = ({ variable_id, name }: NamedCondition): Reference => ({ id: variable_id || undefined, name })

const formatConditions = (conditions: readonly NamedCondition[], earlier: readonly Reference[]): Formatted => ({
  as: 'list',
  items: conditions.map((condition) =>
    markAnother('variable', formatCondition(condition), variableOf(condition), earlier),
  ),
  ids: conditionKeys(conditions),
})

function formatMembers(triggers: unknown, earlier: readonly Reference[]): Formatted {
  if (!Array.isArray(triggers)) {
    return triggers === undefined || triggers === null ? { as: 'list', items: [] } : formattedRaw(triggers)
  }
  const members = triggers.map((member) => {
    const read = v.safeParse(Member, member)
    if (!read.success) return { id: undefined, shown: formattedRaw(member) }
    const { trigger_id: id, name, firing_threshold: times } = read.output
    const printed: Formatted = { as: 'message', message: TIMES, values: { name: name ?? id, times } }
    return { id, shown: markAnother('trigger', printed, { id, name: name ?? undefined }, earlier) }
  })
  const ids = members.map(({ id }) => id).filter((id) => id !== undefined)
  return { as: 'list', items: members.map(({ shown }) => shown), ...(ids.length === members.length && { ids }) }
}
