import type { TagContent } from '../versions/content.ts'
import { freeName } from '../versions/free-name.ts'
import { renameReferences } from '../versions/references.ts'
import type { Items, LeftOut, Manner, Taken, Target } from './items.ts'
import { tagLikeness } from './likeness.ts'
import type { PlannedTriggers } from './plan-triggers.ts'
import type { PlannedVariables } from './plan-variables.ts'
import { SINGLE_TEMPLATES } from './single-templates.ts'

export interface PlannedTags {
  add: TagContent[]
  lines: (Taken | LeftOut)[]
}

/** Decides the same for tags, and leaves out those that may not be there or may not be there twice. */
export function planTags(
  items: Items['tags'],
  target: Target,
  { variables, triggers }: { variables: Pick<PlannedVariables, 'newName'>; triggers: Pick<PlannedTriggers, 'idOf'> },
  manner: Manner,
): PlannedTags {
  const present = new Map(target.content.tags.map((tag) => [tag.name, tag]))
  const taken = new Set([...present.keys(), ...items.map((tag) => tag.name)])
  const templates = new Set(target.content.tags.map((tag) => tag.template))
  const keepsPriority =
    manner.priorities === 'keep' ||
    (manner.priorities === 'keep unless the target has some' && target.content.tags.every((tag) => tag.priority === 0))
  const chosenName = items.some((tag) => tag.id === manner.chosen?.id) ? manner.chosen?.name : undefined
  if (chosenName) taken.add(chosenName)
  const add: TagContent[] = []

  const lines = items.map((tag): Taken | LeftOut => {
    const isChosen = tag.id === manner.chosen?.id
    const asItWas = translate(tag)
    const asItComes = { ...asItWas, priority: keepsPriority ? tag.priority : 0 }
    const namesake = isChosen ? undefined : present.get(tag.name)
    const there = namesake && [asItWas, asItComes].some((version) => tagLikeness(version) === tagLikeness(namesake))
    if (namesake && there) return line(tag, namesake.id, tag.name)
    const errors = refusals(tag)
    if (errors.length > 0) return { kind: 'tag', source_id: tag.id, source_name: tag.name, errors }

    const renamed = namesake ? freeName(tag.name, (candidate) => taken.has(candidate)) : tag.name
    const name = isChosen ? (chosenName ?? tag.name) : renamed
    taken.add(name)
    templates.add(tag.template)
    const id = manner.newId()
    add.push({ ...asItComes, id, name })
    return line(tag, id, name)
  })
  return { add, lines }

  function translate(tag: TagContent): TagContent {
    return {
      ...tag,
      code: renameReferences(tag.code, variables.newName),
      template_options: renameReferences(tag.template_options, variables.newName),
      triggers: tag.triggers.flatMap((id) => triggers.idOf.get(id) ?? []),
    }
  }
  function refusals(tag: TagContent): string[] {
    if (target.kind === 'meta-site' && tag.template === 'waymark_analytics') return ['TEMPLATE_NOT_ALLOWED_ERROR']
    if (SINGLE_TEMPLATES.has(tag.template) && templates.has(tag.template)) return ['SINGLE_INSTANCE_TEMPLATE_ERROR']
    return []
  }
  function line(tag: TagContent, target_id: string, target_name: string): Taken {
    const is_renamed = tag.id !== manner.chosen?.id && target_name !== tag.name
    return { kind: 'tag', source_id: tag.id, target_id, source_name: tag.name, target_name, is_renamed }
  }
}
