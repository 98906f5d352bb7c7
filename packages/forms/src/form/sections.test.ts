import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createForm, sectionsOf } from './index.ts'

const label = msg('name', 'Name')
const text = v.pipe(v.string(), v.nonEmpty('required'))
const rows = v.array(v.object({ value: text }))
const schema = v.object({ name: text, options: v.object({ id: text, identity: text, rows }) })
const filled = { name: 'a', options: { id: 'b', identity: 'c', rows: [{ key: 'row-0', value: 'd' }] } }

const begin = (values: typeof filled) =>
  createForm(values, {
    check: (all) => validate(schema, all),
    sections: () => [
      { key: 'name', label, fields: ['name'] },
      { key: 'template', label, fields: ['options/id', 'options/rows'] },
      { key: 'rest', label, fields: ['rest'] },
    ],
  })
const counts = (form: ReturnType<typeof begin>) => sectionsOf(form).map(({ errors, shown }) => [errors.length, shown])

test('errors are counted in the section of their field, however deep it lies', () => {
  const form = begin({ name: '', options: { ...filled.options, rows: [{ key: 'row-0', value: '' }] } })
  expect(counts(form)).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
  ])
  form.field('options').at('rows').at('row-0').at('value').onBlur()
  expect(counts(form)[1]).toEqual([1, 1])
})

test('a field of no section counts for the last, also when its name begins like another', () => {
  const form = begin({ ...filled, options: { ...filled.options, identity: '' } })
  expect(counts(form)).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
  ])
})
