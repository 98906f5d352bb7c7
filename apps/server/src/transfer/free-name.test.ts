import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeName } from './free-name.ts'

const among = (...names: string[]) => {
  const taken = new Set(names)
  return (name: string) => taken.has(name)
}

test('the first copy has no number, later ones count from two', () => {
  expect(freeName('Sale', among('Sale'))).toBe('Sale (copy)')
  expect(freeName('Sale', among('Sale', 'Sale (copy)'))).toBe('Sale (copy 2)')
  expect(freeName('Sale', among('Sale', 'Sale (copy)', 'Sale (copy 2)'))).toBe('Sale (copy 3)')
})

test('a long name is shortened for the suffix', () => {
  const name = 'x'.repeat(255)
  expect(freeName(name, among(name))).toBe(`${'x'.repeat(248)} (copy)`)
})

test('every new name is free, storable and at most 255 long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(5), (name, copies) => {
      const taken = new Set<string>()
      for (let made = 0; made <= copies; made++) {
        const free = freeName(name.slice(0, 255), (other) => taken.has(other))
        expect(taken.has(free)).toBe(false)
        expect(free.length).toBeLessThanOrEqual(255)
        taken.add(free)
      }
    }),
  )
})
