import { builtInById } from '@waymark/domain/variable/built-in'
import type { NamedVariable } from './changelog-content.ts'

/** A built-in variable as a changelog entry names it. */
export function builtInVariable(id: string): NamedVariable | undefined {
  const builtIn = builtInById(id)
  if (!builtIn) return undefined
  return { variable_id: id, name: builtIn.name, variable_type: builtIn.collector, value: null, options: {} }
}
