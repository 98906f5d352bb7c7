import type { Row } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { DateRange, TimeOfDay } from '@waymark/domain/tag'
import type { Spot } from '@waymark/forms/form'
import { IconButton } from '@waymark/ui/controls'
import { DateInput, type DateWords, TimeInput } from '@waymark/ui/date'
import { useFieldText } from '../../../controls/field-text.ts'
import { intlLocale } from '../../../words/dates.ts'
import { type Say, useWords } from '../../../words/use-words.ts'
import { ownZone, todayIn } from './clock.ts'
import styles from './flight-dates.module.css'

const W = {
  fromDate: msg('tags.schedule.from-date', 'From date {row, number}'),
  fromTime: msg('tags.schedule.from-time', 'From time {row, number}'),
  toDate: msg('tags.schedule.to-date', 'To date {row, number}'),
  toTime: msg('tags.schedule.to-time', 'To time {row, number}'),
  hoursFrom: msg('tags.schedule.hours-from', 'Hours from {row, number}'),
  hoursTo: msg('tags.schedule.hours-to', 'Hours to {row, number}'),
  to: msg('tags.schedule.to', 'to'),
  removeDates: msg('tags.schedule.remove-dates', 'Delete date range {row, number}'),
  removeHours: msg('tags.schedule.remove-hours', 'Delete hours {row, number}'),
  chooseStart: msg('tags.schedule.choose-start', 'Choose the start date'),
  chooseEnd: msg('tags.schedule.choose-end', 'Choose the end date'),
  previousMonth: msg('date.previous-month', 'Previous month'),
  nextMonth: msg('date.next-month', 'Next month'),
  previousYear: msg('date.previous-year', 'Previous year'),
  nextYear: msg('date.next-year', 'Next year'),
  today: msg('date.today', 'Today'),
  start: msg('date.start', 'start of the range'),
  end: msg('date.end', 'end of the range'),
  days: msg('date.days', '{count, plural, one {# day} other {# days}}'),
}

const dateWords = (say: Say, dialog: Message): DateWords => ({
  dialog: say(dialog),
  previousMonth: say(W.previousMonth),
  nextMonth: say(W.nextMonth),
  previousYear: say(W.previousYear),
  nextYear: say(W.nextYear),
  today: say(W.today),
  startOfRange: say(W.start),
  endOfRange: say(W.end),
  days: (count) => say(W.days, { count }),
})

interface RowProps<T> {
  readonly number: number
  readonly place: Spot<Row<T>>
  readonly readOnly: boolean
  readonly onRemove: () => void
}

/** One range of dates with its times, and what is wrong in it below. */
export function DateRow({ number, place, readOnly, onRemove }: RowProps<DateRange>) {
  const { locale } = useWords()
  const { say, edited } = useFieldText()
  const { startDate, endDate, timezone } = place.value
  const date = (key: 'startDate' | 'endDate', label: Message, dialog: Message) => (
    <span className={styles.date}>
      <DateInput
        aria-label={say(label, { row: number })}
        aria-invalid={place.at(key).error ? true : undefined}
        value={place.at(key).value}
        onChange={place.at(key).set}
        onBlur={place.at(key).touch}
        locale={intlLocale(locale)}
        today={todayIn(timezone ?? ownZone())}
        range={{ start: startDate, end: endDate }}
        words={dateWords(say, dialog)}
        readOnly={readOnly}
      />
    </span>
  )
  return (
    <li className={styles.row} data-edited={edited(place.edited) ? '' : undefined}>
      {date('startDate', W.fromDate, W.chooseStart)}
      <Time place={place.at('startTime')} label={say(W.fromTime, { row: number })} readOnly={readOnly} />
      <span className={styles.to}>{say(W.to)}</span>
      {date('endDate', W.toDate, W.chooseEnd)}
      <Time place={place.at('endTime')} label={say(W.toTime, { row: number })} readOnly={readOnly} />
      {timezone && <span className={styles.zone}>{timezone}</span>}
      {!readOnly && <IconButton icon="trash" label={say(W.removeDates, { row: number })} onPress={onRemove} />}
      <Errors
        places={[place.at('startDate'), place.at('startTime'), place.at('endDate'), place.at('endTime'), place]}
      />
    </li>
  )
}

/** One stretch of the day. */
export function HoursRow({ number, place, readOnly, onRemove }: RowProps<TimeOfDay>) {
  const { say, edited } = useFieldText()
  const { timezone } = place.value
  return (
    <li className={styles.row} data-edited={edited(place.edited) ? '' : undefined}>
      <Time place={place.at('from')} label={say(W.hoursFrom, { row: number })} readOnly={readOnly} />
      <span className={styles.to}>{say(W.to)}</span>
      <Time place={place.at('to')} label={say(W.hoursTo, { row: number })} readOnly={readOnly} />
      {timezone && <span className={styles.zone}>{timezone}</span>}
      {!readOnly && <IconButton icon="trash" label={say(W.removeHours, { row: number })} onPress={onRemove} />}
      <Errors places={[place.at('from'), place.at('to'), place]} />
    </li>
  )
}

function Time({ place, label, readOnly }: { place: Spot<string>; label: string; readOnly: boolean }) {
  return (
    <span className={styles.time}>
      <TimeInput
        aria-label={label}
        aria-invalid={place.error ? true : undefined}
        value={place.value}
        onChange={place.set}
        onBlur={place.touch}
        readOnly={readOnly}
      />
    </span>
  )
}

/** What is wrong in a row, each thing said once. */
function Errors({ places }: { places: readonly Pick<Spot<unknown>, 'error'>[] }) {
  const { wrong } = useFieldText()
  const texts = [...new Set(places.flatMap(({ error }) => wrong(error) ?? []))]
  return texts.map((text) => (
    <p key={text} className={styles.errors}>
      {text}
    </p>
  ))
}
