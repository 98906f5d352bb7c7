import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clockAt, isOpen } from './clock/index.ts'
import {
  clockSchedule,
  EMPTY_DATE_RANGE,
  EMPTY_TIME_OF_DAY,
  emptySchedule,
  inSchedule,
  ScheduleRules,
  Scheduler,
  SchedulerInput,
  scheduleForm,
  scheduler,
  withDates,
  withHours,
  withTimezone,
} from './index.ts'

const ALWAYS = { date_ranges: [], times_of_day: [] }
const range = (from: string, to: string, timezone = 'Europe/Warsaw') => ({
  from: `${from}+0000`,
  to: `${to}+0000`,
  timezone,
})
const hours = (from: string, to: string, timezone = 'Europe/Warsaw') =>
  range(`1970-01-01T${from}`, `1970-01-01T${to}`, timezone)

describe('the form', () => {
  test('a new tag runs forever, all day', () => {
    expect(scheduler(emptySchedule('Asia/Tokyo'))).toEqual(ALWAYS)
    expect(scheduleForm(ALWAYS, 'Asia/Tokyo')).toEqual(emptySchedule('Asia/Tokyo'))
  })

  test('specific dates begin with one empty range, specific hours with one empty row, and going back clears them', () => {
    const dates = withDates(emptySchedule('UTC'), 'specific', 'r1')
    expect(dates.dateRanges).toEqual([{ ...EMPTY_DATE_RANGE, key: 'r1' }])
    expect(withDates(dates, 'forever', 'r2').dateRanges).toEqual([])
    const times = withHours(dates, 'specific', 't1')
    expect(times.timesOfDay).toEqual([{ ...EMPTY_TIME_OF_DAY, key: 't1' }])
    expect(withHours(times, 'all-day', 't2').timesOfDay).toEqual([])
  })

  test('opens with the zone of the schedule and keeps a row of another zone as it is', () => {
    const stored = {
      date_ranges: [range('2026-03-01T08:00:00', '2026-03-31T20:30:15')],
      times_of_day: [hours('09:00:00', '17:00:00', 'America/New_York')],
    }
    const form = scheduleForm(stored, 'UTC')
    expect(form).toMatchObject({
      timezone: 'Europe/Warsaw',
      dateRanges: [{ startDate: '2026-03-01', startTime: '08:00', endTime: '20:30:15', timezone: null }],
      timesOfDay: [{ from: '09:00', to: '17:00', timezone: 'America/New_York' }],
    })
    expect(scheduler(form)).toEqual(stored)
    expect(scheduler(withTimezone(form, 'UTC')).times_of_day[0]?.timezone).toBe('UTC')
  })

  test('any schedule of the API is converted to the form and back unchanged', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Warsaw', 'Asia/Kathmandu')
    const clock = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => `${date.toISOString().slice(0, 19)}+0000`)
    const dates = fc.record({ from: clock, to: clock, timezone: zone }).filter(({ from, to }) => from < to)
    const times = fc
      .record({ from: clock, to: clock, timezone: zone })
      .map((row) => ({ ...row, from: `1970-01-01${row.from.slice(10)}`, to: `1970-01-01${row.to.slice(10)}` }))
      .filter(({ from, to }) => from !== to)
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 4 }), fc.array(times, { maxLength: 4 }), (date_ranges, times_of_day) => {
        const stored = { date_ranges, times_of_day }
        const form = scheduleForm(stored, 'UTC')
        expect(v.safeParse(ScheduleRules, form).success).toBe(true)
        expect(scheduler(form)).toEqual(stored)
        expect(v.parse(SchedulerInput, stored)).toEqual(stored)
      }),
    )
  })
})

