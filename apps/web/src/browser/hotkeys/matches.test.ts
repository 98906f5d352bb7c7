import { describe, expect, test } from 'vitest'
import { find, isSingleKey, nameOf, type Press } from './matches.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('the name of a key press', () => {
  test('Control and Command are the same', () => {
    expect(nameOf(press('k', { ctrlKey: true }))).toBe('mod+k')
    expect(nameOf(press('k', { metaKey: true }))).toBe('mod+k')
  })
  test('a sign typed with Shift is that sign', () => expect(nameOf(press('?', { shiftKey: true }))).toBe('?'))
  test('named keys keep their Shift', () => expect(nameOf(press('F6', { shiftKey: true }))).toBe('shift+F6'))
  test('a modifier alone is nothing', () => expect(nameOf(press('Shift', { shiftKey: true }))).toBeNull())
  test('caps lock does not matter', () => expect(nameOf(press('C'))).toBe('c'))
})

describe('finding a shortcut', () => {
  const shortcuts = ['g t', 'g r', 't', 'mod+k']
  test('a row of two keys needs both', () => {
    expect(find(shortcuts, null, 'g')).toEqual({ begins: true })
    expect(find(shortcuts, 'g', 't')).toEqual({ done: 'g t', begins: false })
  })
  test('another key in between starts over', () => {
    expect(find(shortcuts, 'x', 't')).toEqual({ done: 't', begins: false })
    expect(find(shortcuts, 'g', 'x')).toEqual({ begins: false })
  })
})

test('single keys are told from combinations', () => {
  expect(['?', 'g t', '['].map(isSingleKey)).toEqual([true, true, true])
  expect(['mod+k', 'F6', 'Escape'].map(isSingleKey)).toEqual([false, false, false])
})
