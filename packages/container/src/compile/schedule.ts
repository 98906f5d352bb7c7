import type { Json } from './core/expression.ts'
import type { TagItem } from './core/input.ts'

/** A schedule as digits of clocks, which compare as numbers; undefined when it never holds anything back. */
export function scheduleOf({ date_ranges, times_of_day }: TagItem['scheduler']): Json | undefined {
  if (!date_ranges.length && !times_of_day.length) return undefined
  return [date_ranges.map((row) => digitsOf(row, dateDigits)), times_of_day.map((row) => digitsOf(row, timeDigits))]
}

const digitsOf = (
  { from, to, timezone }: TagItem['scheduler']['date_ranges'][number],
  digits: (clock: string) => number,
): Json => [digits(from), digits(to), timezone]

const dateDigits = (clock: string): number => Number(clock.replace(/[+Z].*$/, '').replace(/\D/g, ''))

/** Only the time counts, whether or not a date stands before it. */
const timeDigits = (clock: string): number =>
  Number(/(\d\d):(\d\d):(\d\d)/.exec(clock)?.slice(1).join('') ?? Number.NaN)
