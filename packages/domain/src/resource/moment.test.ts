import { expect, test } from 'vitest'
import { isDay, isMoment } from './index.ts'

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['0001-01-01', true],
  ['2027-2-1', false],
  ['2027-02-01T00:00:00Z', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-03-02T09:00:00Z', true],
  ['2026-03-02T09:00:00.123Z', true],
  ['2026-03-02T09:00:00+01:00', true],
  ['2026-02-30T09:00:00Z', false],
  ['2026-03-02T25:00:00Z', false],
  ['2026-03-02T09:00:00', false],
  ['2026-03-02', false],
  ['', false],
])('%s is a moment: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected)
})
