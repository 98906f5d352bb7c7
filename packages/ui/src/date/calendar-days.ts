/** A day as 'YYYY-MM-DD'. */
export type Day = string

const DAY_MS = 86_400_000
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const from = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** Whether a text is a day that exists, between the years 1000 and 9999. */
export function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && from(at(text)) === text
}

export const addDays = (day: Day, count: number): Day => from(at(day) + count * DAY_MS)

/** The same day some months on; the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
  const wanted = Number(day.slice(8))
  return `${first}-${String(Math.min(wanted, daysIn(first))).padStart(2, '0')}`
}

function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => new Date(at(day)).getUTCDay()

/** How many days from one to the other, both counted. */
export const daysBetween = (start: Day, end: Day): number => Math.round((at(end) - at(start)) / DAY_MS) + 1

/** The weeks of the month that a day lies in, each of seven places; places of other months are null. */
export function weeksOf(day: Day, firstDay: number): (Day | null)[][] {
  const month = day.slice(0, 7)
  const lead = (weekday(`${month}-01`) - firstDay + 7) % 7
  const places: (Day | null)[] = [...Array<null>(lead).fill(null)]
  for (let date = 1; date <= daysIn(month); date++) places.push(`${month}-${String(date).padStart(2, '0')}`)
  while (places.length % 7 !== 0) places.push(null)
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

/** The first day of the week where the language is spoken, Monday if the browser does not know. */
export function firstDayOfWeek(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (info.getWeekInfo?.() ?? info.weekInfo ?? { firstDay: 1 }).firstDay % 7
}
