import { namesIn } from '../../reference/index.ts'
import type { Referring } from './references.ts'

/**
 * The sorted names of all variables whose value depends on a variable, directly or through others. A reference from it to
 * one of these, or to itself, would be circular.
 */
export function dependentsOf(name: string, variables: readonly Referring[]): readonly string[] {
  const usedBy = new Map<string, string[]>()
  for (const variable of variables) {
    for (const used of namesIn([variable.value, variable.options])) {
      const users = usedBy.get(used)
      if (users) users.push(variable.name)
      else usedBy.set(used, [variable.name])
    }
  }
  const found = new Set<string>()
  const queue = [name]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const user of usedBy.get(at) ?? []) {
      if (found.has(user)) continue
      found.add(user)
      queue.push(user)
    }
  }
  found.delete(name)
  return [...found].sort()
}
