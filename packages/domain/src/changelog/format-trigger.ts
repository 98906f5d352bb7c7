import * as v from 'valibot'
import { CONDITION_LABELS, Condition, unitOf, VALUE_LABELS } from '../condition/index.ts'
import { type Formatted, type FormattedEntry, formattedText, isRecord } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { sortConditions, TRIGGER_APPEARANCES, TriggerType } from '../trigger/index.ts'
import { triggerTypeOf } from '../trigger/types/index.ts'
import { builtInById } from '../variable/built-in/index.ts'
import { type AttributeFormat, asName, asText, formatAttributes } from './attributes.ts'
import type { ChangelogContent } from './entry.ts'

const SETTINGS = msg('changelog.settings', 'Settings')
const CONDITIONS = msg('changelog.conditions', 'Conditions')
const AUDIENCES = msg('changelog.audience-conditions', 'Audience conditions')
const VARIABLE = msg('changelog.condition.variable', 'Variable')
const CONDITION = msg('changelog.condition.type', 'Condition')
const VALUE = msg('changelog.condition.value', 'Value')
const SELECTOR = msg('changelog.condition.selector-type', 'Selector')
const MEMBERS = msg('changelog.members', 'Triggers')
const TIMES = msg('changelog.times', '{name}, fired {times, plural, one {once} other {# times}}')

const attributes = {
  name: { label: msg('changelog.trigger-name', 'Name'), format: asText },
  trigger_type: { label: msg('changelog.trigger-type', 'Trigger type'), format: asName(TRIGGER_APPEARANCES) },
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
export function formatTrigger(content: ChangelogContent): readonly FormattedEntry[] {
  const { conditions, triggers, ...rest } = content
  const type = v.safeParse(TriggerType, content.trigger_type)
  const read = v.safeParse(v.array(Recorded), conditions)
  if (!type.success || (conditions !== undefined && !read.success)) return formatAttributes(content, attributes)
  const found = read.success ? read.output : []
  const { own, audience, ordinary, abandoned } = sortConditions(type.output, found)
  const settings = triggerTypeOf(type.output).format(type.output, own)
  return [
    ...formatAttributes(rest, attributes),
    ...(settings.length > 0
      ? [{ key: 'settings', label: SETTINGS, value: { as: 'record', entries: settings } as const }]
      : []),
    ...formattedList('conditions', CONDITIONS, [...ordinary, ...abandoned].map(formatCondition)),
    ...formattedList('audience_conditions', AUDIENCES, audience.map(formatCondition)),
    ...formattedList('triggers', MEMBERS, membersOf(triggers)),
  ]
}

const formattedList = (
  key: string,
  label: typeof CONDITIONS,
  items: readonly Formatted[],
): readonly FormattedEntry[] => (items.length > 0 ? [{ key, label, value: { as: 'list', items } }] : [])

/** Prints one condition: variable, type, value with its unit, and how a selector is read. */
export function formatCondition(condition: Recorded): Formatted {
  const { variable_id, condition_type, value, options, name } = condition
  const builtIn = builtInById(variable_id)
  return {
    as: 'record',
    entries: [
      {
        key: 'variable',
        label: VARIABLE,
        value: builtIn ? { as: 'message', message: builtIn.label } : formattedText(name ?? variable_id),
      },
      { key: 'condition_type', label: CONDITION, value: { as: 'message', message: CONDITION_LABELS[condition_type] } },
      ...(value === null ? [] : [{ key: 'value', label: VALUE, value: formatValue(condition, value) }]),
      ...(options.selector_type === undefined
        ? []
        : [
            {
              key: 'selector_type',
              label: SELECTOR,
              value: formattedText(options.selector_type === 'css' ? 'CSS' : 'XPath'),
            },
          ]),
    ],
  }
}

function formatValue(condition: Recorded, value: string): Formatted {
  if (builtInById(condition.variable_id)?.value.kind === 'one-of' && Object.hasOwn(VALUE_LABELS, value)) {
    const label = VALUE_LABELS[value]
    if (label) return { as: 'message', message: label }
  }
  const unit = unitOf(condition)
  return formattedText(unit === undefined ? value : `${value} ${unit}`)
}

function membersOf(triggers: unknown): readonly Formatted[] {
  const members = Array.isArray(triggers) ? triggers.filter(isRecord) : []
  return members.flatMap((member): Formatted[] => {
    const read = v.safeParse(Member, member)
    if (!read.success) return []
    const { trigger_id, name, firing_threshold: times } = read.output
    return [{ as: 'message', message: TIMES, values: { name: name ?? trigger_id, times } }]
  })
}
