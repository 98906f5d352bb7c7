import * as v from 'valibot'
import { CONDITION_LABELS, Condition, conditionKeys, unitOf, VALUE_LABELS } from '../condition/index.ts'
import { type Formatted, type FormattedEntry, formattedName, formattedRaw, formattedText } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { sortConditions, TRIGGER_APPEARANCES, TriggerType } from '../trigger/index.ts'
import { triggerTypeOf } from '../trigger/types/index.ts'
import { builtInById } from '../variable/built-in/index.ts'
import { type AttributeFormat, asGivenName, asTypeName, formatAttributes, within } from './attributes.ts'
import type { ItemContent } from './entry.ts'

const CONDITIONS = msg('changelog.conditions', 'Conditions')
const AUDIENCES = msg('changelog.audience-conditions', 'Audience conditions')
const MEMBERS = msg('changelog.members', 'Triggers')
const TIMES = msg('changelog.times', '{name}, fired {times, plural, one {once} other {# times}}')
const GONE = msg('changelog.condition.no-variable', 'Deleted variable')

const attributes = {
  name: { label: msg('changelog.trigger-name', 'Trigger name'), format: asGivenName },
  trigger_type: { label: msg('changelog.trigger-type', 'Trigger type'), format: asTypeName(TRIGGER_APPEARANCES) },
} as const satisfies Record<string, AttributeFormat>

/** A recorded condition: like a stored one, with the variable as it was then. */
const Recorded = v.pipe(
  v.object({
    ...Condition.entries,
    variable_id: v.optional(v.string()),
    variable: v.optional(v.object({ variable_id: v.string(), name: v.optional(v.nullable(v.string())) })),
  }),
  v.transform(({ variable, variable_id, ...condition }) => ({
    ...condition,
    variable_id: variable?.variable_id ?? variable_id ?? '',
    name: variable?.name ?? undefined,
  })),
)
type Recorded = v.InferOutput<typeof Recorded>

const Member = v.object({
  trigger_id: v.string(),
  name: v.optional(v.nullable(v.string())),
  firing_threshold: v.number(),
})

/** Prints a trigger: name, type, what its kind makes of its own condition, the others, audiences and members. */
export function formatTrigger(content: ItemContent): readonly FormattedEntry[] {
  const { conditions, triggers, ...rest } = content
  const type = v.safeParse(TriggerType, content.trigger_type)
  const read = v.safeParse(v.array(Recorded), conditions)
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
function formatSettings(type: TriggerType, own: Recorded | undefined): readonly FormattedEntry[] {
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

const formatConditions = (conditions: readonly Recorded[]): Formatted => ({
  as: 'list',
  items: conditions.map(formatCondition),
  ids: conditionKeys(conditions),
})

/** Prints one condition: variable, how it compares, value with its unit, and how a selector is read. */
export function formatCondition(condition: Recorded): Formatted {
  const { condition_type, value, options } = condition
  return {
    as: 'phrase',
    parts: [
      formatVariableOf(condition),
      { as: 'message', message: CONDITION_LABELS[condition_type] },
      ...(value === null ? [] : [formatValue(condition, value)]),
      ...(options.selector_type === undefined
        ? []
        : [formattedName(options.selector_type === 'css' ? '(CSS)' : '(XPath)')]),
    ],
  }
}

function formatVariableOf({ variable_id, name }: Recorded): Formatted {
  const builtIn = builtInById(variable_id)
  if (builtIn) return { as: 'message', message: builtIn.label }
  return name === undefined ? { as: 'message', message: GONE } : formattedName(name)
}

function formatValue(condition: Recorded, value: string): Formatted {
  if (builtInById(condition.variable_id)?.value.kind === 'one-of' && Object.hasOwn(VALUE_LABELS, value)) {
    const label = VALUE_LABELS[value]
    if (label) return { as: 'message', message: label }
  }
  const unit = unitOf(condition)
  return formattedText(unit === undefined ? value : `${value} ${unit}`)
}

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
