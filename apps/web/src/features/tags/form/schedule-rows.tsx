import type { Row } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { DateRange, TimeOfDay } from '@waymark/domain/tag'
import type { FieldApi } from '@waymark/forms/form'
import { IconButton } from '@waymark/ui/controls'
import { DateInput, TimeInput } from '@waymark/ui/date'
import { Cell, focusAfterRemove } from '@waymark/ui/form'
import type { ReactNode } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
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
export function DateRow({
  formZone,
  ...row
}: RowProps<DateRange> & {
  /** The time zone of the form, which is that of the row if it has none of its own. */
  readonly formZone: string
}) {
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
          today={todayIn(timezone ?? formZone)}
          range={{ start: startDate, end: endDate }}
          texts={dateTexts(t, dialog)}
          readOnly={readOnly}
        />
      </span>
    </Cell>
  )
  const time = { field, errors, number, readOnly }
  return (
    <ScheduleRow {...row} zone={timezone} errors={errors.lines} remove={M.removeDates} mode="dates">
      {date('startDate', M.fromDate, M.chooseStart)}
      <Time {...time} name="startTime" label={M.fromTime} />
      <span className={styles.to}>{t(M.to)}</span>
      {date('endDate', M.toDate, M.chooseEnd)}
      <Time {...time} name="endTime" label={M.toTime} />
    </ScheduleRow>
  )
}

/** One time range of the day. */
export function HoursRow(row: RowProps<TimeOfDay>) {
  const { number, readOnly } = row
  const { t } = useI18n()
  const field = useField(row.field)
  const errors = useRowErrors(field, ['from', 'to'])
  const time = { field, errors, number, readOnly }
  return (
    <ScheduleRow {...row} zone={field.value.timezone} errors={errors.lines} remove={M.removeHours} mode="hours">
      <Time {...time} name="from" label={M.hoursFrom} />
      <span className={styles.to}>{t(M.to)}</span>
      <Time {...time} name="to" label={M.hoursTo} />
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
  mode,
  children,
}: RowProps<unknown> & {
  zone: string | null
  errors: ReturnType<typeof useRowErrors>['lines']
  /** The label of the button that removes the row. */
  remove: Message
  /** The choice above that says there are rows; it takes the focus from the last one. */
  mode: 'dates' | 'hours'
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
            focusAfterRemove(event.currentTarget, `[data-mode="${mode}"] :checked`)
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

/** One time of a row; `name` is its field. */
function Time<Name extends string>({
  field,
  name,
  errors,
  label,
  number,
  readOnly,
}: {
  field: FieldApi<any>
  name: Name
  errors: { errorIdOf(name: Name): string | undefined; change(name: Name, value: string): void }
  label: Message
  number: number
  readOnly: boolean
}) {
  const { t } = useI18n()
  const { value, onBlur } = useField(field.at(name) as FieldApi<string>)
  return (
    <Cell errorId={errors.errorIdOf(name)}>
      <span className={styles.time}>
        <TimeInput
          aria-label={t(label, { row: number })}
          value={value}
          onChange={(next) => errors.change(name, next)}
          onBlur={onBlur}
          readOnly={readOnly}
        />
      </span>
    </Cell>
  )
}
