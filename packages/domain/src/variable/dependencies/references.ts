import { namesIn } from '../../reference/index.ts'
import { builtInByName } from '../built-in/index.ts'

/** The parts of a variable that can contain references. */
export interface Referring {
  readonly name: string
  readonly value: unknown
  readonly options: unknown
}

/** The sorted names in `{{ }}` without a variable, neither one of the site nor a built-in one. */
export const unknownNames = (value: unknown, known: ReadonlySet<string>): readonly string[] =>
  [...namesIn(value)].filter((name) => !known.has(name) && !builtInByName(name)).sort()
