import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDay, weekday, weeksOf } from './calendar-days.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('knows which days exist', () => {
  expect(isDay('2024-02-29')).toBe(true)
  expect(isDay('2025-02-29')).toBe(false)
  expect(isDay('2025-2-9')).toBe(false)
  expect(isDay('')).toBe(false)
})

test('goes some days on and back to where it was', () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -5000, max: 5000 }),
      (start, count) => addDays(addDays(start, count), -count) === start,
    ),
  )
})

test('ends a longer month on the last day of a shorter one', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28')
  expect(addMonths('2025-03-15', -3)).toBe('2024-12-15')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('shows every day of a month once, each under its weekday', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 6 }), (one, firstDay) => {
      const weeks = weeksOf(one, firstDay)
      const days = weeks.flat().filter((place) => place !== null)
      expect(days).toContain(one)
      expect(days.every((place, index) => index === 0 || addDays(days[index - 1]!, 1) === place)).toBe(true)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        for (const [column, place] of week.entries()) {
          if (place !== null) expect(weekday(place)).toBe((firstDay + column) % 7)
        }
      }
    }),
  )
})

test('counts both ends of a range', () => {
  expect(daysBetween('2025-07-07', '2025-07-27')).toBe(21)
})
