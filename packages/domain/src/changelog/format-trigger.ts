import * as v from 'valibot'
import { conditionKeys, formatCondition, NamedCondition, unitOf } from '../condition/index.ts'
import { type Formatted, type FormattedEntry, formattedRaw, formattedText } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { sortConditions, TRIGGER_APPEARANCES, TriggerType } from '../trigger/index.ts'
import { triggerTypeOf } from '../trigger/types/index.ts'
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

/** Prints a trigger: name, type, the settings of its type, its conditions, audiences and members. */
export function formatTrigger(content: ItemContent): readonly FormattedEntry[] {
  const { conditions, triggers, ...rest } = content
  const type = v.safeParse(TriggerType, content.trigger_type)
  const read = v.safeParse(v.array(NamedCondition), conditions)
  if (!type.success || (conditions !== undefined && !read.success)) return formatAttributes(content, attributes)
  const found = read.success ? read.output : []
  const { own, audience, ordinary, abandoned } = sortConditions(type.output, found)
  return [
    ...formatAttributes(rest, attributes),
    ...within('settings', formatSettings(type.output, own)),
    { key: 'conditions', label: CONDITIONS, value: formatConditions([...ordinary, ...abandoned]) },
    { key: 'audience_conditions', label: AUDIENCES, value: formatConditions(audience) },
    { key: 'triggers', label: MEMBERS, value: formatMembers(triggers) },
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

const formatConditions = (conditions: readonly NamedCondition[]): Formatted => ({
  as: 'list',
  items: conditions.map(formatCondition),
  ids: conditionKeys(conditions),
})

function formatMembers(triggers: unknown): Formatted {
  if (!Array.isArray(triggers)) {
    return triggers === undefined || triggers === null ? { as: 'list', items: [] } : formattedRaw(triggers)
  }
  const members = triggers.map((member) => {
    const read = v.safeParse(Member, member)
    if (!read.success) return { id: undefined, shown: formattedRaw(member) }
    const { trigger_id: id, name, firing_threshold: times } = read.output
    return { id, shown: { as: 'message', message: TIMES, values: { name: name ?? id, times } } as Formatted }
  })
  const ids = members.map(({ id }) => id).filter((id) => id !== undefined)
  return { as: 'list', items: members.map(({ shown }) => shown), ...(ids.length === members.length && { ids }) }
}
