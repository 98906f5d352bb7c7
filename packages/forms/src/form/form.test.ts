import { type Row, validate } from '@waymark/domain/field'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { canSubmit, createForm, type Form, insertRow, isDirty, moveRow, removeRow } from './index.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(5, 'max-length')),
  method: v.string(),
  session: v.string(),
  rows: v.array(v.object({ value: v.pipe(v.string(), v.nonEmpty('required')) })),
})
interface Values {
  name: string
  method: string
  session: string
  rows: Row<{ value: string }>[]
}
const begin = (values: Partial<Values> = {}): Form<Values> =>
  createForm<Values>(
    { name: 'Ada', method: 'session', session: 'x', rows: [], ...values },
    {
      check: (all) => validate(schema, all),
      resetInactive: (all) => (all.method === 'session' ? all : { ...all, session: '' }),
      isActive: (all) => (name) => name !== 'session' || all.method === 'session',
    },
  )

describe('a form', () => {
  test('shows an error only after its field was left', () => {
    const { field } = begin({ name: '' })
    expect(field('name').error).toBeUndefined()
    field('name').onBlur()
    expect(field('name').error).toEqual({ key: 'required' })
    field('name').setValue('too long')
    expect(field('name').error).toEqual({ key: 'max-length', limit: 5 })
  })

  test('follows what changed outside of it without counting that as a change', () => {
    const form = begin({ rows: [{ key: 'a', value: 'old' }] })
    const both = (follow: (values: Values) => Values) => ({
      initial: follow(form.get().initial),
      values: follow(form.get().values),
    })
    form.send({
      type: 'rebase',
      ...both((values) => ({ ...values, rows: values.rows.map((row) => ({ ...row, value: 'new' })) })),
    })
    expect(form.get().values.rows).toEqual([{ key: 'a', value: 'new' }])
    expect(isDirty(form.get())).toBe(false)
    form.field('name').setValue('Eve')
    form.send({ type: 'rebase', ...both((values) => ({ ...values, rows: [] })) })
    expect(form.get()).toMatchObject({ values: { name: 'Eve', rows: [] }, initial: { name: 'Ada', rows: [] } })
  })

  test('keeps its values when the server rejects them, and a server error until its field changes', () => {
    const form = begin()
    form.field('name').setValue('Eve')
    form.send({ type: 'submit' })
    expect(canSubmit(form)).toBe(false)
    form.send({ type: 'reject', errors: [{ path: ['name'], error: { key: 'name-already-used' } }] })
    expect(form.field('name').error).toEqual({ key: 'name-already-used' })
    expect(form.get().values.name).toBe('Eve')
    form.field('name').setValue('Eva')
    expect(form.field('name').error).toBeUndefined()
    expect(canSubmit(form)).toBe(true)
  })

  test('is not dirty once a change is reverted by hand', () => {
    const form = begin()
    form.field('name').setValue('Eve')
    expect(isDirty(form.get())).toBe(true)
    form.field('name').setValue('Ada')
    expect(isDirty(form.get())).toBe(false)
  })

  test('may be sent unchanged only where that is allowed', () => {
    expect(canSubmit(begin())).toBe(false)
    expect(canSubmit(begin(), { clean: true })).toBe(true)
    expect(canSubmit(begin({ name: '' }), { clean: true })).toBe(false)
  })

  test('counts what was typed while it was being saved as a change', () => {
    const form = begin()
    form.field('name').setValue('Eve')
    form.send({ type: 'submit' })
    const sent = form.get().values
    form.field('name').setValue('Evan')
    form.send({ type: 'accept', sent })
    expect(form.get().values.name).toBe('Evan')
    expect(isDirty(form.get())).toBe(true)
  })

  test('resets a field that is no longer active, and its touched state', () => {
    const form = begin()
    form.field('session').onBlur()
    form.field('method').setValue('standard')
    expect(form.field('session').value).toBe('')
    form.field('method').setValue('session')
    expect(form.get().touched.has('session')).toBe(false)
  })

  test('shows all errors on request', () => {
    const form = begin({ name: '', rows: [{ key: 'a', value: '' }] })
    form.send({ type: 'reveal' })
    expect(form.field('name').error).toBeDefined()
    expect(form.field('rows').at('a').at('value').error).toEqual({ key: 'required' })
  })

  test('leaves the error of a field as it is while it is typed in, until it is left', () => {
    const { field } = begin()
    field('name').type('too long')
    expect(field('name')).toMatchObject({ value: 'too long', error: undefined })
    field('name').onBlur()
    expect(field('name').error).toEqual({ key: 'max-length', limit: 5 })
    field('name').type('short')
    expect(field('name').error).toEqual({ key: 'max-length', limit: 5 })
    field('name').onBlur()
    expect(field('name').error).toBeUndefined()
  })

  test('suppresses the error of a reset field until it is left, or all errors are shown again', () => {
    const form = begin({ name: '', rows: [{ key: 'a', value: '' }] })
    const [name, row] = [form.field('name'), form.field('rows').at('a').at('value')]
    form.send({ type: 'reveal' })
    name.resetTouched()
    row.resetTouched()
    expect([name.error, row.error]).toEqual([undefined, undefined])
    name.onBlur()
    expect([name.error, row.error]).toEqual([{ key: 'required' }, undefined])
    form.send({ type: 'reveal' })
    expect(row.error).toEqual({ key: 'required' })
  })
})

