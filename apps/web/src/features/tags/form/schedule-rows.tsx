import type { Row } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { DateRange, TimeOfDay } from '@waymark/domain/tag'
import type { FieldApi } from '@waymark/forms/form'
import { IconButton } from '@waymark/ui/controls'
import { DateInput, TimeInput } from '@waymark/ui/date'
import { Cell, stayInList } from '@waymark/ui/form'
import type { ReactNode } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
import { ownZone } from '#form/time-zone/zones.ts'
import { useField } from '#form/use-form.ts'
import { dateTexts } from '#i18n/date-texts.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { todayIn } from './clock.ts'
import styles from './flight-dates.module.css'
import { useRowErrors } from './use-row-errors.ts'

const M = {
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
}

interface RowProps<T> {
  readonly number: number
  readonly field: FieldApi<Row<T>>
  readonly readOnly: boolean
  readonly onRemove: () => void
}

/** One range of dates with its times, and its errors below. */
export function DateRow(row: RowProps<DateRange>) {
  const { number, readOnly } = row
  const { t, locale } = useI18n()
  const field = useField(row.field)
  const { startDate, endDate, timezone } = field.value
  const errors = useRowErrors(field, ['startDate', 'startTime', 'endDate', 'endTime'])
  const date = (key: 'startDate' | 'endDate', label: Message, dialog: Message) => (
    <Cell errorId={errors.errorIdOf(key)}>
      <span className={styles.date}>
        <DateInput
          aria-label={t(label, { row: number })}
          value={field.at(key).value}
          onChange={(value) => errors.change(key, value)}
          onBlur={field.at(key).onBlur}
          locale={intlLocale(locale)}
          today={todayIn(timezone ?? ownZone())}
          range={{ start: startDate, end: endDate }}
          texts={dateTexts(t, dialog)}
          readOnly={readOnly}
        />
      </span>
    </Cell>
  )
  const time = (key: 'startTime' | 'endTime', label: Message) => (
    <Time
      field={field.at(key)}
      onChange={(value) => errors.change(key, value)}
      errorId={errors.errorIdOf(key)}
      label={t(label, { row: number })}
      readOnly={readOnly}
    />
  )
  return (
    <ScheduleRow {...row} zone={timezone} errors={errors.lines} remove={M.removeDates}>
      {date('startDate', M.fromDate, M.chooseStart)}
      {time('startTime', M.fromTime)}
      <span className={styles.to}>{t(M.to)}</span>
      {date('endDate', M.toDate, M.chooseEnd)}
      {time('endTime', M.toTime)}
    </ScheduleRow>
  )
}

/** One time range of the day. */
export function HoursRow(row: RowProps<TimeOfDay>) {
  const { number, readOnly } = row
  const { t } = useI18n()
  const field = useField(row.field)
  const errors = useRowErrors(field, ['from', 'to'])
  const time = (key: 'from' | 'to', label: Message) => (
    <Time
      field={field.at(key)}
      onChange={(value) => errors.change(key, value)}
      errorId={errors.errorIdOf(key)}
      label={t(label, { row: number })}
      readOnly={readOnly}
    />
  )
  return (
    <ScheduleRow {...row} zone={field.value.timezone} errors={errors.lines} remove={M.removeHours}>
      {time('from', M.hoursFrom)}
      <span className={styles.to}>{t(M.to)}</span>
      {time('to', M.hoursTo)}
    </ScheduleRow>
  )
}

/** The layout of a row: edited mark, time zone, button that removes it, and errors. */
function ScheduleRow({
  number,
  field,
  readOnly,
  onRemove,
  zone,
  errors,
  remove,
  children,
}: RowProps<unknown> & {
  zone: string | null
  errors: ReturnType<typeof useRowErrors>['lines']
  /** The label of the button that removes the row. */
  remove: Message
  children: ReactNode
}) {
  const { t, edited } = useFieldText()
  return (
    <li className={styles.row} data-row="" data-edited={edited(useField(field).edited) ? '' : undefined}>
      {children}
      {zone && <span className={styles.zone}>{zone}</span>}
      {!readOnly && (
        <IconButton
          icon="trash"
          label={t(remove, { row: number })}
          onPress={(event) => {
            stayInList(event.currentTarget)
            onRemove()
          }}
        />
      )}
      <div className={styles.errors}>
        <RowErrors rows={errors} />
      </div>
    </li>
  )
}

function Time({
  field,
  onChange,
  errorId,
  label,
  readOnly,
}: {
  field: FieldApi<string>
  onChange: (value: string) => void
  errorId: string | undefined
  label: string
  readOnly: boolean
}) {
  return (
    <Cell errorId={errorId}>
      <span className={styles.time}>
        <TimeInput
          aria-label={label}
          value={useField(field).value}
          onChange={onChange}
          onBlur={field.onBlur}
          readOnly={readOnly}
        />
      </span>
    </Cell>
  )
}
