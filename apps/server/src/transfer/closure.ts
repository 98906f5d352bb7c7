import { namesIn } from '@waymark/domain/reference'
import type { Database } from '#database/database.ts'
import type { Items, Kind, TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { sequencedIds, triggerIds, withFiring } from '#items/firing.ts'
import { readItems } from '#items/read-rows.ts'

/** The item to copy, and whether a tag takes its triggers along. */
interface Root {
  kind: Kind
  id: string
  withTriggers: boolean
}

/** An item of a draft and all that it needs elsewhere; undefined when the item does not exist any more. */
export async function readClosure(tx: Database, siteId: string, root: Root): Promise<Items | undefined> {
  const tags = root.kind === 'tag' ? await readSequence(tx, siteId, root.id) : []
  const first = root.kind === 'trigger' ? [root.id] : root.withTriggers ? tags.flatMap(triggerIds) : []
  const triggers = await readItems.trigger(tx, siteId, first)
  const memberIds = triggers.flatMap((trigger) => trigger.triggers.map((member) => member.id))
  const members = await readItems.trigger(tx, siteId, memberIds)
  const variables = await readItems.variable(tx, siteId)
  const items = closure({ tags, triggers: [...triggers, ...members], variables }, root)
  const exists = [...items.tags, ...items.triggers, ...items.variables].some((item) => item.id === root.id)
  return exists ? items : undefined
}

/** A tag with those that run before and after it, and so on. */
async function readSequence(tx: Database, siteId: string, id: string): Promise<TagContent[]> {
  const found = new Map<string, TagContent>()
  for (let wanted: readonly string[] = [id]; wanted.length > 0; ) {
    const tags = await readItems.tag(tx, siteId, wanted)
    for (const tag of tags) found.set(tag.id, tag)
    wanted = [...new Set(tags.flatMap(sequencedIds))].filter((next) => !found.has(next))
  }
  return [...found.values()]
}

/**
 * The item itself and, recursively, all that it needs in another site: variables it refers to by name or tests in conditions,
 * members of groups, the tags before and after a tag, and the triggers of tags where they are copied along. Built-in
 * variables exist everywhere and are not in the content; names that belong to no variable of the source are left alone.
 */
export function closure(source: Items, root: Root): Items {
  const tags = new Map<string, TagContent>()
  const triggers = new Map<string, TriggerContent>()
  const variables = new Map<string, VariableContent>()
  const byId = new Map(source.variables.map((variable) => [variable.id, variable]))
  const byName = new Map(source.variables.map((variable) => [variable.name, variable]))
  const triggerById = new Map(source.triggers.map((trigger) => [trigger.id, trigger]))
  const tagById = new Map(source.tags.map((tag) => [tag.id, tag]))

  function addVariable(variable: VariableContent | undefined) {
    if (!variable || variables.has(variable.id)) return
    variables.set(variable.id, variable)
    addReferences([variable.value, variable.options])
  }
  function addReferences(value: unknown) {
    for (const name of namesIn(value)) addVariable(byName.get(name))
  }
  function addTrigger(trigger: TriggerContent | undefined) {
    if (!trigger || triggers.has(trigger.id)) return
    triggers.set(trigger.id, trigger)
    for (const condition of trigger.conditions) addVariable(byId.get(condition.variable_id))
    for (const member of trigger.triggers) addTrigger(triggerById.get(member.id))
  }
  function addTag(tag: TagContent | undefined) {
    if (!tag || tags.has(tag.id)) return
    tags.set(tag.id, root.withTriggers ? tag : withFiring({ ...tag, triggers: [] }, { blocking_triggers: [] }))
    addReferences([tag.code, tag.template_options])
    if (root.withTriggers) for (const id of triggerIds(tag)) addTrigger(triggerById.get(id))
    for (const id of sequencedIds(tag)) addTag(tagById.get(id))
  }

  if (root.kind === 'tag') addTag(tagById.get(root.id))
  if (root.kind === 'trigger') addTrigger(triggerById.get(root.id))
  if (root.kind === 'variable') addVariable(byId.get(root.id))
  return { tags: [...tags.values()], triggers: [...triggers.values()], variables: [...variables.values()] }
}
