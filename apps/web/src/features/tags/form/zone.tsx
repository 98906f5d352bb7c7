import { msg } from '@waymark/domain/message'
import { clockText, TimeZonePicker } from '@waymark/ui/date'
import { useEffect, useMemo, useState } from 'react'
import { useSite } from '#data/current-site.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { allZones, ownZone } from './clock.ts'
import styles from './flight-dates.module.css'
import { countriesOfZones } from './zone-countries.ts'

const M = {
  now: msg('tags.zone.now', 'In {zone}, now {time}.'),
  change: msg('tags.zone.change', 'Change'),
  dialog: msg('tags.zone.dialog', 'Time zone of the flight dates'),
  search: msg('tags.zone.search', 'Search city, country or UTC offset'),
  list: msg('tags.zone.list', 'Time zones'),
  suggested: msg('tags.zone.suggested', 'Suggested'),
  all: msg('tags.zone.all', 'All time zones'),
  empty: msg('tags.zone.empty', 'No time zone found'),
  note: msg('tags.zone.note', 'Dates and hours keep their clock times.'),
  site: msg('tags.zone.site', 'this website'),
  browser: msg('tags.zone.browser', 'your browser'),
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
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const zones = useMemo(() => {
    const countries = countriesOfZones(intlLocale(locale))
    return allZones().map((zone) => ({ zone, keywords: countries.get(zone) ?? '' }))
  }, [locale])
  const siteZone = 'timezone' in site.attributes ? site.attributes.timezone : undefined
  const suggested = [
    ...(siteZone ? [{ zone: siteZone, caption: t(M.site) }] : []),
    ...(ownZone() === siteZone ? [] : [{ zone: ownZone(), caption: t(M.browser) }]),
  ]
  return (
    <>
      {t(M.now, { zone: value, time: clockText(value, now, intlLocale(locale)) })}{' '}
      {!readOnly && (
        <TimeZonePicker
          value={value}
          onChange={onChange}
          suggested={suggested}
          zones={zones}
          locale={intlLocale(locale)}
          now={now}
          words={{
            dialog: t(M.dialog),
            search: t(M.search),
            list: t(M.list),
            suggested: t(M.suggested),
            all: t(M.all),
            empty: t(M.empty),
            note: t(M.note),
          }}
          button={
            <button type="button" className={`link ${styles.change}`} aria-haspopup="dialog">
              {t(M.change)}
            </button>
          }
        />
      )}
    </>
  )
}
