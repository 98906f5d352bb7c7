import type { ItemContent } from '@waymark/domain/changelog'
import type { Template } from '@waymark/domain/tag/templates'
import { type TriggerForm, triggerPatch } from '@waymark/domain/trigger'
import { type VariableForm, variablePatch } from '@waymark/domain/variable'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { LinkedTrigger, SequencedTagForm, TagValues } from '../models/tag/index.ts'
import { attributesOf } from '../models/tag/wire.ts'

/** The content of a tag for the changelog. */
export const tagContent = (template: Template, values: TagValues): ItemContent => ({
  name: values.name,
  template: template.stored.template,
  ...attributesOf(template, values),
  triggers: values.triggers.map(namedTrigger),
  blocking_triggers: values.blockingTriggers.map(namedTrigger),
  setup_tag: sequenced(values.setupTag),
  cleanup_tag: sequenced(values.cleanupTag),
})

const namedTrigger = ({ id, name }: LinkedTrigger) => ({ trigger_id: id, name })

const sequenced = (tag: SequencedTagForm | null) =>
  tag && { tag_id: tag.id, name: tag.name, stop_on_failure: tag.stopOnFailure }

/** The content of a trigger for the changelog. `nameOf` gives names of variables and triggers. */
export function triggerContent(values: TriggerForm, nameOf: (id: string) => string | undefined): ItemContent {
  const { name, conditions = [], ...attributes } = triggerPatch('', values).attributes ?? {}
  return {
    ...attributes,
    name,
    conditions: conditions.map(({ variable_id, ...condition }) => ({
      ...condition,
      variable: {
        variable_id,
        name: builtInById(variable_id)?.name ?? nameOf(variable_id) ?? null,
        variable_type: null,
        value: null,
        options: {},
      },
    })),
    triggers: values.members.map(({ id, threshold }) => ({
      trigger_id: id,
      name: nameOf(id) ?? null,
      firing_threshold: Number(threshold),
    })),
  }
}

/** The content of a variable for the changelog. */
export const variableContent = (values: VariableForm): ItemContent => ({ ...variablePatch('', values).attributes })
