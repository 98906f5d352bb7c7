import type { Row } from '@waymark/domain/field'
import { validate } from '@waymark/domain/field'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { createForm, insertRow, moveRow, removeRow, type Spot, sameContent, type step } from './index.ts'

interface Cell {
  name: string
  values: Row<{ text: string }>[]
}
interface Values {
  title: string
  groups: Row<Cell>[]
}

const schema = v.object({
  title: v.string(),
  groups: v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty('required')),
      values: v.array(v.object({ text: v.pipe(v.string(), v.maxLength(3, 'max-length')) })),
    }),
  ),
})
const begin = () => createForm<Values>({ title: '', groups: [] }, { check: (values) => validate(schema, values) })

/** What the test remembers of a row, without any key or place of the form. */
interface Remembered {
  name: string
  touched: boolean
  refused: boolean
  values: { text: string; touched: boolean; refused: boolean }[]
}

const act = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'edit', 'touch', 'refuse'),
  inner: fc.boolean(),
  group: fc.nat(4),
  value: fc.nat(4),
  to: fc.nat(4),
  text: fc.constantFrom('', 'ab', 'abcd'),
})

test('in lists within lists every row keeps its value, its past and what was refused of it', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (sequence) => {
      const form = begin()
      const groups = form.spot.at('groups')
      let model: Remembered[] = []
      const forget = () => {
        for (const row of model) {
          row.refused = false
          for (const value of row.values) value.refused = false
        }
      }
      for (const { kind, inner, group, value, to, text } of sequence) {
        const row = model[group]
        const key = groups.value[group]?.key
        if (!inner) {
          if (kind === 'insert') {
            const at = Math.min(group, model.length)
            groups.set(insertRow(groups.value, { name: text, values: [] }, at))
            model = model.toSpliced(at, 0, { name: text, touched: false, refused: false, values: [] })
          }
          if (!row || key === undefined) continue
          const place = groups.at(key).at('name')
          if (kind === 'remove') {
            groups.set(removeRow(groups.value, key))
            model = model.filter((other) => other !== row)
          }
          if (kind === 'move') {
            groups.set(moveRow(groups.value, key, to))
            model = model.filter((other) => other !== row).toSpliced(to, 0, row)
          }
          if (kind === 'edit') {
            place.set(text)
            Object.assign(row, { name: text, refused: false })
          }
          if (kind === 'touch') {
            place.touch()
            row.touched = true
          }
          if (kind === 'refuse') {
            form.send({ type: 'refuse', refusals: [{ path: ['groups', key, 'name'], error: { key: 'invalid' } }] })
            forget()
            row.refused = true
          }
          continue
        }
        if (!row || key === undefined) continue
        const cells = groups.at(key).at('values')
        const cell = row.values[value]
        const cellKey = cells.value[value]?.key
        if (kind === 'insert') {
          const at = Math.min(value, row.values.length)
          cells.set(insertRow(cells.value, { text }, at))
          row.values = row.values.toSpliced(at, 0, { text, touched: false, refused: false })
        }
        if (!cell || cellKey === undefined) continue
        if (kind === 'remove') {
          cells.set(removeRow(cells.value, cellKey))
          row.values = row.values.filter((other) => other !== cell)
        }
        if (kind === 'move') {
          cells.set(moveRow(cells.value, cellKey, to))
          row.values = row.values.filter((other) => other !== cell).toSpliced(to, 0, cell)
        }
        if (kind === 'edit') {
          cells.at(cellKey).at('text').set(text)
          Object.assign(cell, { text, refused: false })
        }
        if (kind === 'touch') {
          cells.at(cellKey).at('text').touch()
          cell.touched = true
        }
        if (kind === 'refuse') {
          const path = ['groups', key, 'values', cellKey, 'text']
          form.send({ type: 'refuse', refusals: [{ path, error: { key: 'invalid' } }] })
          forget()
          cell.refused = true
        }
      }
      const said = (spot: Spot<string>) => spot.error?.key
      expect(
        groups.value.map(({ key, name, values }) => ({
          name,
          error: said(groups.at(key).at('name')),
          values: values.map((cell) => ({
            text: cell.text,
            error: said(groups.at(key).at('values').at(cell.key).at('text')),
          })),
        })),
      ).toEqual(
        model.map(({ name, touched, refused, values }) => ({
          name,
          error: refused ? 'invalid' : touched && name === '' ? 'required' : undefined,
          values: values.map((cell) => ({
            text: cell.text,
            error: cell.refused ? 'invalid' : cell.touched && cell.text.length > 3 ? 'max-length' : undefined,
          })),
        })),
      )
    }),
    { numRuns: 300 },
  )
})

test('row keys do not make a form dirty, order and content do', () => {
  const row = (key: string, text: string) => ({ key, text })
  expect(sameContent([row('a', '1'), row('b', '2')], [row('x', '1'), row('y', '2')])).toBe(true)
  expect(sameContent([row('a', '1'), row('b', '2')], [row('b', '2'), row('a', '1')])).toBe(false)
  expect(sameContent({ a: [row('a', '1')] }, { a: [] })).toBe(false)
})

test('places know the type of what is there', () => {
  const { spot } = begin()
  expectTypeOf(spot.at('title').value).toEqualTypeOf<string>()
  expectTypeOf(spot.at('groups').at('row-0').at('values').at('row-1').at('text')).toEqualTypeOf<Spot<string>>()
  expectTypeOf(spot.at('groups').at('row-0').at('values').set).parameter(0).toEqualTypeOf<Row<{ text: string }>[]>()
  // @ts-expect-error there is no such place
  spot.at('subtitle')
  // @ts-expect-error a title is text
  spot.at('title').set(1)
  expectTypeOf<Parameters<typeof step<Values>>[1]['type']>().toEqualTypeOf<
    'change' | 'touch' | 'untouch' | 'reset' | 'reveal' | 'amend' | 'submit' | 'accept' | 'refuse'
  >()
})