describe('the rules', () => {
  const row = {
    key: 'r',
    startDate: '2026-03-01',
    startTime: '08:00',
    endDate: '2026-03-02',
    endTime: '07:00',
    timezone: null,
  }
  const errors = (form: object) =>
    (v.safeParse(ScheduleRules, { ...emptySchedule('UTC'), ...form }).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ])

  test('a range over midnight is in order', () => {
    expect(errors({ dateRanges: [row] })).toEqual([])
  })

  test('every part of a row is required', () => {
    expect(
      errors({
        dateRanges: [{ startDate: '', startTime: '', endDate: '', endTime: '', timezone: null, key: 'r' }],
        timesOfDay: [{ ...EMPTY_TIME_OF_DAY, key: 't' }],
      }),
    ).toEqual([
      ['dateRanges.0.startDate', 'required'],
      ['dateRanges.0.startTime', 'required'],
      ['dateRanges.0.endDate', 'required'],
      ['dateRanges.0.endTime', 'required'],
      ['timesOfDay.0.from', 'required'],
      ['timesOfDay.0.to', 'required'],
    ])
  })

  test('dates the wrong way round are one error of their row', () => {
    expect(errors({ dateRanges: [{ ...row, endDate: '2026-02-01' }] })).toEqual([
      ['dateRanges.0', 'from-date-after-to-date'],
    ])
  })

  test('on one day the times decide, and equal times are no range', () => {
    const oneDay = { ...row, endDate: row.startDate, startTime: '08:00', endTime: '08:00:00' }
    expect(errors({ dateRanges: [oneDay] })).toEqual([['dateRanges.0', 'from-time-after-to-time']])
    expect(errors({ dateRanges: [{ ...oneDay, endTime: '08:01' }] })).toEqual([])
  })

  test('hours may run over midnight but not be empty', () => {
    expect(errors({ timesOfDay: [{ key: 't', from: '22:00', to: '06:00', timezone: null }] })).toEqual([])
    expect(errors({ timesOfDay: [{ key: 't', from: '22:00', to: '22:00', timezone: null }] })).toEqual([
      ['timesOfDay.0', 'from-time-equals-to-time'],
    ])
  })

  test('an invalid day or time is reported at its field and not compared', () => {
    expect(errors({ dateRanges: [{ ...row, startDate: 'soon', endTime: '25:00' }] })).toEqual([
      ['dateRanges.0.startDate', 'invalid-date'],
      ['dateRanges.0.endTime', 'invalid-time'],
    ])
    expect(errors({ timesOfDay: [{ key: 't', from: 'noon', to: 'noon', timezone: null }] })).toEqual([
      ['timesOfDay.0.from', 'invalid-time'],
      ['timesOfDay.0.to', 'invalid-time'],
    ])
  })

  test('days that do not exist and unknown zones are refused', () => {
    expect(errors({ dateRanges: [{ ...row, startDate: '2026-02-29' }] })).toEqual([
      ['dateRanges.0.startDate', 'invalid-date'],
    ])
    expect(errors({ timezone: 'Mars/Olympus' })).toEqual([['timezone', 'invalid-time-zone']])
  })
})

describe('schedules in requests', () => {
  const accepts = (input: unknown) => v.safeParse(SchedulerInput, input).success

  test('a plain time of day gets the date that means nothing', () => {
    const input = {
      date_ranges: [],
      times_of_day: [{ from: '09:00:00', to: '2026-05-05T17:00:00+0000', timezone: 'UTC' }],
    }
    expect(v.parse(SchedulerInput, input).times_of_day).toEqual([hours('09:00:00', '17:00:00', 'UTC')])
  })

  test.each([
    ['no list of times', { date_ranges: [] }],
    [
      'dates the wrong way round',
      { date_ranges: [range('2026-03-02T00:00:00', '2026-03-01T00:00:00')], times_of_day: [] },
    ],
    [
      'an empty stretch of dates',
      { date_ranges: [range('2026-03-01T00:00:00', '2026-03-01T00:00:00')], times_of_day: [] },
    ],
    ['an empty stretch of hours', { date_ranges: [], times_of_day: [hours('09:00:00', '09:00:00')] }],
    ['an unknown zone', { date_ranges: [], times_of_day: [hours('09:00:00', '10:00:00', 'Mars/Olympus')] }],
    [
      'a day that does not exist',
      { date_ranges: [range('2026-02-30T00:00:00', '2026-03-01T00:00:00')], times_of_day: [] },
    ],
    ['an hour that does not exist', { date_ranges: [], times_of_day: [hours('24:00:00', '10:00:00')] }],
  ])('%s is refused', (_, input) => {
    expect(accepts(input)).toBe(false)
  })

  test('the result is a valid schedule', () => {
    expect(v.is(Scheduler, ALWAYS)).toBe(true)
  })
})

