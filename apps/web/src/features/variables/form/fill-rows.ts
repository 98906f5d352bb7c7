import type { Row } from '@waymark/domain/field'
import { insertRows } from '@waymark/forms/form'

type Pair = Row<{ input: string; output: string }>

/**
 * The rows after cells were pasted into one of them: two columns are inputs and outputs, one column fills the
 * column it was pasted into. Missing rows are added. Undefined for a single cell, which is pasted as text.
 */
export function fillRows(
  rows: readonly Pair[],
  { row, column }: { row: string; column: 'input' | 'output' },
  cells: readonly (readonly string[])[],
): readonly Pair[] | undefined {
  const wide = cells.some((line) => line.length > 1)
  if (!wide && cells.length < 2) return undefined
  const first = rows.findIndex(({ key }) => key === row)
  if (first < 0) return undefined
  const missing = Math.max(0, first + cells.length - rows.length)
  const added = Array.from({ length: missing }, () => ({ input: '', output: '' }))
  return insertRows(rows, added).map((pair, index) => {
    const line = cells[index - first]
    if (!line) return pair
    const [left = '', right] = line
    if (!wide) return { ...pair, [column]: left }
    return { ...pair, input: left, output: right ?? pair.output }
  })
}
