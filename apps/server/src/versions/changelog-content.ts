import {
  type Kind,
  type TagContent,
  type TriggerContent,
  tagAttributes,
  type VariableContent,
  variableAttributes,
} from '#items/content.ts'

/** What a changelog entry knows of a variable that a condition reads: enough to read it after the variable is gone. */
export interface NamedVariable {
  variable_id: string
  name: string
  variable_type: string
  value: string | null
  options: Record<string, unknown>
}

/** Names of the items that others refer to, as they were at the time of the entry. */
export interface Names {
  trigger(id: string): string | undefined
  variable(id: string): NamedVariable | undefined
}

/** One item before and after a change; null where it was not there yet or is gone. */
export type Change = { [K in Kind]: { kind: K; before: ItemOf[K] | null; after: ItemOf[K] | null } }[Kind]

export interface ItemOf {
  tag: TagContent
  trigger: TriggerContent
  variable: VariableContent
}

/** The full content of an item as the changelog keeps it, with the names of what it refers to; `{}` for no item. */
export function changelogContent(
  change: { kind: Kind; item: TagContent | TriggerContent | VariableContent | null },
  names: Names,
) {
  if (change.item === null) return {}
  switch (change.kind) {
    case 'tag':
      return tagEntry(change.item as TagContent, names)
    case 'trigger':
      return triggerEntry(change.item as TriggerContent, names)
    case 'variable':
      return variableAttributes(change.item as VariableContent)
  }
}

const tagEntry = (tag: TagContent, names: Names) => ({
  ...tagAttributes(tag),
  triggers: tag.triggers.map((trigger) => ({ trigger_id: trigger, name: names.trigger(trigger) ?? null })),
})

const triggerEntry = (trigger: TriggerContent, names: Names) => ({
  name: trigger.name,
  trigger_type: trigger.trigger_type,
  conditions: trigger.conditions.map(({ variable_id, ...condition }) => ({
    ...condition,
    variable: names.variable(variable_id) ?? { variable_id, name: null, variable_type: null, value: null, options: {} },
  })),
  triggers: trigger.triggers.map(({ id, firing_threshold }) => ({
    trigger_id: id,
    name: names.trigger(id) ?? null,
    firing_threshold,
  })),
})
