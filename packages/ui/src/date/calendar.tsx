import { type CalendarDate, parseDate } from '@internationalized/date'
import { use, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarState,
  CalendarStateContext,
  Calendar as ReactAriaCalendar,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './calendar.module.css'
import { type Day, dayText, monthText } from './date-text.ts'

export interface DateTexts {
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
  /** The range to mark when the date is one end of it. */
  range?: { start: Day | null; end: Day | null } | undefined
  texts: DateTexts
  /** Whether the chosen day takes the focus when the calendar appears. */
  autoFocus: boolean
  onChoose: (day: Day) => void
}

/** The days of a month; the month's name opens the months of the year. */
export function Calendar(props: CalendarProps) {
  const { value, today, locale, autoFocus, onChoose } = props
  return (
    <I18nProvider locale={locale}>
      <ReactAriaCalendar
        value={value ? parseDate(value) : null}
        defaultFocusedValue={parseDate(value ?? today)}
        autoFocus={autoFocus}
        onChange={(date: CalendarDate | null) => date && onChoose(date.toString())}
      >
        <Content {...props} />
      </ReactAriaCalendar>
    </I18nProvider>
  )
}

function Content(props: CalendarProps) {
  const { today, locale, range, texts } = props
  const state = use(CalendarStateContext) as CalendarState
  const [view, setView] = useState<'days' | 'months'>('days')
  const focus = (date: CalendarDate) => {
    state.setFocusedDate(date)
    state.setFocused(true)
  }
  const days = view === 'days'
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          iconEnd={days ? 'chevron-down' : 'chevron-up'}
          aria-expanded={!days}
          onPress={() => setView(days ? 'months' : 'days')}
          className={styles.month}
        >
          {days ? monthText(state.focusedDate.toString(), locale) : String(state.focusedDate.year)}
        </Button>
        <span className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={days ? texts.previousMonth : texts.previousYear}
            tooltip=""
            onPress={() => state.setFocusedDate(state.focusedDate.subtract(days ? { months: 1 } : { years: 1 }))}
          />
          <IconButton
            icon="chevron-right"
            label={days ? texts.nextMonth : texts.nextYear}
            tooltip=""
            onPress={() => state.setFocusedDate(state.focusedDate.add(days ? { months: 1 } : { years: 1 }))}
          />
        </span>
      </div>
      {days ? (
        <Days {...props} />
      ) : (
        <CalendarMonthPicker>
          {({ items, value }) => (
            <ul className={styles.months}>
              {items.map(({ id, date, formatted }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.monthChoice}
                    aria-pressed={id === value}
                    onClick={() => {
                      setView('days')
                      focus(date)
                    }}
                  >
                    {formatted}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </CalendarMonthPicker>
      )}
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            setView('days')
            focus(parseDate(today))
          }}
        >
          {texts.today}
        </Button>
        {range?.start && range.end && range.start <= range.end && (
          <span className={styles.counted}>
            {texts.days?.(parseDate(range.end).compare(parseDate(range.start)) + 1)}
          </span>
        )}
      </div>
    </>
  )
}

/** The days of a month: arrows move by day and week, Home and End within it, Page keys by month, with Shift by year. */
function Days({ today, locale, range, texts }: CalendarProps) {
  const label = (day: Day) =>
    [
      dayText(day, locale, 'long'),
      day === today && texts.today,
      day === range?.start && texts.startOfRange,
      day === range?.end && texts.endOfRange,
    ].filter(Boolean)
  return (
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell>{Array.from(weekday).slice(0, 2)}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const day = date.toString()
          return (
            <CalendarCell
              date={date}
              className={styles.cell ?? ''}
              render={(cell, { isOutsideMonth, isSelected }) =>
                isOutsideMonth ? (
                  <div ref={cell.ref} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `cell` gives it the role of a button.
                  <div
                    {...cell}
                    aria-label={label(day).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    data-chosen={isSelected || day === range?.start || day === range?.end || undefined}
                    data-range={placeInRange(day, range)}
                  >
                    <span className={styles.day}>{date.day}</span>
                  </div>
                )
              }
            />
          )
        }}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

function placeInRange(day: Day, range: CalendarProps['range']): 'start' | 'in' | 'end' | undefined {
  if (!range?.start || !range.end || range.start >= range.end) return undefined
  if (day === range.start) return 'start'
  if (day === range.end) return 'end'
  return day > range.start && day < range.end ? 'in' : undefined
}
