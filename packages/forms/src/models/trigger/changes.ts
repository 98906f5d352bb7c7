import type { Field } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { TriggerForm } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import { sameContent } from '../../form/index.ts'

const NAME = msg('trigger-form.name', 'Name')
const LISTS = {
  conditions: msg('trigger-form.conditions', 'Conditions'),
  audience: msg('trigger-form.audience', 'Audiences'),
  abandoned: msg('trigger-form.abandoned', 'Unsupported conditions'),
  members: msg('trigger-form.members', 'Triggers'),
} as const satisfies Partial<Record<keyof TriggerForm, Message>>

/** What differs between two states of a trigger form, by name, in the order of the form. */
export function changedTriggerParts(from: TriggerForm, to: TriggerForm): readonly Message[] {
  const { fields }: TriggerTypeDefinition = triggerTypes[to.template]
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[]
  return [
    ...(from.name === to.name ? [] : [NAME]),
    ...Object.entries<Field>(fields)
      .filter(([key]) => !sameContent(from.settings[key], to.settings[key]))
      .map(([, field]) => field.label),
    ...lists.filter((list) => !sameContent(from[list], to[list])).map((list) => LISTS[list]),
  ]
}
