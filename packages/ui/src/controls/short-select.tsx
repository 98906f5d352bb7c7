import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { type FocusEvent, Fragment, type ReactElement, useEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { anchor } from '../floating/anchor.ts'
import { keepOpenOnUnavailable } from '../floating/keep-open-on-unavailable.ts'
import popup from '../floating/popup.module.css'
import { type Used, useFirstUse } from '../floating/use-first-use.ts'
import type { Option, Options } from './option.ts'
import list from './option-list.module.css'
import { OptionGroups, OptionRow } from './option-row.tsx'
import styles from './select.module.css'

export interface ShortSelectProps {
  button: ReactElement
  id: string | undefined
  options: Options
  chosen: Option | null
  emptyText: string
  onChoose: (option: Option | null) => void
  onOpen: (() => void) | undefined
  onBlur: (event: FocusEvent) => void
}

/** The listbox of Headless UI, for few options. */
export function ShortSelect({
  button,
  id,
  options,
  chosen,
  emptyText,
  onChoose,
  onOpen,
  onBlur,
  ...used
}: ShortSelectProps & Used) {
  const opener = useFirstUse(used)
  return (
    <Listbox value={chosen} onChange={onChoose}>
      <ListboxButton as={Fragment} ref={opener} {...(id && { id })}>
        {button}
      </ListboxButton>
      <ListboxOptions
        modal={false}
        anchor={anchor('bottom-start')}
        className={popup.popup ?? ''}
        onKeyDown={keepOpenOnUnavailable}
        onBlur={onBlur}
      >
        <Opened onOpen={onOpen} />
        <div className={classes(styles.popup, styles.short)}>
          {options.length === 0 && (
            <p className={list.empty} role="status">
              {emptyText}
            </p>
          )}
          <OptionGroups options={options}>
            {(option) => (
              <ListboxOption key={option.value} as={Fragment} value={option}>
                <OptionRow option={option} marks />
              </ListboxOption>
            )}
          </OptionGroups>
        </div>
      </ListboxOptions>
    </Listbox>
  )
}

function Opened({ onOpen }: { onOpen: (() => void) | undefined }) {
  const opened = useRef(onOpen)
  useEffect(() => opened.current?.(), [])
  return null
}
