import type { Collect, Options } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'
import { optionsOf } from '../evaluate/fire.ts'

/** The input and output of each row, then a default if there is one; texts may hold references. */
type Table = readonly [Collect, input: Options, ...rows: Options[]]

/** The output of the first row whose input equals the text of the value, else the default if there is one. */
export const lookupTable: Collect = (engine, variable) => {
  const table = variable as unknown as Table
  const input = textOf(engine.page, optionsOf(engine, table[1]))
  let at = 2
  for (; at + 1 < table.length; at += 2) {
    if (textOf(engine.page, optionsOf(engine, table[at])) === input) return optionsOf(engine, table[at + 1])
  }
  return optionsOf(engine, table[at])
}
