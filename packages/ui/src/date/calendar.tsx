import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './calendar.module.css'
import { addDays, addMonths, type Day, daysBetween, weekday, weeksOf } from './calendar-days.ts'
import { dayText, monthNames, monthText, weekdayNames } from './date-text.ts'

export interface DateWords {
  /** The name of the dialog: "Choose the end date". */
  dialog: string
  previousMonth: string
  nextMonth: string
  previousYear: string
  nextYear: string
  today: string
  startOfRange: string
  endOfRange: string
  /** At the foot, for a range: "21 days". */
  days?: (count: number) => string
}

export interface CalendarProps {
  value: Day | null
  today: Day
  locale: string
  firstDay: number
  range?: { start: Day | null; end: Day | null } | undefined
  min?: Day | undefined
  max?: Day | undefined
  words: DateWords
  /** Whether the grid takes the focus when it appears. */
  focused: boolean
  onChoose: (day: Day) => void
}

/** A month of days, one of them in the tab order; and, behind the month's name, a year of months. */
export function Calendar({ value, today, locale, firstDay, range, min, max, words, focused, onChoose }: CalendarProps) {
  const [at, setAt] = useState<Day>(value ?? today)
  const [view, setView] = useState<'days' | 'months'>('days')
  const [wantsFocus, setWantsFocus] = useState(focused)
  const body = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (wantsFocus) body.current?.querySelector<HTMLButtonElement>(`[data-day="${at}"]`)?.focus()
  }, [at, wantsFocus])
  const allowed = (day: Day) => (!min || day >= min) && (!max || day <= max)
  const go = (day: Day) => {
    setWantsFocus(true)
    setAt(day)
  }
  const keys = (event: KeyboardEvent) => {
    const back = (weekday(at) - firstDay + 7) % 7
    const moves: Record<string, () => Day> = {
      ArrowLeft: () => addDays(at, -1),
      ArrowRight: () => addDays(at, 1),
      ArrowUp: () => addDays(at, -7),
      ArrowDown: () => addDays(at, 7),
      PageUp: () => addMonths(at, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(at, event.shiftKey ? 12 : 1),
      Home: () => addDays(at, -back),
      End: () => addDays(at, 6 - back),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    go(move())
  }
  const step = view === 'days' ? 1 : 12
  const counted =
    range?.start && range.end && range.start <= range.end
      ? words.days?.(daysBetween(range.start, range.end))
      : undefined
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          iconEnd={view === 'days' ? 'chevron-down' : 'chevron-up'}
          aria-expanded={view === 'months'}
          onPress={() => setView(view === 'days' ? 'months' : 'days')}
          className={styles.month}
        >
          {view === 'days' ? monthText(at, locale) : at.slice(0, 4)}
        </Button>
        <span className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={view === 'days' ? words.previousMonth : words.previousYear}
            tooltip=""
            onPress={() => setAt(addMonths(at, -step))}
          />
          <IconButton
            icon="chevron-right"
            label={view === 'days' ? words.nextMonth : words.nextYear}
            tooltip=""
            onPress={() => setAt(addMonths(at, step))}
          />
        </span>
      </div>
      {view === 'months' ? (
        <ul className={styles.months}>
          {monthNames(locale, 'short').map((name, month) => (
            <li key={name}>
              <button
                type="button"
                className={styles.monthChoice}
                aria-pressed={Number(at.slice(5, 7)) === month + 1}
                onClick={() => {
                  setView('days')
                  go(addMonths(at, month + 1 - Number(at.slice(5, 7))))
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a grid of days is a table whose cells can be chosen.
        <table ref={body} role="grid" className={styles.grid} aria-label={monthText(at, locale)} onKeyDown={keys}>
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
                  day ? <DayCell key={day} day={day} /> : <td key={`${place} ${week.find(Boolean)}`} />,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.foot}>
        <Button variant="quiet" size="small" onPress={() => go(today)}>
          {words.today}
        </Button>
        {counted && <span className={styles.counted}>{counted}</span>}
      </div>
    </>
  )

  function DayCell({ day }: { day: Day }) {
    const isStart = range?.start === day
    const isEnd = range?.end === day
    const inside = range?.start && range.end && day > range.start && day < range.end
    const chosen = isStart || isEnd || value === day
    const spoken = [
      dayText(day, locale, 'long'),
      day === today && words.today,
      isStart && words.startOfRange,
      isEnd && words.endOfRange,
    ]
      .filter(Boolean)
      .join(', ')
    const place =
      isStart && isEnd
        ? undefined
        : isStart && range?.end
          ? 'start'
          : isEnd && range?.start
            ? 'end'
            : inside
              ? 'in'
              : undefined
    return (
      // biome-ignore lint/a11y/useSemanticElements: cells of a grid are table cells here already.
      <td role="gridcell" aria-selected={chosen || undefined} data-range={place}>
        <button
          type="button"
          className={styles.day}
          data-day={day}
          data-chosen={chosen ? '' : undefined}
          tabIndex={day === at ? 0 : -1}
          aria-label={spoken}
          aria-current={day === today ? 'date' : undefined}
          aria-disabled={!allowed(day) || undefined}
          onClick={() => allowed(day) && onChoose(day)}
        >
          {Number(day.slice(8))}
        </button>
      </td>
    )
  }
}
