import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText, parseDay } from './date-text.ts'

const TODAY = '2025-07-14'
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each(['en-GB', 'en-US', 'pl', 'de'])('reads back what it writes in %s', (locale) => {
  fc.assert(
    fc.property(day, (one) => parseDay(dayText(one, locale), locale, TODAY) === one),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(day, (one) => parseDay(dayText(one, locale, 'long'), locale, TODAY) === one),
    { numRuns: 200 },
  )
})

test('reads numbers in the order of the language', () => {
  expect(parseDay('3/8/2025', 'en-GB', TODAY)).toBe('2025-08-03')
  expect(parseDay('3/8/2025', 'en-US', TODAY)).toBe('2025-03-08')
  expect(parseDay('2025-8-3', 'en-GB', TODAY)).toBe('2025-08-03')
  expect(parseDay('3.8.25', 'pl', TODAY)).toBe('2025-08-03')
})

test('takes the year of today when none is typed', () => {
  expect(parseDay('3 aug', 'en-GB', TODAY)).toBe('2025-08-03')
  expect(parseDay('3.8', 'pl', TODAY)).toBe('2025-08-03')
})

test('refuses what is no date', () => {
  for (const text of ['', 'soon', '32.1.2025', '29 feb 2025', '5', '1 2 3 4'])
    expect(parseDay(text, 'en-GB', TODAY)).toBeNull()
})

test('shows a text that is no date as it is', () => {
  expect(dayText('soon', 'en-GB')).toBe('soon')
})
