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
