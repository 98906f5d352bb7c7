import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './calendar.module.css'
import { addMonths, type Day, daysBetween } from './calendar-days.ts'
import { monthNames, monthText } from './date-text.ts'
import { DayGrid } from './day-grid.tsx'

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
export function Calendar(props: CalendarProps) {
  const { value, today, locale, firstDay, range, min, max, words, onChoose } = props
  const [at, setAt] = useState<Day>(value ?? today)
  const [view, setView] = useState<'days' | 'months'>('days')
  const [focused, setFocused] = useState(props.focused)
  const go = (day: Day) => {
    setFocused(true)
    setAt(day)
  }
  const step = (direction: 1 | -1) => {
    setFocused(false)
    setAt(addMonths(at, direction * (view === 'days' ? 1 : 12)))
  }
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
            onPress={() => step(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={view === 'days' ? words.nextMonth : words.nextYear}
            tooltip=""
            onPress={() => step(1)}
          />
        </span>
      </div>
      {view === 'months' ? (
        <Months
          at={at}
          locale={locale}
          onChoose={(month) => {
            setView('days')
            go(addMonths(at, month - monthOf(at)))
          }}
        />
      ) : (
        <DayGrid
          {...{ at, today, locale, firstDay, range, min, max, words, focused, onChoose }}
          chosen={value}
          onMove={go}
        />
      )}
      <div className={styles.foot}>
        <Button variant="quiet" size="small" onPress={() => go(today)}>
          {words.today}
        </Button>
        {counted && <span className={styles.counted}>{counted}</span>}
      </div>
    </>
  )
}

const monthOf = (day: Day) => Number(day.slice(5, 7))

function Months({ at, locale, onChoose }: { at: Day; locale: string; onChoose: (month: number) => void }) {
  return (
    <ul className={styles.months}>
      {monthNames(locale, 'short').map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className={styles.monthChoice}
            aria-pressed={monthOf(at) === index + 1}
            onClick={() => onChoose(index + 1)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
