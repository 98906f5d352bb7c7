import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes/classes.ts'
import frame from '../controls/input-frame.module.css'
import { flat, type Option, type OptionGroup, plain } from '../controls/option.ts'
import { OptionList, optionId } from '../controls/option-list.tsx'
import { useActiveOption } from '../controls/use-active-option.ts'
import { type FieldAttributes, useFieldControl } from '../form/field-control.ts'
import { Icon } from '../icon/icon.tsx'
import { Popup } from '../overlay/popup.tsx'
import styles from './time-zone-picker.module.css'
import { clock, offsetMinutes, offsetText, zoneText } from './zones.ts'

export interface ZoneWords {
  /** The name of the dialog: "Time zone of the flight dates". */
  dialog: string
  /** "Search city, country or UTC offset" */
  search: string
  list: string
  suggested: string
  all: string
  empty: string
  /** What a change does, below the list. */
  note?: ReactNode
}

export interface ZoneButtonSlot {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

export interface TimeZonePickerProps extends FieldAttributes {
  /** An IANA name. */
  value: string
  onChange: (zone: string) => void
  /** Shown first, each with the reason: the website's zone, the browser's. */
  suggested: readonly { zone: string; caption: string }[]
  /** All IANA names; `keywords` are searched too: the country's name. */
  zones: readonly { zone: string; keywords?: string }[]
  locale: string
  now: Date
  words: ZoneWords
  /** Draws the opener; a select-like button unless given. */
  button?: (slot: ZoneButtonSlot) => ReactElement
  readOnly?: boolean
}

/** A time zone, found by city, country or offset, with the time there now. */
export function TimeZonePicker({
  value,
  onChange,
  suggested,
  zones,
  locale,
  now,
  words,
  button,
  readOnly,
  ...rest
}: TimeZonePickerProps) {
  const field = useFieldControl(rest)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (focus: boolean) => {
    setOpen(false)
    if (focus) opener.current?.focus()
  }
  const slot: ZoneButtonSlot = {
    ref: opener,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => !readOnly && setOpen(!open),
  }
  return (
    <>
      {button ? (
        button(slot)
      ) : (
        <button
          type="button"
          {...field}
          {...slot}
          className={classes(frame.frame, frame.select)}
          aria-disabled={readOnly || undefined}
        >
          <span className={frame.value}>
            <span>{zoneText(value)}</span>
          </span>
          <Icon name="updown" />
        </button>
      )}
      <Popup
        anchor={opener}
        open={open}
        onClose={(reason) => close(reason === 'escape')}
        role="dialog"
        aria-label={words.dialog}
        className={styles.popup}
      >
        <Zones
          value={value}
          suggested={suggested}
          zones={zones}
          locale={locale}
          now={now}
          words={words}
          onChoose={(zone) => {
            close(true)
            if (zone !== value) onChange(zone)
          }}
        />
      </Popup>
    </>
  )
}

type ZonesProps = Pick<TimeZonePickerProps, 'value' | 'suggested' | 'zones' | 'locale' | 'now' | 'words'> & {
  onChoose: (zone: string) => void
}

function Zones({ value, suggested, zones, locale, now, words, onChoose }: ZonesProps) {
  const listId = useId()
  const [search, setSearch] = useState('')
  const known = useMemo(() => {
    const clockAt = clock(now, locale)
    return zones.map(({ zone, keywords = '' }) => {
      const minutes = offsetMinutes(zone, now)
      return { zone, offset: offsetText(minutes), clock: clockAt(minutes), text: keywords }
    })
  }, [zones, now, locale])
  const groups = useMemo(() => groupsOf({ known, suggested, search, words }), [known, suggested, search, words])
  const list = useActiveOption(groups)
  const active = list.active ?? flat(groups)[0]?.value ?? null
  const choose = (option: Option | undefined) => option && onChoose(zoneOf(option.value))
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(flat(groups).find((option) => option.value === active))
    } else if (event.key === 'ArrowDown' && list.active === null) {
      event.preventDefault()
      list.setActive(flat(groups)[1]?.value ?? active)
    } else list.take(event, { homeAndEnd: false })
  }
  return (
    <>
      <div className={styles.top}>
        <span className={classes(frame.frame, frame.search)}>
          <Icon name="search" />
          <span className={frame.text}>
            <input
              data-autofocus
              type="search"
              role="combobox"
              aria-label={words.search}
              placeholder={words.search}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={active ? optionId(listId, active) : undefined}
              autoComplete="off"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                list.setActive(null)
              }}
              onKeyDown={keys}
            />
          </span>
        </span>
      </div>
      <div className={styles.list}>
        <OptionList
          id={listId}
          label={words.list}
          options={groups}
          active={active}
          selected={[value, `suggested ${value}`]
            .filter((one) => flat(groups).some((option) => option.value === one))
            .slice(-1)}
          marks
          onActive={list.setActive}
          onChoose={choose}
          emptyText={words.empty}
        />
      </div>
      {words.note && <p className={styles.foot}>{words.note}</p>}
    </>
  )
}

interface KnownZone {
  zone: string
  offset: string
  clock: string
  text: string
}

/** A zone may stand in both groups; its value there carries the group. */
const zoneOf = (value: string) => value.replace(/^suggested /, '')

function groupsOf({
  known,
  suggested,
  search,
  words,
}: {
  known: readonly KnownZone[]
  suggested: ZonesProps['suggested']
  search: string
  words: ZoneWords
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
    { label: words.suggested, options: first },
    { label: words.all, options: rest },
  ].filter((group) => group.options.length > 0)
}
