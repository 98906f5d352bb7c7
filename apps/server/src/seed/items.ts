import { type TemplateId, templates } from '@waymark/domain/tag/templates'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { ConditionContent, Dates, TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { tagFromTemplate } from '#items/tag-from-template.ts'

/** Date and ids of a set of seeded items. */
export interface SeedContext {
  readonly at: Date
  newId(): string
}

type NewTag = { name: string; template: TemplateId; triggers: readonly TriggerContent[] } & Partial<
  Pick<TagContent, 'is_active' | 'priority' | 'code' | 'consent_type' | 'scheduler' | 'template_options'>
>

/** A tag as its template's sample fills it in, except for what is given. */
export function tagOf(
  { at, newId }: SeedContext,
  { name, template: id, triggers, ...more }: NewTag,
): TagContent & Dates {
  const template = templates[id]
  const encode = template.encode as (form: unknown) => Record<string, unknown>
  const tag = tagFromTemplate(template, {
    id: newId(),
    name,
    template_options: encode(template.sample),
    triggers: triggers.map((trigger) => trigger.id),
  })
  return { ...tag, ...more, ...dates(at) }
}

/** A condition on a built-in variable. */
export const when = (
  { newId }: SeedContext,
  variable: keyof typeof BUILT_INS,
  condition_type: string,
  value: string | null,
  options: Record<string, unknown> = {},
): ConditionContent => ({
  condition_id: newId(),
  variable_id: BUILT_INS[variable].id,
  condition_type,
  value,
  options,
})

/** A trigger with its conditions. */
export const triggerOf = (
  { at, newId }: SeedContext,
  name: string,
  trigger_type: string,
  conditions: readonly ConditionContent[] = [],
): TriggerContent & Dates => ({ id: newId(), name, trigger_type, conditions, triggers: [], ...dates(at) })

/** A variable of any type. */
export const variableOf = (
  { at, newId }: SeedContext,
  name: string,
  variable_type: string,
  value: string | null,
  options: Record<string, unknown> = {},
): VariableContent & Dates => ({ id: newId(), name, variable_type, value, options, ...dates(at) })

const dates = (at: Date): Dates => ({ created_at: at.toISOString(), updated_at: at.toISOString() })
