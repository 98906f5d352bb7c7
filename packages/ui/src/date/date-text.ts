import { parseDate } from '@internationalized/date'

/** A day as 'YYYY-MM-DD'. */
export type Day = string

/** Whether a text is a day that exists, from the year 1000 on. */
export function isDay(text: string): boolean {
  try {
    return parseDate(text).year >= 1000
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date format in UTC. Formats are cached because making one is slow. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** A day in the format of a language: "27 Jul 2025". Other texts are returned unchanged. */
export function dayText(day: string, locale: string, style: 'medium' | 'long' = 'medium'): string {
  if (!isDay(day)) return day
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: style === 'long' ? 'long' : 'short',
    year: 'numeric',
  }
  return formatOf(locale, options).format(noon(day))
}

export function monthText(day: Day, locale: string): string {
  return formatOf(locale, { month: 'long', year: 'numeric' }).format(noon(day))
}

/**
 * Parses a typed date: `2025-07-27`, `27.7.2025`, `27/7` in the order of the language, or with the month's name.
 * A missing year is that of `today`. Null when the text is not a date.
 */
export function parseDay(text: string, locale: string, today: Day): Day | null {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const numbers = [...trimmed.matchAll(/\d+/g)].map((match) => match[0])
  const month = namedMonth(trimmed, locale)
  if (month !== null) return month === 0 ? null : build(numbers[1], month, numbers[0], today)
  if (!/^[\d\s./-]+$/.test(trimmed) || numbers.length < 2 || numbers.length > 3) return null
  if (numbers[0]!.length === 4) return build(numbers[0], Number(numbers[1]), numbers[2], today)
  const monthFirst = partOrder(locale).indexOf('month') < partOrder(locale).indexOf('day')
  const [first, second, year] = numbers
  return monthFirst ? build(year, Number(first), second, today) : build(year, Number(second), first, today)
}

/** The month (1 to 12) by its name or the beginning of it; null for a text without letters, 0 if no month matches. */
function namedMonth(text: string, locale: string): number | null {
  const word = /\p{L}{3,}/u.exec(text)?.[0]
  if (!word) return /\p{L}/u.test(text) ? 0 : null
  const wanted = word.toLocaleLowerCase(locale)
  const names = MONTH_FORMATS.flatMap((format) =>
    Array.from({ length: 12 }, (_, month) => {
      const parts = formatOf(locale, format).formatToParts(new Date(Date.UTC(2023, month, 15)))
      return { name: parts.find(({ type }) => type === 'month')?.value.toLocaleLowerCase(locale), month: month + 1 }
    }),
  )
  return names.find(({ name }) => name?.startsWith(wanted))?.month ?? 0
}

/** Within a date some languages inflect the name of the month. */
const MONTH_FORMATS = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
] as const

function partOrder(locale: string): string[] {
  return formatOf(locale, {})
    .formatToParts(new Date())
    .map(({ type }) => type)
}

function build(year: string | undefined, month: number, date: string | undefined, today: Day): Day | null {
  const full = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year
  const day = `${full}-${String(month).padStart(2, '0')}-${(date ?? '').padStart(2, '0')}`
  return isDay(day) ? day : null
}
