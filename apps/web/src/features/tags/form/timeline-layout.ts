/** A bar on a track, as fractions of its length. */
export interface Stretch {
  readonly from: number
  readonly length: number
}

const DAY = 86_400_000

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

const monthStart = (year: number, month: number) => Date.UTC(year, month, 1)

export interface TimelineLayout {
  /** First days of the twelve months shown, as `YYYY-MM-DD`. */
  readonly months: readonly string[]
  readonly ranges: readonly Stretch[]
  /** The position of today; absent outside the twelve months. */
  readonly today?: number
}

interface DateRange {
  /** `YYYY-MM-DD`, or an incomplete text while it is typed. */
  readonly startDate: string
  readonly endDate: string
}

/** The ranges with both ends in order; incomplete and reversed ranges are left out. */
export const completeRanges = <R extends DateRange>(ranges: readonly R[]): readonly R[] =>
  ranges.filter(({ startDate, endDate }) => utc(startDate) <= utc(endDate))

/**
 * Lays date ranges (`YYYY-MM-DD`, both ends included) on the twelve months that hold most of them, the year of today
 * where it makes no difference. Ranges that are not complete are left out.
 */
export function layOut(ranges: readonly DateRange[], today: string): TimelineLayout | null {
  const complete = completeRanges(ranges).map(({ startDate, endDate }) => ({
    from: utc(startDate),
    to: utc(endDate) + DAY,
  }))
  if (complete.length === 0) return null
  const thisYear = Number(today.slice(0, 4))
  const firsts = [
    monthStart(thisYear, 0),
    ...complete.map(({ from }) => monthStart(new Date(from).getUTCFullYear(), new Date(from).getUTCMonth())),
  ]
  const windows = firsts.map((start) => {
    const date = new Date(start)
    const end = monthStart(date.getUTCFullYear() + 1, date.getUTCMonth())
    const held = complete.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0)
    return { start, end, held }
  })
  const { start, end } = windows.reduce((best, one) => (one.held > best.held ? one : best))
  const part = (time: number) => (Math.min(end, Math.max(start, time)) - start) / (end - start)
  const now = utc(today)
  const first = new Date(start)
  return {
    months: Array.from({ length: 12 }, (_, at) =>
      new Date(monthStart(first.getUTCFullYear(), first.getUTCMonth() + at)).toISOString().slice(0, 10),
    ),
    ranges: complete
      .filter(({ from, to }) => to > start && from < end)
      .map(({ from, to }) => ({ from: part(from), length: part(to) - part(from) })),
    ...(now >= start && now < end && { today: part(now) }),
  }
}

/** The bars of time ranges on a day; a range that ends before it begins goes over midnight and has two bars. */
export function layOutHours(rows: readonly { from: string; to: string }[]): readonly Stretch[] {
  const minutes = (time: string) => {
    const [hours, rest] = time.split(':').map(Number)
    return hours === undefined || rest === undefined ? Number.NaN : (hours * 60 + rest) / 1440
  }
  return rows.flatMap(({ from, to }) => {
    const [start, end] = [minutes(from), minutes(to)]
    if (!Number.isFinite(start) || !Number.isFinite(end) || start === end) return []
    return start < end
      ? [{ from: start, length: end - start }]
      : [
          { from: start, length: 1 - start },
          { from: 0, length: end },
        ]
  })
}
