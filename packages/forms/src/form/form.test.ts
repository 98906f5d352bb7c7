import type { Row } from '@waymark/domain/field'
import { validate } from '@waymark/domain/field'
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
      settle: (all) => (all.method === 'session' ? all : { ...all, session: '' }),
      asked: (all) => (place) => place !== 'session' || all.method === 'session',
    },
  )

describe('a form', () => {
  test('says what is wrong with a place only after it was left', () => {
    const { spot } = begin({ name: '' })
    expect(spot.at('name').error).toBeUndefined()
    spot.at('name').touch()
    expect(spot.at('name').error).toEqual({ key: 'required' })
    spot.at('name').set('too long')
    expect(spot.at('name').error).toEqual({ key: 'max-length', limit: 5 })
  })

  test('follows what changed outside of it without counting that as a change', () => {
    const form = begin({ rows: [{ key: 'a', value: 'old' }] })
    form.send({
      type: 'amend',
      amend: (values) => ({ ...values, rows: values.rows.map((row) => ({ ...row, value: 'new' })) }),
    })
    expect(form.get().values.rows).toEqual([{ key: 'a', value: 'new' }])
    expect(isDirty(form.get())).toBe(false)
    form.spot.at('name').set('Eve')
    form.send({ type: 'amend', amend: (values) => ({ ...values, rows: [] }) })
    expect(form.get()).toMatchObject({ values: { name: 'Eve', rows: [] }, initial: { name: 'Ada', rows: [] } })
  })

  test('keeps its values when the server refuses, and forgets the refusal when the place changes', () => {
    const form = begin()
    form.spot.at('name').set('Eve')
    form.send({ type: 'submit' })
    expect(canSubmit(form)).toBe(false)
    form.send({ type: 'refuse', refusals: [{ path: ['name'], error: { key: 'name-already-used' } }] })
    expect(form.spot.at('name').error).toEqual({ key: 'name-already-used' })
    expect(form.get().values.name).toBe('Eve')
    form.spot.at('name').set('Eva')
    expect(form.spot.at('name').error).toBeUndefined()
    expect(canSubmit(form)).toBe(true)
  })

  test('is not dirty once a change is taken back by hand', () => {
    const form = begin()
    form.spot.at('name').set('Eve')
    expect(isDirty(form.get())).toBe(true)
    form.spot.at('name').set('Ada')
    expect(isDirty(form.get())).toBe(false)
  })

  test('may be sent unchanged only where that is allowed', () => {
    expect(canSubmit(begin())).toBe(false)
    expect(canSubmit(begin(), { clean: true })).toBe(true)
    expect(canSubmit(begin({ name: '' }), { clean: true })).toBe(false)
  })

  test('counts what was typed while it was being saved as a change', () => {
    const form = begin()
    form.spot.at('name').set('Eve')
    form.send({ type: 'submit' })
    const sent = form.get().values
    form.spot.at('name').set('Evan')
    form.send({ type: 'accept', sent })
    expect(form.get().values.name).toBe('Evan')
    expect(isDirty(form.get())).toBe(true)
  })

  test('puts what is no longer asked back, and forgets that it was visited', () => {
    const form = begin()
    form.spot.at('session').touch()
    form.spot.at('method').set('standard')
    expect(form.spot.at('session').value).toBe('')
    form.spot.at('method').set('session')
    expect(form.get().touched.has('session')).toBe(false)
  })

  test('says everything when asked to', () => {
    const form = begin({ name: '', rows: [{ key: 'a', value: '' }] })
    form.send({ type: 'reveal' })
    expect(form.spot.at('name').error).toBeDefined()
    expect(form.spot.at('rows').at('a').at('value').error).toEqual({ key: 'required' })
  })

  test('says nothing of a place that began anew until it is left, or everything is said again', () => {
    const form = begin({ name: '', rows: [{ key: 'a', value: '' }] })
    const [name, row] = [form.spot.at('name'), form.spot.at('rows').at('a').at('value')]
    form.send({ type: 'reveal' })
    name.untouch()
    row.untouch()
    expect([name.error, row.error]).toEqual([undefined, undefined])
    name.touch()
    expect([name.error, row.error]).toEqual([{ key: 'required' }, undefined])
    form.send({ type: 'reveal' })
    expect(row.error).toEqual({ key: 'required' })
  })
})

describe('rows', () => {
  const rows = [
    { key: 'a', value: '1' },
    { key: 'b', value: '' },
    { key: 'c', value: '3' },
  ]

  test('keep what is wrong with them when they move', () => {
    const form = begin({ rows })
    const spot = form.spot.at('rows')
    spot.at('b').at('value').touch()
    spot.set(moveRow(spot.value, 'b', 0))
    expect(spot.value.map(({ key }) => key)).toEqual(['b', 'a', 'c'])
    expect(spot.at('b').at('value').error).toEqual({ key: 'required' })
    expect(spot.at('a').at('value').error).toBeUndefined()
  })

  test('give a new row no past', () => {
    const form = begin({ rows })
    const spot = form.spot.at('rows')
    spot.at('c').at('value').touch()
    spot.set(removeRow(spot.value, 'c'))
    spot.set(insertRow(spot.value, { value: '' }))
    const added = spot.value.at(-1)!
    expect(spot.at(added.key).at('value').error).toBeUndefined()
  })

  test('a place in a row that has gone takes no value and harms nothing', () => {
    const form = begin({ rows })
    const place = form.spot.at('rows').at('b').at('value')
    form.spot.at('rows').set(removeRow(form.spot.at('rows').value, 'b'))
    place.set('late')
    expect(place.value).toBeUndefined()
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

test('whatever is inserted, removed, moved and edited, each row keeps its value and its past', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const form = begin()
      let model: (Model & { key: string })[] = []
      let id = 0
      for (const { act, ...by } of sequence) {
        const spot = form.spot.at('rows')
        if (act === 'insert') {
          const at = Math.min(by.at, model.length)
          spot.set(insertRow(spot.value, { value: by.value }, at))
          model = model.toSpliced(at, 0, { id: id++, value: by.value, touched: false, key: spot.value[at]!.key })
          continue
        }
        const target = model[by.at]
        if (!target) continue
        if (act === 'remove') {
          spot.set(removeRow(spot.value, target.key))
          model = model.filter((row) => row !== target)
        } else if (act === 'touch') {
          spot.at(target.key).at('value').touch()
          target.touched = true
        } else if (act === 'edit') {
          spot.at(target.key).at('value').set(by.value)
          target.value = by.value
        } else {
          const to = Math.min(by.to, model.length - 1)
          spot.set(moveRow(spot.value, target.key, to))
          model = model.filter((row) => row !== target).toSpliced(to, 0, target)
        }
      }
      const spot = form.spot.at('rows')
      expect(spot.value.map(({ value }) => value)).toEqual(model.map(({ value }) => value))
      expect(new Set(spot.value.map(({ key }) => key)).size).toBe(model.length)
      const shown = spot.value.map(({ key }) => spot.at(key).at('value').error !== undefined)
      expect(shown).toEqual(model.map(({ touched, value }) => touched && value === ''))
    }),
  )
})
