import { expect, test } from 'vitest'
import { clockText, offsetMinutes, offsetText, zoneText } from './zones.ts'

const SUMMER = new Date('2025-07-14T12:32:00Z')
const WINTER = new Date('2025-01-14T12:32:00Z')

test('knows how far zones are ahead of UTC, summer time included', () => {
  expect(offsetText(offsetMinutes('Europe/Berlin', SUMMER))).toBe('UTC+2')
  expect(offsetText(offsetMinutes('Europe/Berlin', WINTER))).toBe('UTC+1')
  expect(offsetText(offsetMinutes('Asia/Kolkata', SUMMER))).toBe('UTC+5:30')
  expect(offsetText(offsetMinutes('America/St_Johns', WINTER))).toBe('UTC\u22123:30')
  expect(offsetText(offsetMinutes('UTC', SUMMER))).toBe('UTC')
})

test('shows the clock there', () => {
  expect(clockText('Europe/Berlin', SUMMER, 'en-GB')).toBe('14:32')
  expect(clockText('America/New_York', SUMMER, 'en-GB')).toBe('08:32')
})

test('writes names as people read them', () => {
  expect(zoneText('Africa/Addis_Ababa')).toBe('Africa/Addis Ababa')
})
