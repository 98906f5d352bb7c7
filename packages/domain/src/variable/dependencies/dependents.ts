import { namesIn } from '../../reference/index.ts'
import type { Referring } from './references.ts'

/**
 * The sorted names of all variables whose value depends on a variable, directly or through others. A reference from it to
 * one of these, or to itself, would be circular.
 */
export function dependentsOf(name: string, variables: readonly Referring[]): readonly string[] {
  const used = variables.map(({ name: user, value, options }) => ({ user, names: namesIn([value, options]) }))
  const found = new Set([name])
  // Also visits the names that are added meanwhile.
  for (const at of found) for (const { user, names } of used) if (names.has(at)) found.add(user)
  found.delete(name)
  return [...found].sort()
}
