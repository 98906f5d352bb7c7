import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isId } from '../resource/index.ts'
import { uuid5 } from './index.ts'
import { sha1, utf8 } from './sha1.ts'

const hash = (text: string) =>
  sha1(utf8(text))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

test.each([
  ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['a'.repeat(55), 'c1c8bbdc22796e28c0e15163d20899b65621d65a'],
  ['a'.repeat(56), 'c2db330f6083854c99d4b5bfb6e8f29f201be699'],
  ['a'.repeat(64), '0098ba824b5c16427bd7a1122a5a442a25ec644d'],
  ['ż€😀', '56da48defe5d1d1aed05ceb308579f22d1fdaf29'],
])('the hash of %j is the known one', (text, expected) => {
  expect(hash(text)).toBe(expected)
})

test('the id of a name in the DNS namespace is the published one', () => {
  expect(uuid5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('every text has an id of its own, never one that a request could give to an item', () => {
  const space = '63f34dad-8dda-49d9-a31d-15ae467ea716'
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(uuid5(space, a)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(isId(uuid5(space, a))).toBe(false)
      expect(uuid5(space, a) === uuid5(space, b)).toBe(a.toWellFormed() === b.toWellFormed())
    }),
  )
})
