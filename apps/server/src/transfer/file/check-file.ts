import { type Condition, withConditionIds } from '@waymark/domain/condition'
import { sequenceLoop } from '@waymark/domain/tag'
import type { FileContent, FileTag, FileTrigger, FileVariable } from '@waymark/domain/transfer'
import { conditionProblems, withOptions } from '@waymark/domain/trigger'
import { readVariableContent, type VariableType } from '@waymark/domain/variable'
import { builtInById, builtInByName } from '@waymark/domain/variable/built-in'
import type { ConditionContent, Items, TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { annotationsOf } from '#items/annotations.ts'
import { firingOf, sequencedIds, triggerIds } from '#items/firing.ts'
import { checkOptions, templateRules } from '#items/tags/template-rules.ts'
import { refuse } from '#refusal.ts'

/** The error for the first thing that is wrong with a file. */
export const invalidFile = (reason: string) =>
  refuse('INVALID_IMPORT_FILE_ERROR', `The file cannot be imported: ${reason}`)

/** The items of a file with everything checked that depends on several members of it. */
export function checkFile(file: FileContent): Items {
  ensureUnique(file)
  const triggers = new Map(file.triggers.map((trigger) => [trigger.id, trigger]))
  return {
    variables: file.variables.map(checkVariable),
    triggers: file.triggers.map((trigger) => checkTrigger(trigger, triggers)),
    tags: checkSequences(file.tags.map((tag) => checkTag(tag, triggers))),
  }
}

/** Refuses tags before and after others that the file does not have, or through which a tag would run itself. */
function checkSequences(tags: TagContent[]): TagContent[] {
  const ids = new Set(tags.map(({ id }) => id))
  const sequenced = tags.filter((tag) => sequencedIds(tag).length > 0)
  for (const tag of sequenced) {
    if (sequencedIds(tag).some((id) => !ids.has(id))) {
      throw invalidFile(`the tag before or after the tag "${tag.name}" is missing`)
    }
    if (sequenceLoop(tag, sequenced)) throw invalidFile(`the tag "${tag.name}" would run itself`)
  }
  return tags
}

function ensureUnique({ tags, triggers, variables }: FileContent) {
  const ids = new Set<string>()
  for (const { id } of [...tags, ...triggers, ...variables]) {
    if (ids.has(id) || builtInById(id)) throw invalidFile(`the id ${id} stands twice or is taken`)
    ids.add(id)
  }
  for (const list of [tags, triggers, variables]) {
    const names = new Set<string>()
    for (const { name } of list) {
      if (names.has(name)) throw invalidFile(`the name "${name}" stands twice`)
      names.add(name)
    }
  }
}

function checkVariable({ value, options, note, labels, ...own }: FileVariable): VariableContent {
  const variable = { ...own, ...annotationsOf({ note, labels }) }
  if (builtInByName(variable.name)) throw invalidFile(`the name "${variable.name}" belongs to a built-in variable`)
  if (variable.variable_type === 'abandoned') return { ...variable, value, options }
  const read = readVariableContent(variable.variable_type as VariableType, { value, options })
  if (!read.success) throw invalidFile(`the variable "${variable.name}" is not right: ${read.issues[0].message}`)
  return { ...variable, value: read.output.value, options: { ...read.output.options } }
}

function checkTrigger(trigger: FileTrigger, triggers: ReadonlyMap<string, FileTrigger>): TriggerContent {
  const conditions = withConditionIds(trigger.id, trigger.conditions.map(withOptions))
  const isBroken = conditions.some((condition) => condition.condition_type === 'abandoned')
  const [problem] = conditionProblems(conditions, {
    type: trigger.trigger_type,
    // What is abandoned comes along as it is, like a condition that was stored before.
    stored: conditions.filter((condition) => condition.condition_type === 'abandoned') as readonly Condition[],
    isVariable: () => true,
    isMetaSite: false,
  }).filter(({ path }) => !(isBroken && path.length === 1))
  if (problem)
    throw invalidFile(`the trigger "${trigger.name}" is not right at ${problem.path.join('.')}: ${problem.key}`)
  return {
    id: trigger.id,
    name: trigger.name,
    trigger_type: trigger.trigger_type,
    ...annotationsOf(trigger),
    conditions: conditions.map((condition): ConditionContent => ({ ...condition, options: { ...condition.options } })),
    triggers: trigger.trigger_type === 'trigger_group' ? checkMembers(trigger, triggers) : [],
  }
}

function checkMembers(group: FileTrigger, triggers: ReadonlyMap<string, FileTrigger>) {
  const ids = group.triggers.map((member) => member.id)
  if (new Set(ids).size < ids.length) throw invalidFile(`the group "${group.name}" has a member twice`)
  for (const id of ids) {
    const member = triggers.get(id)
    if (!member) throw invalidFile(`a member of the group "${group.name}" is missing`)
    if (member.trigger_type === 'trigger_group') throw invalidFile(`the group "${group.name}" has a group in it`)
  }
  return group.triggers
}

function checkTag(file: FileTag, triggers: ReadonlyMap<string, FileTrigger>): TagContent {
  const { note, labels, firing_frequency, blocking_triggers, setup_tag, cleanup_tag, ...own } = file
  const blocking = blocking_triggers && [...new Set(blocking_triggers)]
  const firing = { firing_frequency, blocking_triggers: blocking, setup_tag, cleanup_tag }
  const tag = { ...own, ...firingOf(firing), ...annotationsOf({ note, labels }) }
  if (triggerIds(tag).some((id) => !triggers.has(id)))
    throw invalidFile(`a trigger of the tag "${tag.name}" is missing`)
  const links = [...new Set(tag.triggers)]
  const rules = templateRules(tag)
  if (!rules.template) return { ...tag, triggers: links }
  const checked = checkOptions(rules.template, tag.template_options)
  if ('refusals' in checked) throw invalidFile(`the tag "${tag.name}" is not right: ${checked.refusals[0]?.detail}`)
  if (rules.code === 'editable' && !tag.code) throw invalidFile(`the tag "${tag.name}" has no code`)
  return {
    ...tag,
    template_options: checked.options,
    code: rules.code === 'editable' ? tag.code : null,
    document_write: rules.documentWrite && tag.document_write,
    triggers: links,
  }
}
