import { msg } from '@waymark/domain/message'
import { isTimeZone } from '@waymark/domain/site'
import { hasFlightDates, inSchedule, isClockText, type Scheduler } from '@waymark/domain/tag'
import { Status } from '@waymark/ui/data'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './flight-dates.module.css'

const M = {
  always: msg('debugger.flight.always', 'Always, all day'),
  range: msg('debugger.flight.range', '{from} to {to}, {zone}'),
  hours: msg('debugger.flight.hours', 'Each day {from} to {to}, {zone}'),
  now: msg('debugger.flight.now', 'In flight now'),
  notNow: msg('debugger.flight.not-now', 'Not in flight now'),
}

const clock = (text: string) => text.slice(11, 16)

/** The flight dates of a tag, and whether it is in flight now. */
export function FlightDates({ scheduler }: { scheduler: Scheduler }) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const { date_ranges, times_of_day } = scheduler
  if (!hasFlightDates(scheduler)) return <p className={styles.lines}>{t(M.always)}</p>
  const day = (text: string) => (isClockText(text) ? dateTime(text.slice(0, 19)) : text)
  const lines = [
    ...date_ranges.map(({ from, to, timezone }) => t(M.range, { from: day(from), to: day(to), zone: timezone })),
    ...times_of_day.map(({ from, to, timezone }) => t(M.hours, { from: clock(from), to: clock(to), zone: timezone })),
  ]
  const readable = [...date_ranges, ...times_of_day].every(({ timezone }) => isTimeZone(timezone))
  const now = readable && inSchedule(scheduler, new Date())
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {readable && (
        <Status tone={now ? 'success' : 'muted'} icon={now ? 'success' : 'minus'}>
          {t(now ? M.now : M.notNow)}
        </Status>
      )}
    </div>
  )
}
