import { msg } from '@waymark/domain/message'
import { TimeZonePicker } from '@waymark/ui/date'
import { type ReactElement, useCallback } from 'react'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { countriesOfZones } from './zone-countries.ts'
import { allZones, currentName, listedName, ownZone } from './zones.ts'

const M = {
  search: msg('tags.zone.search', 'Search city, country or UTC offset'),
  list: msg('tags.zone.list', 'Time zones'),
  suggested: msg('tags.zone.suggested', 'Suggested'),
  all: msg('tags.zone.all', 'All time zones'),
  empty: msg('tags.zone.empty', 'No time zone found'),
  site: msg('tags.zone.site', 'this website'),
  browser: msg('tags.zone.browser', 'your browser'),
}

interface ZonePickerProps {
  value: string
  onChange: (zone: string) => void
  siteZone?: string | undefined
  now: Date
  /** The name of the dialog. */
  label: string
  /** The effect of a change. */
  note?: string
  /** Opens it. */
  button: ReactElement
  /** The id of the button. */
  id?: string
}

/** Chooses a time zone; those of the website, if one is given, and of the browser come first. */
export function ZonePicker({ value, onChange, siteZone, now, label, note, button, id }: ZonePickerProps) {
  const { t, locale } = useI18n()
  const zones = useCallback(() => {
    const countries = countriesOfZones(intlLocale(locale))
    return allZones().map((zone) => ({
      zone,
      keywords: `${countries.get(zone) ?? ''} ${currentName(zone) ?? ''}`.trim(),
    }))
  }, [locale])
  const site = siteZone && listedName(siteZone)
  const suggested = [
    ...(site ? [{ zone: site, caption: t(M.site) }] : []),
    ...(ownZone() === site ? [] : [{ zone: ownZone(), caption: t(M.browser) }]),
  ]
  return (
    <TimeZonePicker
      value={listedName(value)}
      onChange={onChange}
      suggested={suggested}
      zones={zones}
      locale={intlLocale(locale)}
      now={now}
      texts={{
        dialog: label,
        search: t(M.search),
        list: t(M.list),
        suggested: t(M.suggested),
        all: t(M.all),
        empty: t(M.empty),
        note,
      }}
      button={button}
      id={id}
    />
  )
}
