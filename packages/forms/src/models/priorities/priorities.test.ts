import type { Ranked } from '@waymark/domain/tag'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDirty } from '../../form/index.ts'
import { addTag, changesOf, createPriorityOrderForm, mergeSaved, moveTag, removeTag } from './index.ts'

const tag = (id: string): Ranked => ({ id, name: `Tag ${id}` })
const listOf = (ids: string) => [...ids].map(tag)
const open = (ids: string) => createPriorityOrderForm(listOf(ids))
const idsOf = (form: ReturnType<typeof open>) =>
  form
    .get()
    .values.list.map(({ id }) => id)
    .join('')

test('tags are added, moved and taken off, and the form says which', () => {
  const form = open('ab')
  expect(isDirty(form.get())).toBe(false)
  addTag(form, tag('c'))
  moveTag(form, 2, 0)
  removeTag(form, 'b')
  addTag(form, tag('d'), 1)
  expect(idsOf(form)).toBe('cda')
  expect(changesOf(form)).toMatchObject({ added: [{ id: 'c' }, { id: 'd' }], removed: [{ id: 'b' }], moved: [] })
  form.send({ type: 'reset' })
  expect(isDirty(form.get())).toBe(false)
})

test('a change that is taken back leaves the form unchanged', () => {
  const form = open('abc')
  moveTag(form, 0, 2)
  moveTag(form, 2, 0)
  removeTag(form, 'c')
  addTag(form, tag('c'))
  expect(isDirty(form.get())).toBe(false)
})

test('what another person saved is taken in without losing what was done here', () => {
  const form = open('abc')
  moveTag(form, 2, 0)
  expect(mergeSaved(form, listOf('abcx'))).toMatchObject({ added: [{ id: 'x' }], removed: [], moved: [] })
  expect(idsOf(form)).toBe('cabx')
  expect(isDirty(form.get())).toBe(true)
})

test('an unchanged form follows what is saved', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...'abcde']), fc.shuffledSubarray([...'abcde']), (before, after) => {
      const form = open(before.join(''))
      const changes = mergeSaved(form, listOf(after.join('')))
      expect(idsOf(form)).toBe(after.join(''))
      expect(isDirty(form.get())).toBe(false)
      expect(changes === undefined).toBe(before.join('') === after.join(''))
    }),
  )
})

test('the own list as it was saved leaves nothing to save', () => {
  const form = open('abc')
  moveTag(form, 2, 0)
  mergeSaved(form, listOf('cab'))
  expect(isDirty(form.get())).toBe(false)
})

test('a new name of a tag is taken in and is no change of the order', () => {
  const form = open('ab')
  addTag(form, tag('c'))
  expect(mergeSaved(form, [{ id: 'a', name: 'Renamed' }, tag('b')])).toBeUndefined()
  expect(form.get().values.list[0]).toMatchObject({ name: 'Renamed' })
  expect(idsOf(form)).toBe('abc')
})
