import { namesIn } from '@waymark/domain/variable/reference'
import type { Kind, TagContent, TriggerContent, VariableContent } from '#items/content.ts'
import type { Items } from './items.ts'

/** The item that was asked for, and whether a tag takes its triggers along. */
export interface Wish {
  kind: Kind
  id: string
  with_triggers: boolean
}

/**
 * The item itself and, recursively, all that it needs in another site: variables it refers to by name or tests in
 * conditions, members of groups, and a tag's triggers where they were asked for. Built-in variables exist everywhere and
 * are not in the content; names that belong to no variable of the source are left alone.
 */
export function closure(source: Items, wish: Wish): Items {
  const tags = new Map<string, TagContent>()
  const triggers = new Map<string, TriggerContent>()
  const variables = new Map<string, VariableContent>()
  const byId = new Map(source.variables.map((variable) => [variable.id, variable]))
  const byName = new Map(source.variables.map((variable) => [variable.name, variable]))
  const triggerById = new Map(source.triggers.map((trigger) => [trigger.id, trigger]))

  function takeVariable(variable: VariableContent | undefined) {
    if (!variable || variables.has(variable.id)) return
    variables.set(variable.id, variable)
    takeReferences([variable.value, variable.options])
  }
  function takeReferences(value: unknown) {
    for (const name of namesIn(value)) takeVariable(byName.get(name))
  }
  function takeTrigger(trigger: TriggerContent | undefined) {
    if (!trigger || triggers.has(trigger.id)) return
    triggers.set(trigger.id, trigger)
    for (const condition of trigger.conditions) takeVariable(byId.get(condition.variable_id))
    for (const member of trigger.triggers) takeTrigger(triggerById.get(member.id))
  }
  function takeTag(tag: TagContent | undefined) {
    if (!tag) return
    tags.set(tag.id, wish.with_triggers ? tag : { ...tag, triggers: [] })
    takeReferences([tag.code, tag.template_options])
    if (wish.with_triggers) for (const id of tag.triggers) takeTrigger(triggerById.get(id))
  }

  if (wish.kind === 'tag') takeTag(source.tags.find((tag) => tag.id === wish.id))
  if (wish.kind === 'trigger') takeTrigger(triggerById.get(wish.id))
  if (wish.kind === 'variable') takeVariable(byId.get(wish.id))
  return { tags: [...tags.values()], triggers: [...triggers.values()], variables: [...variables.values()] }
}
