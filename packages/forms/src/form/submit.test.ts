import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { createForm, submitForm } from './index.ts'

const message = msg('test.failed', 'Not saved')
const begin = () =>
  createForm({ name: 'Old' }, { check: () => [], locate: (_, steps) => (steps[2] === 'name' ? [steps[2]] : undefined) })
const fail = (pointer: string) => () => ({
  fields: [{ pointer, error: { key: 'name-already-used' } as const }],
  onlyFields: true,
  message,
})

test('an accepted form counts as saved, except for what was typed meanwhile', async () => {
  const form = begin()
  form.field('name').setValue('New')
  const end = submitForm(form, async (values, initial) => [values.name, initial.name], fail(''))
  expect(form.status()).toMatchObject({ submitting: true, canSubmit: false })
  form.field('name').setValue('Newer')
  expect(await end).toEqual({ ok: true, answer: ['New', 'Old'] })
  expect(form.get()).toMatchObject({ submitting: false, initial: { name: 'New' }, values: { name: 'Newer' } })
})

test('a rejected form keeps its values and has the errors of its fields', async () => {
  const form = begin()
  form.field('name').setValue('Taken')
  const end = await submitForm(form, () => Promise.reject(new Error()), fail('/data/attributes/name'))
  expect(end).toEqual({ ok: false, message, shown: true })
  expect(form.field('name')).toMatchObject({ value: 'Taken', error: { key: 'name-already-used' } })
  expect(form.get().submitting).toBe(false)
})

test('an error at a field that the form does not have becomes a message', async () => {
  const form = begin()
  const end = await submitForm(form, () => Promise.reject(new Error()), fail('/data/attributes/priority'))
  expect(end).toEqual({ ok: false, message, shown: false })
  expect(form.errors().size).toBe(0)
})

test('so does an error at a field that is inactive, and therefore not drawn', async () => {
  const form = createForm(
    { name: 'Old' },
    { check: () => [], locate: () => ['name'], isActive: () => (name) => name !== 'name' },
  )
  const end = await submitForm(form, () => Promise.reject(new Error()), fail('/data/attributes/name'))
  expect(end).toEqual({ ok: false, message, shown: false })
})
