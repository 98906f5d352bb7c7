import { forVisitors, unitOf } from '@waymark/domain/condition'
import type { Field } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import {
  checkTrigger,
  locateInTrigger,
  newTrigger,
  resetInactiveInTrigger,
  type TriggerForm,
  type TriggerPatch,
  triggerPatch,
} from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import {
  createForm,
  type Form,
  type FormModel,
  type FormSection,
  type FormSetting,
  nameOf,
  type Path,
  sameContent,
} from '../../form/index.ts'
import { activeFields } from '../active-fields.ts'
import { activeSections } from '../active-sections.ts'
import { type DefinedField, definedField } from '../defined-field.ts'

const LISTS = {
  conditions: msg('trigger-form.conditions', 'Conditions'),
  audience: msg('trigger-form.audience', 'Audiences'),
  abandoned: msg('trigger-form.abandoned', 'Unsupported conditions'),
  members: msg('trigger-form.members', 'Triggers'),
} as const satisfies Partial<Record<keyof TriggerForm, Message>>

const LABELS = {
  nameAndType: msg('add-trigger.name-and-type', 'Name and type'),
  members: LISTS.members,
  event: msg('trigger-form.event', 'Event'),
  conditions: LISTS.conditions,
  audience: msg('audience.title', 'Audience'),
  multiplicity: msg('multiplicity.title', 'Multiplicity'),
  activation: msg('trigger-form.activation', 'Activation'),
}

const ABOUT = {
  members: msg('members.about', 'All must fire on the same page, in any order.'),
  conditions: msg(
    'trigger-form.group-conditions-about',
    'Checked on the event that completes the counts, then again on each later one.',
  ),
  audience: msg('audience.about', 'Audiences of the customer data platform.'),
  multiplicity: msg('multiplicity.about', 'How often it can fire for one visitor.'),
  activation: msg('trigger-form.activation-about', 'The same for every group.'),
}

const typeOf = ({ type }: TriggerForm): TriggerTypeDefinition => triggerTypes[type]

/** The settings of a trigger form, in the order of the form. */
const settings = (values: TriggerForm): readonly FormSetting[] => [
  { path: ['name'], label: NAME_LABEL },
  ...Object.entries<Field>(typeOf(values).fields).map(([key, { label }]) => ({ path: ['settings', key], label })),
  ...Object.entries(LISTS).map(([key, label]) => ({ path: [key], label })),
]

function locate(values: TriggerForm, [, member, head, ...steps]: readonly string[]): Path | undefined {
  if (head === undefined) return undefined
  // Members are one level deeper than rows of attributes: /data/relationships/triggers/data/0.
  const inner = member === 'relationships' && steps[0] === 'data' ? steps.slice(1) : steps
  const path = locateInTrigger([head, ...inner], values)
  return path.length > 0 ? path : undefined
}

const pathOf = (setting: string) => nameOf(['settings', setting])

const activeIn = (values: TriggerForm): ((name: string) => boolean) =>
  activeFields<Record<string, unknown>>(typeOf(values), values.settings, ['settings'])

/** The definition of a setting of the trigger's type, for its name in the form; a number with its unit, which other settings may decide. */
export function triggerField({ type, settings }: TriggerForm, name: string): DefinedField | undefined {
  const triggerType: TriggerTypeDefinition = triggerTypes[type]
  const field = definedField(triggerType.fields, 'settings', name)
  if (field?.definition.control !== 'number' || field.definition.api !== 'value') return field
  const { condition } = triggerType.encode(settings)
  if (!triggerType.condition || !condition) return field
  const suffix = unitOf({ variable_id: triggerType.condition.variableId, ...condition })
  return { ...field, definition: Object.assign({ ...field.definition }, { suffix }) }
}

/** The sections of the form of a new trigger, below its name, in the order in which they are drawn. */
export const newTriggerSections = (values: TriggerForm): readonly FormSection[] => [
  ...triggerSections(values),
  ...(values.type === 'trigger-group' ? [ACTIVATION] : []),
]

/** The sections of the form of a stored trigger, below its name: the type of event it fires on is `fixed`. */
export const storedTriggerSections = (values: TriggerForm): readonly FormSection[] =>
  newTriggerSections(values).map((section) => {
    const fixed = section.fields.filter((name) => triggerField(values, name)?.definition.api === 'trigger_type')
    return fixed.length > 0 ? { ...section, fixed } : section
  })

/** Says how a group counts; it has no fields. */
const ACTIVATION: FormSection = { key: 'activation', label: LABELS.activation, about: ABOUT.activation, fields: [] }

/** Audiences have a section for types that may have them, and where a trigger has them nevertheless, so that they can be removed. */
function triggerSections(values: TriggerForm): readonly FormSection[] {
  const { about, audience, fields, multiplicity } = typeOf(values)
  const isGroup = values.type === 'trigger-group'
  const event = Object.keys(fields).filter((name) => !multiplicity.includes(name))
  const hasAudience = audience !== 'none' || values.audience.length > 0
  const sections: readonly FormSection[] = [
    ...(isGroup
      ? [
          {
            key: 'members',
            label: LABELS.members,
            about: ABOUT.members,
            fields: ['members'],
            count: values.members.length,
          },
        ]
      : []),
    {
      key: 'event',
      label: isGroup ? LABELS.conditions : LABELS.event,
      about: isGroup ? ABOUT.conditions : about,
      fields: [...event.map(pathOf), 'conditions'],
    },
    ...(hasAudience ? [{ key: 'audience', label: LABELS.audience, about: ABOUT.audience, fields: ['audience'] }] : []),
    { key: 'multiplicity', label: LABELS.multiplicity, about: ABOUT.multiplicity, fields: multiplicity.map(pathOf) },
  ]
  return activeSections(sections, activeIn(values))
}

const model: FormModel<TriggerForm> = {
  check: checkTrigger,
  resetInactive: resetInactiveInTrigger,
  isActive: activeIn,
  locate,
  settings,
  sections: (values) => [{ key: 'name', label: LABELS.nameAndType, fields: ['name'] }, ...triggerSections(values)],
}

/** The form of a trigger, over the values of a new or a stored one. */
export const createTriggerForm = (values: TriggerForm): Form<TriggerForm> => createForm<TriggerForm>(values, model)

/** The values of a new trigger. A type that needs an audience starts with a row for the first. */
export function firstTrigger(type: TriggerTypeId): TriggerForm {
  const values = newTrigger(type)
  return triggerTypes[type].audience === 'required'
    ? { ...values, audience: forVisitors([], 'specific', 'row-0') }
    : values
}

/** Removes conditions that are no longer supported. */
export const removeUnsupported = (form: Form<TriggerForm>): void => form.field('abandoned').setValue([])

/** The body that saves an edited trigger: name, conditions and members, each only if it changed. */
export function changeTriggerBody(id: string, from: TriggerForm, to: TriggerForm): TriggerPatch {
  const before = triggerPatch(id, from)
  const { attributes, relationships } = triggerPatch(id, to)
  const { name, ...content } = attributes ?? {}
  const { name: _, ...contentBefore } = before.attributes ?? {}
  return {
    id,
    type: 'trigger',
    attributes: {
      ...(name !== undefined && from.name !== to.name && { name }),
      ...(!sameContent(contentBefore, content) && content),
    },
    ...(relationships && !sameContent(before.relationships, relationships) && { relationships }),
  }
}
