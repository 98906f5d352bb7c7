import type { VariableContent } from '../versions/content.ts'
import { freeName } from '../versions/free-name.ts'
import { renameReferences } from '../versions/references.ts'
import type { Items, Manner, Taken } from './items.ts'
import { variableLikeness } from './likeness.ts'

export interface PlannedVariables {
  add: VariableContent[]
  taken: Taken[]
  /** Source id → id in the target. */
  idOf: ReadonlyMap<string, string>
  /** The name in the target of a variable that got another one on the way. */
  newName(name: string): string | undefined
}

/**
 * Decides for each variable whether it is there already, comes in under its own name or under a new one.
 *
 * Hint: a new name changes every variable that refers to it, which may then no longer equal what the target has and
 * needs a new name itself. Renaming only ever adds names, so repeating until nothing changes comes to an end.
 */
export function planVariables(
  items: Items['variables'],
  present: Items['variables'],
  manner: Manner,
): PlannedVariables {
  const presentByName = new Map(present.map((variable) => [variable.name, variable]))
  const names = new Map<string, string>()
  const taken = new Set([...presentByName.keys(), ...items.map((variable) => variable.name)])
  const follow = (variable: VariableContent) => rewritten(variable, (name) => names.get(name))

  const chosen = items.find((variable) => variable.id === manner.chosen?.id)
  if (chosen && manner.chosen) {
    names.set(chosen.name, manner.chosen.name)
    taken.add(manner.chosen.name)
  }
  for (let settled = false; !settled; ) {
    settled = true
    for (const variable of items) {
      if (names.has(variable.name) || variable === chosen) continue
      const namesake = presentByName.get(variable.name)
      if (!namesake || variableLikeness(namesake) === variableLikeness(follow(variable))) continue
      const name = freeName(variable.name, (candidate) => taken.has(candidate))
      names.set(variable.name, name)
      taken.add(name)
      settled = false
    }
  }

  const add: VariableContent[] = []
  const lines = items.map((variable): Taken => {
    const target_name = names.get(variable.name) ?? variable.name
    const namesake = variable === chosen || names.has(variable.name) ? undefined : presentByName.get(variable.name)
    const target_id = namesake?.id ?? manner.newId()
    if (!namesake) add.push({ ...follow(variable), id: target_id, name: target_name })
    return {
      kind: 'variable',
      source_id: variable.id,
      target_id,
      source_name: variable.name,
      target_name,
      is_renamed: variable !== chosen && names.has(variable.name),
    }
  })
  return {
    add,
    taken: lines,
    idOf: new Map(lines.map((line) => [line.source_id, line.target_id])),
    newName: (name) => (names.get(name) === name ? undefined : names.get(name)),
  }
}

const rewritten = (variable: VariableContent, newName: (name: string) => string | undefined): VariableContent => ({
  ...variable,
  value: renameReferences(variable.value, newName),
  options: renameReferences(variable.options, newName),
})
