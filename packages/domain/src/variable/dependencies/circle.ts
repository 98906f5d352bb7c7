import { namesIn } from '../../reference/index.ts'
import { builtInByName } from '../built-in/index.ts'

/** The parts of a variable that can contain references. */
export interface Referring {
  readonly name: string
  readonly value: unknown
  readonly options: unknown
}

/** Names in `{{ }}` that belong to no variable, sorted; built-in ones are known everywhere. */
export const unknownNames = (value: unknown, known: ReadonlySet<string>): readonly string[] =>
  [...namesIn(value)].filter((name) => !known.has(name) && !builtInByName(name)).sort()

/**
 * The shortest circle of references through a variable, as names from it back to it (`['A', 'B', 'A']`),
 * or undefined when it depends on itself in no way. `variable` stands in for a stored one of its name.
 */
export function circle(variable: Referring, others: readonly Referring[]): readonly string[] | undefined {
  const edges = new Map(others.map((other) => [other.name, other]))
  edges.set(variable.name, variable)
  const cameFrom = new Map<string, string>()
  const queue = [variable.name]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const from = edges.get(at)
    if (!from) continue
    for (const name of namesIn([from.value, from.options])) {
      if (name === variable.name) return way(at, variable.name, cameFrom)
      if (cameFrom.has(name)) continue
      cameFrom.set(name, at)
      queue.push(name)
    }
  }
  return undefined
}

function way(last: string, start: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const names = [start]
  for (let at = last; at !== start; at = cameFrom.get(at) ?? start) names.unshift(at)
  return [start, ...names]
}
