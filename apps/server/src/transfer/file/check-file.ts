import { type Condition, withConditionIds } from '@waymark/domain/condition'
import { conditionProblems, withOptions } from '@waymark/domain/trigger'
import { readVariableContent, type VariableType } from '@waymark/domain/variable'
import { builtInById, builtInByName } from '@waymark/domain/variable/built-in'
import type { ConditionContent, TagContent, TriggerContent, VariableContent } from '#items/content.ts'
import { checkOptions, templateRules } from '#items/tags/template-rules.ts'
import type { Items } from '../items.ts'
import type { FileContent, FileTag, FileTrigger, FileVariable } from './file-shape.ts'

/** What is wrong with a file, for the person who made it. */
class Problem extends Error {}

/** The items of a file with everything checked that depends on several parts of it; or the first thing that is wrong. */
export function checkFile(file: FileContent): { items: Items } | { problem: string } {
  try {
    ensureUnique(file)
    const triggers = new Map(file.triggers.map((trigger) => [trigger.id, trigger]))
    return {
      items: {
        variables: file.variables.map(checkVariable),
        triggers: file.triggers.map((trigger) => checkTrigger(trigger, triggers)),
        tags: file.tags.map((tag) => checkTag(tag, triggers)),
      },
    }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message }
    throw error
  }
}

function ensureUnique({ tags, triggers, variables }: FileContent) {
  const ids = new Set<string>()
  for (const { id } of [...tags, ...triggers, ...variables]) {
    if (ids.has(id) || builtInById(id)) throw new Problem(`the id ${id} stands twice or is taken`)
    ids.add(id)
  }
  for (const list of [tags, triggers, variables]) {
    const names = new Set<string>()
    for (const { name } of list) {
      if (names.has(name)) throw new Problem(`the name "${name}" stands twice`)
      names.add(name)
    }
  }
}

function checkVariable({ value, options, ...variable }: FileVariable): VariableContent {
  if (builtInByName(variable.name)) throw new Problem(`the name "${variable.name}" belongs to a built-in variable`)
  if (variable.variable_type === 'abandoned') return { ...variable, value, options }
  const read = readVariableContent(variable.variable_type as VariableType, { value, options })
  if (!read.success) throw new Problem(`the variable "${variable.name}" is not right: ${read.issues[0].message}`)
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
    throw new Problem(`the trigger "${trigger.name}" is not right at ${problem.path.join('.')}: ${problem.key}`)
  return {
    id: trigger.id,
    name: trigger.name,
    trigger_type: trigger.trigger_type,
    conditions: conditions.map((condition): ConditionContent => ({ ...condition, options: { ...condition.options } })),
    triggers: trigger.trigger_type === 'trigger_group' ? checkMembers(trigger, triggers) : [],
  }
}

function checkMembers(group: FileTrigger, triggers: ReadonlyMap<string, FileTrigger>) {
  const ids = group.triggers.map((member) => member.id)
  if (new Set(ids).size < ids.length) throw new Problem(`the group "${group.name}" has a member twice`)
  for (const id of ids) {
    const member = triggers.get(id)
    if (!member) throw new Problem(`a member of the group "${group.name}" is missing`)
    if (member.trigger_type === 'trigger_group') throw new Problem(`the group "${group.name}" has a group in it`)
  }
  return group.triggers
}

function checkTag(tag: FileTag, triggers: ReadonlyMap<string, FileTrigger>): TagContent {
  if (tag.triggers.some((id) => !triggers.has(id))) throw new Problem(`a trigger of the tag "${tag.name}" is missing`)
  const links = [...new Set(tag.triggers)]
  const rules = templateRules(tag)
  if (!rules.template) return { ...tag, triggers: links }
  const checked = checkOptions(rules.template, tag.template_options)
  if ('errors' in checked) throw new Problem(`the tag "${tag.name}" is not right: ${checked.errors[0]?.detail}`)
  if (rules.code === 'editable' && !tag.code) throw new Problem(`the tag "${tag.name}" has no code`)
  return {
    ...tag,
    template_options: checked.options,
    code: rules.code === 'editable' ? tag.code : null,
    document_write: rules.documentWrite && tag.document_write,
    triggers: links,
  }
}
