import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import {
  type ComponentProps,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { classes } from '../classes/classes.ts'
import { anchor } from '../floating/anchor.ts'
import { keepOpenOnUnavailable } from '../floating/keep-open-on-unavailable.ts'
import { Popover } from '../floating/popover.tsx'
import popup from '../floating/popup.module.css'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../icon/spinner.tsx'
import { afterPress } from './after-press.ts'
import { useFieldWiring } from './field-wiring.ts'
import frame from './input-frame.module.css'
import { flat, matching, type Option, type Options } from './option.ts'
import { OptionGroups, OptionRow } from './option-row.tsx'
import { SearchedOptions } from './searched-options.tsx'
import styles from './select.module.css'

const SEARCH_OVER = 8

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'disabled' | 'ref'> {
  value: Value | null
  onChange: (value: Value) => void
  /** Options, or groups of options. */
  options: Options<Value>
  placeholder?: string | undefined
  /** The name of the search field that lists of more than eight options get. */
  searchLabel: string
  /** Shown when the search finds nothing. */
  emptyText: string
  size?: 'small' | 'medium' | 'large'
  mono?: boolean
  /** Whether its options are being loaded. */
  pending?: boolean | undefined
  readOnly?: boolean | undefined
  disabledReason?: string | undefined
  /** Called when the list opens, so that its options can be refetched. */
  onOpen?: (() => void) | undefined
  /** Called when the focus has left both the button and the list. */
  onBlur?: (() => void) | undefined
}

/** A select; long lists have a search field, which a letter typed on the button begins to fill. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    value,
    onChange,
    options,
    placeholder,
    searchLabel,
    emptyText,
    size = 'medium',
    mono,
    pending = false,
    readOnly,
    disabledReason,
    onOpen,
    onBlur,
    className,
    ...rest
  } = props
  const field = useFieldWiring(rest)
  const label = field['aria-label'] ?? searchLabel
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef('')
  const find = useCallback((search: string) => matching(options, search), [options])
  const chosen = flat(options).find((option) => option.value === value)
  const searched = pending || flat(options).length > SEARCH_OVER
  const closed = readOnly || disabledReason !== undefined
  const choose = (option: Option | null) => {
    if (option && option.disabledReason === undefined && option.value !== value) onChange(option.value as Value)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const list = document.getElementById(button.current?.getAttribute('aria-controls') ?? '')
    if (onBlur && relatedTarget !== button.current && !list?.contains(relatedTarget)) afterPress(onBlur)
  }
  const opener = (
    <button
      type="button"
      {...rest}
      {...field}
      ref={button}
      role="combobox"
      aria-haspopup={searched ? 'dialog' : 'listbox'}
      aria-expanded={false}
      aria-busy={pending || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      className={classes(frame.frame, frame.select, size !== 'medium' && frame[size], mono && frame.mono, className)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (closed) return
        if (!searched) {
          // Headless UI opens a listbox with Space and arrows only.
          if (event.key === 'Enter') pressSpace(event)
          return
        }
        const letter = isLetter(event)
        if (!letter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        typed.current = letter ? event.key : ''
        event.currentTarget.click()
      }}
    >
      <span className={frame.value}>
        {chosen?.icon && <Icon name={chosen.icon} />}
        {chosen ? (
          <span>{chosen.label}</span>
        ) : (
          <span className={frame.placeholder}>{value ?? placeholder ?? '\u00a0'}</span>
        )}
      </span>
      {pending ? <Spinner /> : <Icon name="updown" />}
    </button>
  )
  if (disabledReason) return <Tooltip text={disabledReason}>{opener}</Tooltip>
  if (closed) return opener
  if (!searched) {
    return (
      <Listbox value={chosen ?? null} onChange={choose}>
        <ListboxButton as={Fragment} {...(field.id && { id: field.id })}>
          {opener}
        </ListboxButton>
        <ListboxOptions
          modal={false}
          anchor={anchor('bottom-start')}
          className={popup.popup ?? ''}
          onKeyDown={keepOpenOnUnavailable}
          onBlur={leave}
        >
          <Opened onOpen={onOpen} />
          <div className={classes(styles.popup, styles.short)}>
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
  return (
    <Popover
      id={field.id}
      label={label}
      button={opener}
      onOpen={() => {
        typed.current = ''
        onOpen?.()
      }}
    >
      {(close) => (
        <SearchedOptions
          find={find}
          chosen={value}
          typed={typed.current}
          label={label}
          searchLabel={searchLabel}
          emptyText={emptyText}
          onChoose={(option) => {
            close()
            choose(option)
          }}
          onClose={close}
          onBlur={leave}
        />
      )}
    </Popover>
  )
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

function pressSpace(event: KeyboardEvent) {
  event.preventDefault()
  event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: ' ', bubbles: true }))
}

function Opened({ onOpen }: { onOpen: (() => void) | undefined }) {
  const opened = useRef(onOpen)
  useEffect(() => opened.current?.(), [])
  return null
}
