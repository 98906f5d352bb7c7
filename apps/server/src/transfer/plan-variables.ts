import { freeName } from '@waymark/domain/copy'
import type { Items, VariableContent } from '#database/tables/content.ts'
import { renamedVariable } from '#items/variables/references.ts'
import { comparableVariable } from './equality.ts'
import type { AddedLine, PlanOptions, Target } from './plan-types.ts'

export interface PlannedVariables {
  add: VariableContent[]
  taken: AddedLine[]
  /** Source id → id in the target. */
  idOf: ReadonlyMap<string, string>
  /** Name in the source → name in the target, of those that got another one on the way. */
  renames: ReadonlyMap<string, string>
}

/**
 * Decides for each variable whether it is there already, comes in under its own name or under a new one.
 *
 * Hint: a new name changes every variable that refers to it, which may then no longer equal what the target has and
 * needs a new name itself. Renaming only ever adds names, so repeating until nothing changes comes to an end.
 */
export function planVariables(items: Items['variables'], target: Target, options: PlanOptions): PlannedVariables {
  const present = new Map(target.namesakes.variables.map((variable) => [variable.name, variable]))
  const taken = new Set([...target.names.variable, ...items.map((variable) => variable.name)])
  const renames = new Map<string, string>()
  const rename = (from: string, to: string) => {
    if (from !== to) renames.set(from, to)
    taken.add(to)
  }
  const chosen = items.find((variable) => variable.id === options.chosen?.id)
  if (chosen && options.chosen) rename(chosen.name, options.chosen.name)

  const others = items.filter((variable) => variable !== chosen)
  for (let stable = false; !stable; ) {
    stable = true
    for (const variable of others) {
      const namesake = present.get(variable.name)
      if (!namesake || renames.has(variable.name)) continue
      if (comparableVariable(namesake) === comparableVariable(renamedVariable(variable, renames))) continue
      rename(
        variable.name,
        freeName(variable.name, (name) => taken.has(name)),
      )
      stable = false
    }
  }

  const add: VariableContent[] = []
  const lines = items.map((variable): AddedLine => {
    const target_name = renames.get(variable.name) ?? variable.name
    const isRenamed = target_name !== variable.name
    const namesake = variable === chosen || isRenamed ? undefined : present.get(variable.name)
    const promised = variable === chosen ? options.chosen?.target_id : undefined
    const target_id = namesake?.id ?? promised ?? options.newId()
    if (!namesake) add.push({ ...renamedVariable(variable, renames), id: target_id, name: target_name })
    return {
      kind: 'variable',
      source_id: variable.id,
      target_id,
      source_name: variable.name,
      target_name,
      is_renamed: isRenamed && variable !== chosen,
      is_reused: namesake !== undefined,
    }
  })
  return { add, taken: lines, idOf: new Map(lines.map((line) => [line.source_id, line.target_id])), renames }
}
