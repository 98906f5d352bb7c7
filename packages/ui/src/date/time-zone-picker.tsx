import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { type Option, type OptionGroup, plain } from '../controls/option.ts'
import { SearchedOptions } from '../controls/searched-options.tsx'
import { Popover } from '../floating/popover.tsx'
import styles from './time-zone-picker.module.css'
import { clock, offsetMinutes, offsetText, zoneText } from './zones.ts'

export interface TimeZoneTexts {
  /** The name of the dialog: "Time zone of the flight dates". */
  dialog: string
  /** "Search city, country or UTC offset" */
  search: string
  list: string
  suggested: string
  all: string
  empty: string
  /** The effect of a change, below the list. */
  note?: ReactNode
}

export interface TimeZonePickerProps {
  /** An IANA name. */
  value: string
  onChange: (zone: string) => void
  /** Shown first, each with the reason: the website's zone, the browser's. */
  suggested: readonly { zone: string; caption: string }[]
  /** Gives all IANA names when the dialog opens; `keywords` are searched too: the country's name. */
  zones: () => readonly { zone: string; keywords?: string }[]
  locale: string
  now: Date
  texts: TimeZoneTexts
  /** Opens it. */
  button: ReactElement
  /** The id of the button. */
  id?: string | undefined
}

/**
 * A picker for time zones, searched by city, country or offset, with the current time there.
 *
 * | Key | What it does |
 * |---|---|
 * | Down, Up | moves among the zones found |
 * | Enter | chooses |
 * | Esc | closes it |
 */
export function TimeZonePicker({ button, id, texts, ...rest }: TimeZonePickerProps) {
  return (
    <Popover button={button} id={id} label={texts.dialog} className={styles.popup}>
      {(close) => <Zones texts={texts} {...rest} onClose={close} />}
    </Popover>
  )
}

type ZonesProps = Omit<TimeZonePickerProps, 'button' | 'id'> & { onClose: () => void }

function Zones({ value, onChange, suggested, zones, locale, now, texts, onClose }: ZonesProps) {
  const known = useMemo(() => {
    const clockAt = clock(now, locale)
    return zones().map(({ zone, keywords = '' }) => {
      const minutes = offsetMinutes(zone, now)
      return { zone, offset: offsetText(minutes), clock: clockAt(minutes), text: keywords }
    })
  }, [zones, now, locale])
  const find = useCallback((search: string) => groupsOf({ known, suggested, search, texts }), [known, suggested, texts])
  return (
    <>
      <SearchedOptions
        find={find}
        chosen={suggested.some(({ zone }) => zone === value) ? `suggested ${value}` : value}
        label={texts.list}
        searchLabel={texts.search}
        emptyText={texts.empty}
        onChoose={(option) => {
          onClose()
          if (zoneOf(option.value) !== value) onChange(zoneOf(option.value))
        }}
        onClose={onClose}
      />
      {texts.note && <p className={styles.foot}>{texts.note}</p>}
    </>
  )
}

interface KnownZone {
  zone: string
  offset: string
  clock: string
  text: string
}

/** A zone may be in both groups, so its value contains the group. */
const zoneOf = (value: string) => value.replace(/^suggested /, '')

function groupsOf({
  known,
  suggested,
  search,
  texts,
}: {
  known: readonly KnownZone[]
  suggested: ZonesProps['suggested']
  search: string
  texts: TimeZoneTexts
}): OptionGroup[] {
  const wanted = plain(search).replaceAll('-', '\u2212').split(/\s+/).filter(Boolean)
  const fits = (zone: KnownZone) => {
    const text = plain(`${zoneText(zone.zone)} ${zone.text} ${zone.offset}`)
    return wanted.every((word) => text.includes(word))
  }
  const row = (zone: KnownZone, value: string, why?: string): Option => ({
    value,
    label: zoneText(zone.zone),
    caption: (
      <>
        {why && `${why} · `}
        {zone.offset}
        <span className={styles.clock}>{zone.clock}</span>
      </>
    ),
  })
  const first = suggested.flatMap(({ zone, caption }) =>
    known.filter((one) => one.zone === zone && fits(one)).map((one) => row(one, `suggested ${zone}`, caption)),
  )
  const rest = known.filter(fits).map((zone) => row(zone, zone.zone))
  return [
    { label: texts.suggested, options: first },
    { label: texts.all, options: rest },
  ].filter((group) => group.options.length > 0)
}
