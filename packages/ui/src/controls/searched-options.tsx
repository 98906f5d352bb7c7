import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { type ComponentProps, type FocusEvent, Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { keepOpenOnUnavailable } from '../floating/keep-open-on-unavailable.ts'
import popupRow from '../floating/popup-row.module.css'
import { Icon } from '../icon/icon.tsx'
import frame from './input-frame.module.css'
import { flat, isGroup, type Option, type Options } from './option.ts'
import list from './option-list.module.css'
import { OptionGroups, OptionRow } from './option-row.tsx'
import styles from './select.module.css'

/** From this number of options on the list is virtual. */
const VIRTUAL_OVER = 100

export interface SearchedOptionsProps {
  /** The options for a search text; all options for an empty one. */
  find: (search: string) => Options
  /** The value of the chosen option. */
  chosen: string | null
  /** The initial search text. */
  typed?: string | undefined
  /** The name of the list. */
  label: string
  searchLabel: string
  emptyText: string
  onChoose: (option: Option) => void
  onClose: () => void
  onBlur?: ((event: FocusEvent) => void) | undefined
}

/** A search field and the options it finds, as the content of a popover: a combobox that stays open. */
export function SearchedOptions(props: SearchedOptionsProps) {
  const { find, chosen, typed = '', label, searchLabel, emptyText, onChoose, onClose, onBlur } = props
  const [search, setSearch] = useState(typed)
  const input = useRef<HTMLInputElement>(null)
  const found = useMemo(() => find(search), [find, search])
  const rows = useMemo(() => found.flatMap((entry) => (isGroup(entry) ? [entry, ...entry.options] : [entry])), [found])
  const options = useMemo(() => flat(found), [found])
  const virtual = useMemo(() => flat(find('')).length > VIRTUAL_OVER, [find])
  useEffect(() => input.current?.setSelectionRange(typed.length, typed.length), [])
  return (
    <div className={styles.popup}>
      <Combobox<Row | null>
        immediate
        value={rows.find((row) => !isGroup(row) && row.value === chosen) ?? null}
        onChange={(row) => row && !isGroup(row) && row.disabledReason === undefined && onChoose(row)}
        {...(virtual && { virtual: { options: rows, disabled: isHeading } })}
      >
        <span className={styles.search}>
          <span className={classes(frame.frame, frame.search, frame.small)}>
            <Icon name="search" />
            <span className={frame.text}>
              <ComboboxInput
                ref={input}
                aria-label={searchLabel}
                placeholder={searchLabel}
                autoComplete="off"
                displayValue={() => search}
                defaultValue={search}
                {...(onBlur && { onBlur })}
                onChange={(event) => setSearch(event.target.value)}
                onKeyDown={(event) => {
                  keepOpenOnUnavailable(event)
                  if (event.key !== 'Escape') return
                  event.preventDefault()
                  event.stopPropagation()
                  onClose()
                }}
              />
            </span>
          </span>
        </span>
        {rows.length === 0 && (
          <p className={list.empty} role="status">
            {emptyText}
          </p>
        )}
        <ComboboxOptions
          static
          modal={false}
          aria-label={label}
          className={classes(list.list, virtual && list.long, virtual && styles.virtual)}
          hidden={rows.length === 0}
        >
          {virtual ? (
            ({ option }: { option: Row }) => <VirtualRow row={option} options={options} />
          ) : (
            <OptionGroups options={found}>
              {(option) => (
                <ComboboxOption key={option.value} as={Fragment} value={option}>
                  <OptionRow option={option} marks />
                </ComboboxOption>
              )}
            </OptionGroups>
          )}
        </ComboboxOptions>
      </Combobox>
    </div>
  )
}

type Row = Options[number]

const isHeading = (row: Row | null) => row !== null && isGroup(row)

/** An option or the heading of a group in a virtual list, positioned by Headless UI. */
function VirtualRow({ row, options, ...place }: { row: Row; options: readonly Option[] }) {
  if (isGroup(row)) {
    return (
      <ComboboxOption as={Fragment} value={row} {...place}>
        <Heading label={row.label} />
      </ComboboxOption>
    )
  }
  return (
    <ComboboxOption
      as={Fragment}
      value={row}
      {...place}
      aria-setsize={options.length}
      aria-posinset={options.indexOf(row) + 1}
    >
      <OptionRow option={row} marks />
    </ComboboxOption>
  )
}

/** Uses only the position from the props that Headless UI passes to an option. */
function Heading({ label, ref, style, ...given }: { label: string } & ComponentProps<'div'>) {
  return (
    <div
      ref={ref}
      style={style}
      data-index={given['data-index' as 'id']}
      className={popupRow.heading}
      role="presentation"
    >
      {label}
    </div>
  )
}
