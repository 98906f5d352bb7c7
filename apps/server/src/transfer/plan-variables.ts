import { freeName } from '@waymark/domain/copy'
import type { Items, VariableContent } from '#database/tables/content.ts'
import { hasOutgrown, renamedVariable } from '#items/variables/references.ts'
import { comparableVariable } from './equality.ts'
import { type AddedLine, OUTGROWN, type PlanOptions, type SkippedLine, type Target } from './plan-types.ts'

export interface PlannedVariables {
  add: VariableContent[]
  lines: (AddedLine | SkippedLine)[]
  /** Source id → id in the target; a variable that was left out is missing. */
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
  const others = items.filter((variable) => variable !== chosen)
  const renameFreely = ({ name }: VariableContent) =>
    rename(
      name,
      freeName(name, (each) => taken.has(each)),
    )
  if (chosen && options.chosen) {
    const { name } = options.chosen
    rename(chosen.name, name)
    others.filter((variable) => variable.name === name).forEach(renameFreely)
  }

  for (let stable = false; !stable; ) {
    stable = true
    for (const variable of others) {
      const namesake = present.get(variable.name)
      if (!namesake || renames.has(variable.name)) continue
      if (comparableVariable(namesake) === comparableVariable(renamedVariable(variable, renames))) continue
      renameFreely(variable)
      stable = false
    }
  }

  const add: VariableContent[] = []
  const idOf = new Map<string, string>()
  const lines = items.map((variable): AddedLine | SkippedLine => {
    const target_name = renames.get(variable.name) ?? variable.name
    const isRenamed = target_name !== variable.name
    const namesake = variable === chosen || isRenamed ? undefined : present.get(variable.name)
    const line = { kind: 'variable' as const, source_id: variable.id, source_name: variable.name }
    const renamed = renamedVariable(variable, renames)
    if (!namesake && renames.size > 0 && hasOutgrown('variable', variable, renamed))
      return { ...line, errors: [OUTGROWN] }
    const promised = variable === chosen ? options.chosen?.target_id : undefined
    const target_id = namesake?.id ?? promised ?? options.newId()
    if (!namesake) add.push({ ...renamed, id: target_id, name: target_name })
    idOf.set(variable.id, target_id)
    return {
      ...line,
      target_id,
      target_name,
      is_renamed: isRenamed && variable !== chosen,
      is_reused: namesake !== undefined,
    }
  })
  return { add, lines, idOf, renames }
}
