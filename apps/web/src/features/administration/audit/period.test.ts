import { describe, expect, test } from 'vitest'
import { isDay, momentsOf } from './period.ts'

const NOW = new Date(2025, 6, 14, 11, 47)
const at = (month: number, day: number, year = 2025) => new Date(year, month - 1, day).toISOString()

describe('the period of the audit log', () => {
  test('is open at both ends unless something is chosen', () => {
    expect(momentsOf({}, NOW)).toEqual({})
  })

  test('is today, or the days up to today', () => {
    expect(momentsOf({ when: 'today' }, NOW)).toEqual({ from: at(7, 14) })
    expect(momentsOf({ when: '7-days' }, NOW)).toEqual({ from: at(7, 8) })
    expect(momentsOf({ when: '90-days' }, NOW)).toEqual({ from: at(4, 16) })
  })

  test('has its last day as a whole, where the user is', () => {
    expect(momentsOf({ from: '2025-07-01', to: '2025-07-14' }, NOW)).toEqual({ from: at(7, 1), to: at(7, 15) })
    expect(momentsOf({ to: '2025-12-31' }, NOW)).toEqual({ to: at(1, 1, 2026) })
  })
})

test.each([
  ['2025-07-14', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['1969-12-31', false],
  ['14 July', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
