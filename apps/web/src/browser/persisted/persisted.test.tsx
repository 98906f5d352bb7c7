import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { persisted } from './persisted.ts'

afterEach(() => localStorage.clear())

const kept = () => persisted('test.kept', v.picklist(['a', 'b']), 'a')

test('a stored value is read at the next visit', () => {
  kept().set('b')
  expect(kept().getSnapshot()).toBe('b')
  kept().remove()
  expect(kept().getSnapshot()).toBe('a')
})

test('a value of another shape counts as absent', () => {
  for (const text of ['"c"', '{', '', 'null']) {
    localStorage.setItem('test.kept', text)
    expect(kept().getSnapshot()).toBe('a')
  }
})

test('subscribers are called for changes in this and other tabs', () => {
  const one = kept()
  const heard: string[] = []
  const stop = one.subscribe(() => heard.push(one.getSnapshot()))
  kept().set('b')
  localStorage.setItem('test.kept', '"a"')
  dispatchEvent(new StorageEvent('storage', { key: 'test.kept' }))
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  stop()
  kept().set('b')
  expect(heard).toEqual(['b', 'a'])
})
