import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillRows } from './fill-rows.ts'
import { pastedCells } from './pasted-cells.ts'

const rows = [
  { key: 'row-0', input: 'a', output: '1' },
  { key: 'row-1', input: 'b', output: '2' },
]
const paste = (row: string, column: 'input' | 'output', text: string) =>
  fillRows(rows, { row, column }, pastedCells(text))?.map(({ input, output }) => `${input}=${output}`)

describe('cells of a spreadsheet', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    ['"open\tb', [['"open', 'b']]],
    ['"a" b\tc', [['"a" b', 'c']]],
  ])('%j', (text, cells) => expect(pastedCells(text)).toEqual(cells))

  test('plain cells are unchanged', () => {
    const cell = fc.string({ maxLength: 8 }).filter((text) => !/[\t\r\n"]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (cells) => {
        expect(pastedCells(cells.map((line) => line.join('\t')).join('\n'))).toEqual(cells)
      }),
    )
  })
})

describe('pasting into the table', () => {
  test('two columns fill inputs and outputs from the row on, new rows are added', () => {
    expect(paste('row-1', 'output', 'x\t9\ny\t8\nz\t7')).toEqual(['a=1', 'x=9', 'y=8', 'z=7'])
  })
  test('one column fills the column it was pasted into', () => {
    expect(paste('row-0', 'output', '7\n8\n9')).toEqual(['a=7', 'b=8', '=9'])
  })
  test('a single cell is pasted as text', () => expect(paste('row-0', 'input', 'x')).toBeUndefined())
  test('every row has a unique key', () => {
    const keys = fillRows(rows, { row: 'row-1', column: 'input' }, pastedCells('1\n2\n3\n4'))?.map(({ key }) => key)
    expect(new Set(keys).size).toBe(5)
  })

  test('a thousand rows of two columns become a thousand rows', () => {
    const text = Array.from({ length: 1000 }, (_, row) => `in ${row}\tout ${row}`).join('\n')
    const filled = fillRows(rows, { row: 'row-1', column: 'input' }, pastedCells(text))!
    expect(filled).toHaveLength(1001)
    expect(filled[0]).toEqual(rows[0])
    expect(filled.at(-1)).toMatchObject({ input: 'in 999', output: 'out 999' })
    expect(new Set(filled.map(({ key }) => key)).size).toBe(1001)
  })
})
