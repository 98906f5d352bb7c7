import { msg } from '@waymark/domain/message'
import { clockText } from '@waymark/ui/date'
import { useNow } from '#browser/use-now.ts'
import { useSite } from '#data/current-site.ts'
import { ZonePicker } from '#form/time-zone/zone-picker.tsx'
import { CHANGE } from '#i18n/action-labels.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './flight-dates.module.css'

const M = {
  now: msg('tags.zone.now', 'In {zone}, now {time}.'),
  dialog: msg('tags.zone.dialog', 'Time zone of the flight dates'),
  note: msg('tags.zone.note', 'Dates and hours keep their clock times.'),
}

/** The current time in the zone of the schedule, and the button that changes the zone. */
export default function Zone({
  value,
  onChange,
  readOnly,
}: {
  value: string
  onChange: (zone: string) => void
  readOnly: boolean
}) {
  const { t, locale } = useI18n()
  const site = useSite()
  const now = new Date(useNow(15_000))
  return (
    <>
      {t(M.now, { zone: value, time: clockText(value, now, intlLocale(locale)) })}{' '}
      {!readOnly && (
        <ZonePicker
          value={value}
          onChange={onChange}
          siteZone={'timezone' in site.attributes ? site.attributes.timezone : undefined}
          now={now}
          label={t(M.dialog)}
          note={t(M.note)}
          button={
            <button type="button" className={`link ${styles.change}`} aria-haspopup="dialog">
              {t(CHANGE)}
            </button>
          }
        />
      )}
    </>
  )
}
