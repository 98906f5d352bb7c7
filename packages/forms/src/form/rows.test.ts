import type { Row } from '@waymark/domain/field'
import { validate } from '@waymark/domain/field'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import {
  createForm,
  type FieldApi,
  insertRow,
  insertRows,
  moveRow,
  removeRow,
  sameContent,
  type step,
} from './index.ts'

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

/** What the test expects of a row, without keys and paths of the form. */
interface Expected {
  name: string
  touched: boolean
  rejected: boolean
  values: { text: string; touched: boolean; rejected: boolean }[]
}

const action = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'edit', 'touch', 'reject'),
  inner: fc.boolean(),
  group: fc.nat(4),
  value: fc.nat(4),
  to: fc.nat(4),
  text: fc.constantFrom('', 'ab', 'abcd'),
})

test('in lists within lists every row keeps its value, its touched state and its server error', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (sequence) => {
      const form = begin()
      const groups = form.field('groups')
      let model: Expected[] = []
      const clear = () => {
        for (const row of model) {
          row.rejected = false
          for (const value of row.values) value.rejected = false
        }
      }
      for (const { kind, inner, group, value, to, text } of sequence) {
        const row = model[group]
        const key = groups.value[group]?.key
        if (!inner) {
          if (kind === 'insert') {
            const at = Math.min(group, model.length)
            groups.setValue(insertRow(groups.value, { name: text, values: [] }, at))
            model = model.toSpliced(at, 0, { name: text, touched: false, rejected: false, values: [] })
          }
          if (!row || key === undefined) continue
          const field = groups.at(key).at('name')
          if (kind === 'remove') {
            groups.setValue(removeRow(groups.value, key))
            model = model.filter((other) => other !== row)
          }
          if (kind === 'move') {
            groups.setValue(moveRow(groups.value, key, to))
            model = model.filter((other) => other !== row).toSpliced(to, 0, row)
          }
          if (kind === 'edit') {
            field.setValue(text)
            Object.assign(row, { name: text, rejected: false })
          }
          if (kind === 'touch') {
            field.onBlur()
            row.touched = true
          }
          if (kind === 'reject') {
            form.send({ type: 'reject', errors: [{ path: ['groups', key, 'name'], error: { key: 'invalid' } }] })
            clear()
            row.rejected = true
          }
          continue
        }
        if (!row || key === undefined) continue
        const cells = groups.at(key).at('values')
        const cell = row.values[value]
        const cellKey = cells.value[value]?.key
        if (kind === 'insert') {
          const at = Math.min(value, row.values.length)
          cells.setValue(insertRow(cells.value, { text }, at))
          row.values = row.values.toSpliced(at, 0, { text, touched: false, rejected: false })
        }
        if (!cell || cellKey === undefined) continue
        if (kind === 'remove') {
          cells.setValue(removeRow(cells.value, cellKey))
          row.values = row.values.filter((other) => other !== cell)
        }
        if (kind === 'move') {
          cells.setValue(moveRow(cells.value, cellKey, to))
          row.values = row.values.filter((other) => other !== cell).toSpliced(to, 0, cell)
        }
        if (kind === 'edit') {
          cells.at(cellKey).at('text').setValue(text)
          Object.assign(cell, { text, rejected: false })
        }
        if (kind === 'touch') {
          cells.at(cellKey).at('text').onBlur()
          cell.touched = true
        }
        if (kind === 'reject') {
          const path = ['groups', key, 'values', cellKey, 'text']
          form.send({ type: 'reject', errors: [{ path, error: { key: 'invalid' } }] })
          clear()
          cell.rejected = true
        }
      }
      const shown = (field: FieldApi<string>) => field.error?.key
      expect(
        groups.value.map(({ key, name, values }) => ({
          name,
          error: shown(groups.at(key).at('name')),
          values: values.map((cell) => ({
            text: cell.text,
            error: shown(groups.at(key).at('values').at(cell.key).at('text')),
          })),
        })),
      ).toEqual(
        model.map(({ name, touched, rejected, values }) => ({
          name,
          error: rejected ? 'invalid' : touched && name === '' ? 'required' : undefined,
          values: values.map((cell) => ({
            text: cell.text,
            error: cell.rejected ? 'invalid' : cell.touched && cell.text.length > 3 ? 'max-length' : undefined,
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

test('fields know the type of their value', () => {
  const { field } = begin()
  expectTypeOf(field('title').value).toEqualTypeOf<string>()
  expectTypeOf(field('groups').at('row-0').at('values').at('row-1').at('text')).toEqualTypeOf<FieldApi<string>>()
  expectTypeOf(field('groups').at('row-0').at('values').setValue).parameter(0).toEqualTypeOf<Row<{ text: string }>[]>()
  // @ts-expect-error there is no such field
  field('subtitle')
  // @ts-expect-error a title is text
  field('title').setValue(1)
  expectTypeOf<Parameters<typeof step<Values>>[1]['type']>().toEqualTypeOf<
    'change' | 'type' | 'touch' | 'untouch' | 'reset' | 'reveal' | 'rebase' | 'submit' | 'accept' | 'reject'
  >()
})

test('rows inserted together are in their order and have keys of their own', () => {
  const texts = fc.array(fc.string({ maxLength: 3 }), { maxLength: 6 })
  fc.assert(
    fc.property(texts, texts, fc.nat(6), (before, added, at) => {
      const rows = insertRows<{ text: string }>(
        [],
        before.map((text) => ({ text })),
      )
      const all = insertRows(
        rows,
        added.map((text) => ({ text })),
        at,
      )
      expect(all.map(({ text }) => text)).toEqual(before.toSpliced(at, 0, ...added))
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
      expect(all.filter((row) => rows.includes(row))).toEqual(rows)
    }),
  )
})
