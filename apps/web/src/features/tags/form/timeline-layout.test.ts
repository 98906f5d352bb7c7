import { expect, test } from 'vitest'
import { completeRanges, layOut, layOutHours } from './timeline-layout.ts'

test('a range within this year is placed on the twelve months of the year', () => {
  const layout = layOut([{ startDate: '2025-06-02', endDate: '2025-08-31' }], '2025-07-14')
  expect(layout?.months[0]).toBe('2025-01-01')
  expect(layout?.ranges[0]?.from).toBeCloseTo(0.416, 2)
  expect(layout?.ranges[0]?.length).toBeCloseTo(0.249, 2)
  expect(layout?.today).toBeCloseTo(0.5315, 2)
})

test('ranges in other years move the twelve months to where most days are', () => {
  const layout = layOut([{ startDate: '2027-11-01', endDate: '2028-02-29' }], '2025-07-14')
  expect(layout?.months[0]).toBe('2027-11-01')
  expect(layout?.today).toBeUndefined()
})

test('empty dates are not drawn', () => {
  expect(layOut([{ startDate: '', endDate: '' }], '2025-07-14')).toBeNull()
  expect(layOutHours([{ from: '22:00', to: '' }])).toEqual([])
})

test('incomplete or reversed dates are neither drawn nor read out', () => {
  const ranges = [
    { startDate: '2025-06-02', endDate: 'next summer' },
    { startDate: '2025-06-02', endDate: '2025-06-01' },
    { startDate: '2025-06-02', endDate: '2025-06-02' },
  ]
  expect(completeRanges(ranges)).toEqual(ranges.slice(2))
  expect(layOut(ranges, '2025-07-14')?.ranges).toHaveLength(1)
})

test('hours over midnight are drawn at both ends of the day', () => {
  expect(layOutHours([{ from: '18:00', to: '06:00' }])).toEqual([
    { from: 0.75, length: 0.25 },
    { from: 0, length: 0.25 },
  ])
})
