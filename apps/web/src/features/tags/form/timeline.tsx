import { msg } from '@waymark/domain/message'
import type { ScheduleForm } from '@waymark/domain/tag'
import type { CSSProperties } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './flight-dates.module.css'
import { completeRanges, layOut, layOutHours, type Stretch } from './timeline-layout.ts'

const M = {
  today: msg('tags.timeline.today', 'Today'),
  dates: msg('tags.timeline.dates', 'Runs {ranges}. Today is {today}.'),
  range: msg('tags.timeline.range', '{from} to {to}'),
  hours: msg('tags.timeline.hours', 'Runs each day {hours}.'),
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

interface TrackProps {
  stretches: readonly Stretch[]
  now?: number | undefined
  nowText?: string
}

/** A track with bars for the time in which a tag runs. */
function Track({ stretches, now, nowText }: TrackProps) {
  return (
    <div className={styles.track}>
      {stretches.map(({ from, length }) => (
        <span
          key={`${from}-${length}`}
          className={styles.range}
          style={{ '--from': percent(from), '--length': percent(length) } as CSSProperties}
        />
      ))}
      {now !== undefined && (
        <span className={styles.now} style={{ '--at': percent(now) } as CSSProperties}>
          <b>{nowText}</b>
        </span>
      )}
    </div>
  )
}

/** The flight dates drawn on twelve months, and the hours on a day if there are any. */
export function Timeline({ schedule, today }: { schedule: ScheduleForm; today: string }) {
  const { t, locale } = useI18n()
  const { date, list } = useFormats()
  const months = layOut(schedule.dateRanges, today)
  const hours = layOutHours(schedule.timesOfDay)
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const ranges = completeRanges(schedule.dateRanges).map(({ startDate, endDate }) =>
    t(M.range, { from: date(`${startDate}T12:00`), to: date(`${endDate}T12:00`) }),
  )
  return (
    <>
      {months && (
        <div
          className={styles.timeline}
          role="img"
          aria-label={t(M.dates, { ranges: list(ranges), today: date(`${today}T12:00`) })}
        >
          <div className={styles.months}>
            {months.months.map((first) => (
              <span key={first}>{month.format(new Date(`${first}T00:00:00Z`))}</span>
            ))}
          </div>
          <Track stretches={months.ranges} now={months.today} nowText={t(M.today)} />
        </div>
      )}
      {hours.length > 0 && (
        <div
          className={styles.timeline}
          role="img"
          aria-label={t(M.hours, { hours: list(schedule.timesOfDay.map(({ from, to }) => `${from}–${to}`)) })}
        >
          <div className={`${styles.months} ${styles.hours}`}>
            {Array.from({ length: 12 }, (_, at) => (
              <span key={`${at * 2}`}>{`${String(at * 2).padStart(2, '0')}:00`}</span>
            ))}
          </div>
          <Track stretches={hours} />
        </div>
      )}
    </>
  )
}
