import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './calendar.module.css'
import { addDays, addMonths, type Day, weekday, weeksOf } from './calendar-days.ts'
import { dayText, monthText, weekdayNames } from './date-text.ts'

export interface DayGridProps {
  /** The day in the tab order; its month is shown. */
  at: Day
  chosen: Day | null
  today: Day
  locale: string
  firstDay: number
  range: { start: Day | null; end: Day | null } | undefined
  min: Day | undefined
  max: Day | undefined
  words: { today: string; startOfRange: string; endOfRange: string }
  /** Whether the day at the cursor takes the focus when it changes. */
  focused: boolean
  onMove: (day: Day) => void
  onChoose: (day: Day) => void
}

/** The days of a month: arrows move by day and week, Home and End within the week, Page keys by month, with Shift by year. */
export function DayGrid(props: DayGridProps) {
  const { at, locale, firstDay, focused, onMove } = props
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${at}"]`)?.focus()
  }, [at, focused])
  const keys = (event: KeyboardEvent) => {
    const to = dayAfterKey(at, event, firstDay)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a table whose cells can be chosen.
    <table ref={grid} role="grid" className={styles.grid} aria-label={monthText(at, locale)} onKeyDown={keys}>
      <thead>
        <tr>
          {weekdayNames(locale, firstDay).map((name) => (
            <th key={name.long} scope="col" abbr={name.long}>
              {name.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at, firstDay).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day ? <DayCell key={day} day={day} grid={props} /> : <td key={`${place} ${week.find(Boolean)}`} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayAfterKey(at: Day, { key, shiftKey }: KeyboardEvent, firstDay: number): Day | null {
  const back = (weekday(at) - firstDay + 7) % 7
  if (key === 'ArrowLeft') return addDays(at, -1)
  if (key === 'ArrowRight') return addDays(at, 1)
  if (key === 'ArrowUp') return addDays(at, -7)
  if (key === 'ArrowDown') return addDays(at, 7)
  if (key === 'PageUp') return addMonths(at, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(at, shiftKey ? 12 : 1)
  if (key === 'Home') return addDays(at, -back)
  if (key === 'End') return addDays(at, 6 - back)
  return null
}

function DayCell({ day, grid }: { day: Day; grid: DayGridProps }) {
  const { at, chosen, today, locale, range, min, max, words, onChoose } = grid
  const isStart = range?.start === day
  const isEnd = range?.end === day
  const isChosen = isStart || isEnd || chosen === day
  const isAllowed = (!min || day >= min) && (!max || day <= max)
  const spoken = [
    dayText(day, locale, 'long'),
    day === today && words.today,
    isStart && words.startOfRange,
    isEnd && words.endOfRange,
  ]
  return (
    // biome-ignore lint/a11y: a calendar is a table whose cells can be chosen; the button inside has the focus.
    <td role="gridcell" aria-selected={isChosen || undefined} data-range={placeInRange(day, range)}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-chosen={isChosen ? '' : undefined}
        tabIndex={day === at ? 0 : -1}
        aria-label={spoken.filter(Boolean).join(', ')}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!isAllowed || undefined}
        onClick={() => isAllowed && onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

function placeInRange(day: Day, range: DayGridProps['range']): 'start' | 'in' | 'end' | undefined {
  if (!range?.start || !range.end || range.start >= range.end) return undefined
  if (day === range.start) return 'start'
  if (day === range.end) return 'end'
  return day > range.start && day < range.end ? 'in' : undefined
}
