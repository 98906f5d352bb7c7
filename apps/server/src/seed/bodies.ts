import type { TagPatch } from '@waymark/domain/tag'
import { type TemplateId, templates } from '@waymark/domain/tag/templates'
import type { TriggerType } from '@waymark/domain/trigger'
import type { VariableType } from '@waymark/domain/variable'
import { builtInByName } from '@waymark/domain/variable/built-in'
import type { Kind } from '#database/tables/content.ts'

/** The id of an item by its name. */
export type IdOf = (kind: Kind, name: string) => string

type TagAttributes = NonNullable<TagPatch['attributes']>

/** A tag by the names of its template and triggers; `form` changes fields of the template's sample. */
export type NewTag = {
  readonly name: string
  readonly template: TemplateId
  readonly form?: Readonly<Record<string, unknown>>
  readonly triggers: readonly string[]
} & Pick<TagAttributes, 'code' | 'consent_type' | 'scheduler' | 'is_active' | 'note' | 'labels'>

/** What changes about a tag, its triggers by name. */
export type TagChange = Omit<TagAttributes, 'name' | 'template'> & { readonly triggers?: readonly string[] }

/** A condition on a variable by its name: what compares it, and with what. */
export type NewCondition = readonly [variable: string, matcher: string, value: string, options?: object]

/** What people write beside an item. */
interface Annotations {
  readonly note?: string
  readonly labels?: readonly string[]
}

/** A trigger; the members of a group by name, with their thresholds. */
export interface NewTrigger extends Annotations {
  readonly name: string
  readonly type: TriggerType
  readonly conditions?: readonly NewCondition[]
  readonly members?: Readonly<Record<string, number>>
}

export interface NewVariable extends Annotations {
  readonly name: string
  readonly variable_type: VariableType
  readonly value: string | null
  readonly options?: Readonly<Record<string, unknown>>
}

export type VariableChange = Partial<NewVariable>

/** The `template_options` that the sample of a template makes when some of its fields are changed. */
export function optionsOf(id: TemplateId, form: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { encode, sample } = templates[id]
  return (encode as (form: unknown) => Record<string, unknown>)({ ...sample, ...form })
}

/** The body of the call that makes a tag. */
export const tagBody = ({ template, form, triggers, ...attributes }: NewTag, idOf: IdOf) => ({
  type: 'tag',
  attributes: {
    ...attributes,
    template: templates[template].stored.template,
    template_options: optionsOf(template, form),
  },
  relationships: { triggers: { data: triggers.map((name) => ({ id: idOf('trigger', name), type: 'trigger' })) } },
})

/** The body of the call that makes a trigger. */
export const triggerBody = ({ name, type, conditions = [], members = {}, ...annotations }: NewTrigger, idOf: IdOf) => ({
  type: 'trigger',
  attributes: {
    name,
    trigger_type: type,
    ...annotations,
    conditions: conditions.map(([variable, condition_type, value, options = {}]) => ({
      variable_id: builtInByName(variable)?.id ?? idOf('variable', variable),
      condition_type,
      value,
      options,
    })),
  },
  relationships: {
    triggers: {
      data: Object.entries(members).map(([member, firing_threshold]) => ({
        id: idOf('trigger', member),
        type: 'trigger',
        meta: { firing_threshold },
      })),
    },
  },
})
