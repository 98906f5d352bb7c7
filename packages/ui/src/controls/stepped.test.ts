import { expect, test } from 'vitest'
import { stepped } from './stepped.ts'

test('steps from the text in the field, within its limits', () => {
  expect(stepped('5', 1, {})).toBe(6)
  expect(stepped('', 1, {})).toBe(1)
  expect(stepped('100', 1, { min: 1, max: 100 })).toBe(100)
  expect(stepped('1', -1, { min: 1 })).toBe(1)
})

test('has no floating-point errors', () => {
  expect(stepped('0.2', 0.1, {})).toBe(0.3)
})

test('starts at the smallest number when the text is not a number', () => {
  expect(stepped('many', 1, { min: 3 })).toBe(3)
})
