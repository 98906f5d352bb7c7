/** Periods with a name, in the order in which people choose. */
export const PRESETS = ['today', '7-days', '30-days', '90-days'] as const
export type Preset = (typeof PRESETS)[number]

/** How many days each has, with today as the last one. */
const LENGTHS: Readonly<Record<Preset, number>> = { today: 1, '7-days': 7, '30-days': 30, '90-days': 90 }

/** A period by its name, or by its first and its last day, `YYYY-MM-DD`; each of them may be open. */
export interface Period {
  readonly when?: Preset | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Whether a text is a day that exists, from 1970 on. */
export function isDay(text: string): boolean {
  const match = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/u.exec(text)
  if (!match?.groups) return false
  const { month, day } = match.groups
  const date = startOf(text)
  // The first day of 1970 may lie before the first moment that the server takes.
  return date.getTime() >= 86_400_000 && date.getMonth() + 1 === Number(month) && date.getDate() === Number(day)
}

/** The beginning of a day, or of the day `later` days after it, in the time zone of the user. */
export function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** The first moment of a period, and the first after it; absent where it is open. */
export function momentsOf({ when, from, to }: Period, now: Date): { from?: string; to?: string } {
  if (when) {
    const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - LENGTHS[when] + 1)
    return { from: start.toISOString() }
  }
  return {
    ...(from && { from: startOf(from).toISOString() }),
    ...(to && { to: startOf(to, 1).toISOString() }),
  }
}