describe('rows', () => {
  const ROWS = [
    { key: 'a', value: '1' },
    { key: 'b', value: '' },
    { key: 'c', value: '3' },
  ]

  test('keep their errors when they move', () => {
    const form = begin({ rows: ROWS })
    const rows = form.field('rows')
    rows.at('b').at('value').onBlur()
    rows.setValue(moveRow(rows.value, 'b', 0))
    expect(rows.value.map(({ key }) => key)).toEqual(['b', 'a', 'c'])
    expect(rows.at('b').at('value').error).toEqual({ key: 'required' })
    expect(rows.at('a').at('value').error).toBeUndefined()
  })

  test('are untouched when they are new', () => {
    const form = begin({ rows: ROWS })
    const rows = form.field('rows')
    rows.at('c').at('value').onBlur()
    rows.setValue(removeRow(rows.value, 'c'))
    rows.setValue(insertRow(rows.value, { value: '' }))
    const added = rows.value.at(-1)!
    expect(rows.at(added.key).at('value').error).toBeUndefined()
  })

  test('ignore a value set in a removed row', () => {
    const form = begin({ rows: ROWS })
    const field = form.field('rows').at('b').at('value')
    form.field('rows').setValue(removeRow(form.field('rows').value, 'b'))
    field.setValue('late')
    expect(field.value).toBeUndefined()
    expect(form.get().values.rows.map(({ key }) => key)).toEqual(['a', 'c'])
  })
})

type Model = { id: number; value: string; touched: boolean }
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('insert', 'remove', 'touch', 'move', 'edit'),
    at: fc.nat(6),
    to: fc.nat(6),
    value: fc.constantFrom('', 'x', 'yy'),
  }),
  { maxLength: 40 },
)

test('each row keeps its value and its touched state when rows are inserted, removed, moved and edited', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const form = begin()
      let model: (Model & { key: string })[] = []
      let id = 0
      for (const { act, ...by } of sequence) {
        const rows = form.field('rows')
        if (act === 'insert') {
          const at = Math.min(by.at, model.length)
          rows.setValue(insertRow(rows.value, { value: by.value }, at))
          model = model.toSpliced(at, 0, { id: id++, value: by.value, touched: false, key: rows.value[at]!.key })
          continue
        }
        const target = model[by.at]
        if (!target) continue
        if (act === 'remove') {
          rows.setValue(removeRow(rows.value, target.key))
          model = model.filter((row) => row !== target)
        } else if (act === 'touch') {
          rows.at(target.key).at('value').onBlur()
          target.touched = true
        } else if (act === 'edit') {
          rows.at(target.key).at('value').setValue(by.value)
          target.value = by.value
        } else {
          const to = Math.min(by.to, model.length - 1)
          rows.setValue(moveRow(rows.value, target.key, to))
          model = model.filter((row) => row !== target).toSpliced(to, 0, target)
        }
      }
      const rows = form.field('rows')
      expect(rows.value.map(({ value }) => value)).toEqual(model.map(({ value }) => value))
      expect(new Set(rows.value.map(({ key }) => key)).size).toBe(model.length)
      const shown = rows.value.map(({ key }) => rows.at(key).at('value').error !== undefined)
      expect(shown).toEqual(model.map(({ touched, value }) => touched && value === ''))
    }),
  )
})
