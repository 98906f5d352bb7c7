import type { FocusEvent, ReactElement, RefObject } from 'react'
import { HeadlessPopover } from '../floating/headless-popover.tsx'
import type { Used } from '../floating/use-first-use.ts'
import type { Option, Options } from './option.ts'
import { SearchedOptions } from './searched-options.tsx'

export interface SearchedSelectProps {
  button: ReactElement
  id: string | undefined
  label: string
  /** What was typed on the button: the initial search text. */
  typed: RefObject<string>
  find: (search: string) => Options
  chosen: string | null
  searchLabel: string
  emptyText: string
  onChoose: (option: Option) => void
  onOpen: (() => void) | undefined
  onBlur: (event: FocusEvent) => void
}

/** A popover with a search field, for many options. */
export function SearchedSelect({
  button,
  id,
  label,
  typed,
  onChoose,
  onOpen,
  use,
  pressed = [],
  ...list
}: SearchedSelectProps & Used) {
  return (
    <HeadlessPopover
      id={id}
      label={label}
      button={button}
      use={use}
      pressed={pressed}
      onOpen={() => {
        typed.current = ''
        onOpen?.()
      }}
    >
      {(close) => (
        <SearchedOptions
          {...list}
          typed={typed.current}
          label={label}
          onChoose={(option) => {
            close()
            onChoose(option)
          }}
          onClose={close}
        />
      )}
    </HeadlessPopover>
  )
}
