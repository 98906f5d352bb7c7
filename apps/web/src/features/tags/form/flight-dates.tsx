import { msg } from '@waymark/domain/message'
import {
  EMPTY_DATE_RANGE,
  EMPTY_TIME_OF_DAY,
  runsAlways,
  withDates,
  withHours,
  withTimezone,
} from '@waymark/domain/tag'
import { insertRow, removeRow } from '@waymark/forms/form'
import { LabelButton, Segmented } from '@waymark/ui/controls'
import { EditedMark, focusNewRow } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { todayIn } from './clock.ts'
import styles from './flight-dates.module.css'
import type { DescribedTagSectionProps } from './section-props.ts'
import { Timeline } from './timeline.tsx'

const DateRow = lazy(() => import('./schedule-rows.tsx').then((loaded) => ({ default: loaded.DateRow })))
const HoursRow = lazy(() => import('./schedule-rows.tsx').then((loaded) => ({ default: loaded.HoursRow })))
const Zone = lazy(() => import('./zone.tsx'))

const M = {
  dates: msg('tags.flight-dates.dates', 'Dates'),
  forever: msg('tags.flight-dates.forever', 'Run forever'),
  specific: msg('tags.flight-dates.specific', 'Specific dates'),
  hours: msg('tags.flight-dates.hours', 'Hours'),
  allDay: msg('tags.flight-dates.all-day', 'All day'),
  specificHours: msg('tags.flight-dates.specific-hours', 'Specific hours'),
  addRange: msg('tags.flight-dates.add-range', 'Add date range'),
  addHours: msg('tags.flight-dates.add-hours', 'Add hours'),
}

/** The key of the first row, unique over all lists. */
const FIRST = 'row-0'

/** When the tag may run: forever or on dates, all day or at hours, in one time zone. */
export function FlightDates({ form, readOnly, section }: DescribedTagSectionProps) {
  const { t, edited } = useFieldText()
  const field = useField(form, 'schedule')
  const schedule = field.value
  const ranges = field.at('dateRanges')
  const hours = field.at('timesOfDay')
  const mark = edited(field.edited)
  const today = todayIn(schedule.timezone)
  return (
    <Section
      id="section-schedule"
      title={t(section.label)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      description={
        <Suspense fallback={'\u00a0'}>
          <Zone
            value={schedule.timezone}
            onChange={(zone) => field.setValue(withTimezone(schedule, zone))}
            readOnly={readOnly || runsAlways(schedule)}
          />
        </Suspense>
      }
    >
      <div className={styles.modes}>
        <Segmented<'forever' | 'specific'>
          label={t(M.dates)}
          data-mode="dates"
          value={schedule.dateRanges.length === 0 ? 'forever' : 'specific'}
          onChange={(dates) => field.setValue(withDates(schedule, dates, FIRST))}
          readOnly={readOnly}
          options={[
            { value: 'forever', label: t(M.forever) },
            { value: 'specific', label: t(M.specific) },
          ]}
        />
        <Segmented<'all-day' | 'specific'>
          label={t(M.hours)}
          data-mode="hours"
          value={schedule.timesOfDay.length === 0 ? 'all-day' : 'specific'}
          onChange={(times) => field.setValue(withHours(schedule, times, FIRST))}
          readOnly={readOnly}
          options={[
            { value: 'all-day', label: t(M.allDay) },
            { value: 'specific', label: t(M.specificHours) },
          ]}
        />
        {!readOnly && (
          <span className={styles.add}>
            {schedule.dateRanges.length > 0 && (
              <Add text={t(M.addRange)} onAdd={() => ranges.setValue(insertRow([...ranges.value], EMPTY_DATE_RANGE))} />
            )}
            {schedule.timesOfDay.length > 0 && (
              <Add text={t(M.addHours)} onAdd={() => hours.setValue(insertRow([...hours.value], EMPTY_TIME_OF_DAY))} />
            )}
          </span>
        )}
      </div>
      <Suspense fallback={<RowsRoom dates={schedule.dateRanges.length} hours={schedule.timesOfDay.length} />}>
        {schedule.dateRanges.length > 0 && (
          <ul className={styles.rows}>
            {schedule.dateRanges.map(({ key }, index) => (
              <DateRow
                key={key}
                number={index + 1}
                field={ranges.at(key)}
                formZone={schedule.timezone}
                readOnly={readOnly}
                onRemove={() => ranges.setValue(removeRow(ranges.value, key))}
              />
            ))}
          </ul>
        )}
        {schedule.timesOfDay.length > 0 && (
          <ul className={styles.rows}>
            {schedule.timesOfDay.map(({ key }, index) => (
              <HoursRow
                key={key}
                number={index + 1}
                field={hours.at(key)}
                readOnly={readOnly}
                onRemove={() => hours.setValue(removeRow(hours.value, key))}
              />
            ))}
          </ul>
        )}
      </Suspense>
      <Timeline schedule={schedule} today={today} />
    </Section>
  )
}

/** Adds a row and focuses it. */
const Add = ({ text, onAdd }: { text: string; onAdd: () => void }) => (
  <LabelButton
    icon="plus"
    onPress={({ currentTarget }) => {
      focusNewRow(currentTarget.closest('section'))
      onAdd()
    }}
  >
    {text}
  </LabelButton>
)

/** A placeholder as high as the rows that are being loaded, so that they cause no layout shift. */
const RowsRoom = ({ dates, hours }: { dates: number; hours: number }) =>
  [dates, hours].map(
    (count, at) =>
      count > 0 && (
        <div key={at} className={styles.rows} aria-hidden="true">
          {Array.from({ length: count }, (_, row) => (
            <span key={row} className={styles.room} />
          ))}
        </div>
      ),
  )