describe('whether a tag is in schedule', () => {
  const at = (moment: string, schedule: Partial<Scheduler>) => inSchedule({ ...ALWAYS, ...schedule }, new Date(moment))

  test('without rows always', () => {
    expect(at('2026-01-01T00:00:00Z', {})).toBe(true)
  })

  test('dates are clock times of their zone, ends included', () => {
    const date_ranges = [range('2026-03-01T08:00:00', '2026-03-01T09:00:00')]
    expect(at('2026-03-01T06:59:59Z', { date_ranges })).toBe(false)
    expect(at('2026-03-01T07:00:00Z', { date_ranges })).toBe(true)
    expect(at('2026-03-01T08:00:00Z', { date_ranges })).toBe(true)
    expect(at('2026-03-01T08:00:01Z', { date_ranges })).toBe(false)
  })

  test('dates are those of the zone, however far its clocks are from UTC', () => {
    const hour = fc.integer({ min: -60, max: 60 }).map((hours) => new Date(Date.UTC(2026, 2, 1, hours)))
    const zone = fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC')
    fc.assert(
      fc.property(hour, hour, hour, zone, (moment, from, to, timezone) => {
        fc.pre(from <= to)
        const row = range(from.toISOString().slice(0, 19), to.toISOString().slice(0, 19), timezone)
        const [first, now, last] = [clockAt('UTC', from), clockAt(timezone, moment), clockAt('UTC', to)]
        expect(at(moment.toISOString(), { date_ranges: [row] })).toBe(first <= now && now <= last)
      }),
    )
  })

  test('a zone is asked about dates only within a day of their ends', () => {
    const zones: string[] = []
    const isOpenAt = (moment: string) =>
      isOpen(
        clockSchedule({ ...ALWAYS, date_ranges: [range('2026-03-01T08:00:00', '2026-03-31T20:00:00')] }),
        (zone) => zones.push(zone),
        Date.parse(moment),
      )
    expect(isOpenAt('2026-02-28T07:59:59Z')).toBe(false)
    expect(isOpenAt('2026-03-15T12:00:00Z')).toBe(true)
    expect(isOpenAt('2026-04-02T00:00:00Z')).toBe(false)
    expect(zones).toEqual([])
    isOpenAt('2026-03-02T00:00:00Z')
    expect(zones).toEqual(['Europe/Warsaw'])
  })

  test('one matching row of each kind is enough, and both kinds are needed', () => {
    const date_ranges = [
      range('2020-01-01T00:00:00', '2020-12-31T00:00:00'),
      range('2026-01-01T00:00:00', '2026-12-31T00:00:00'),
    ]
    const times_of_day = [hours('06:00:00', '07:00:00', 'UTC'), hours('20:00:00', '21:00:00', 'UTC')]
    expect(at('2026-06-01T20:30:00Z', { date_ranges, times_of_day })).toBe(true)
    expect(at('2026-06-01T12:00:00Z', { date_ranges, times_of_day })).toBe(false)
    expect(at('2021-06-01T20:30:00Z', { date_ranges, times_of_day })).toBe(false)
  })

  test('hours that end before they begin run over midnight', () => {
    const times_of_day = [hours('22:00:00', '06:00:00', 'UTC')]
    expect(at('2026-06-01T23:00:00Z', { times_of_day })).toBe(true)
    expect(at('2026-06-01T05:59:59Z', { times_of_day })).toBe(true)
    expect(at('2026-06-01T12:00:00Z', { times_of_day })).toBe(false)
  })

  test('an hour that the clock change repeats counts twice, a skipped one never comes', () => {
    const repeated = [hours('02:10:00', '02:20:00')]
    expect(at('2026-10-25T00:15:00Z', { times_of_day: repeated })).toBe(true)
    expect(at('2026-10-25T01:15:00Z', { times_of_day: repeated })).toBe(true)
    const skipped = ['2026-03-29T00:15:00Z', '2026-03-29T01:15:00Z'].map((moment) =>
      at(moment, { times_of_day: repeated }),
    )
    expect(skipped).toEqual([false, false])
  })

  test('midnight is the hour 00, not 24', () => {
    expect(clockAt('UTC', new Date('2026-06-01T00:00:00Z'))).toBe(20260601000000)
  })
})
