import { expect, test } from 'vitest'
import { movedTime, parseTime } from './clock-time.ts'

test('reads a time as people type it', () => {
  expect(['9', '930', '9:5', '9:30', '09.30', '23h59', '0'].map(parseTime)).toEqual([
    '09:00',
    '09:30',
    '09:05',
    '09:30',
    '09:30',
    '23:59',
    '00:00',
  ])
})

test('refuses what is no time', () => {
  expect(['24', '9:60', '', 'noon', '9:300'].map(parseTime)).toEqual([null, null, null, null, null])
})

test('goes around midnight', () => {
  expect(movedTime('23:50', 15)).toBe('00:05')
  expect(movedTime('00:00', -60)).toBe('23:00')
})
