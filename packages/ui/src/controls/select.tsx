import { type ComponentProps, type KeyboardEvent, useContext, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { afterPress } from '../form/after-press.ts'
import { FieldContext, useFieldControl } from '../form/field-control.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../icon/spinner.tsx'
import { Popup } from '../overlay/popup.tsx'
import { Tooltip } from '../overlay/tooltip.tsx'
import frame from './input-frame.module.css'
import { flat, matching, type Option, type Options } from './option.ts'
import { OptionList, optionId } from './option-list.tsx'
import styles from './select.module.css'
import { useActiveOption } from './use-active-option.ts'

const SEARCH_OVER = 8

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'disabled'> {
  value: Value | null
  onChange: (value: Value) => void
  /** Options, or groups of options. */
  options: Options<Value>
  placeholder?: string | undefined
  /** The name of the search field that lists of more than eight options get. */
  searchLabel: string
  /** Said when the search finds nothing. */
  emptyText: string
  size?: 'small' | 'medium' | 'large'
  mono?: boolean
  /** What it offers is still on its way. */
  pending?: boolean | undefined
  readOnly?: boolean | undefined
  disabledReason?: string | undefined
  /** The list is about to open: what it offers may be asked for again. */
  onOpen?: (() => void) | undefined
  /** It has been left; going into its list is not leaving. */
  onBlur?: (() => void) | undefined
}

/** One choice from a list: arrows and first letters find it, a search field does in long lists. */
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
  const field = useFieldControl(rest)
  const context = useContext(FieldContext)
  const listId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const searched = flat(options).length > SEARCH_OVER
  const shown = useMemo(() => (open ? matching(options, search) : options), [open, options, search])
  const list = useActiveOption(shown)
  const chosen = flat(options).find((option) => option.value === value)
  const closed = readOnly || disabledReason !== undefined

  const show = (text = '') => {
    if (closed) return
    onOpen?.()
    setSearch(text)
    list.setActive(
      text === '' ? (value ?? flat(options)[0]?.value ?? null) : (flat(matching(options, text))[0]?.value ?? null),
    )
    setOpen(true)
  }
  const hide = (focus: boolean) => {
    setOpen(false)
    setSearch('')
    if (focus) opener.current?.focus()
  }
  const choose = (option: Option<Value> | undefined) => {
    if (!option || option.disabledReason !== undefined) return
    hide(true)
    if (option.value !== value) onChange(option.value)
  }
  const onKeys = (event: KeyboardEvent) => {
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!open) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) show()
      else if (letter && searched) show(event.key)
      else if (letter) {
        show()
        list.findTyped(event.key, event.timeStamp)
      } else return
      event.preventDefault()
      return
    }
    const inSearch = event.target instanceof HTMLInputElement
    if (list.take(event, { homeAndEnd: !inSearch })) return
    if (event.key === 'Escape') hide(true)
    else if (event.key === 'Enter' || (event.key === ' ' && !inSearch)) choose(list.option)
    else if (event.key === 'Tab') {
      hide(true)
      return
    } else if (letter && !inSearch) list.findTyped(event.key, event.timeStamp)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const owns = {
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && list.active !== null ? optionId(listId, list.active) : undefined,
  }
  const button = (
    <button
      type="button"
      {...rest}
      {...field}
      ref={opener}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={open}
      {...(searched ? {} : owns)}
      aria-controls={owns['aria-controls']}
      aria-busy={pending || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      className={classes(frame.frame, frame.select, size !== 'medium' && frame[size], mono && frame.mono, className)}
      onClick={() => (open ? hide(true) : show())}
      onBlur={() => !open && onBlur && afterPress(onBlur)}
      onKeyDown={onKeys}
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
  return (
    <>
      {disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button}
      <Popup
        anchor={opener}
        open={open}
        width="anchor"
        onClose={(reason) => {
          hide(reason === 'escape')
          if (reason !== 'escape' && onBlur) afterPress(onBlur)
        }}
        onKeyDown={onKeys}
        className={styles.popup}
      >
        {searched && (
          <span className={styles.search}>
            <span className={classes(frame.frame, frame.search, frame.small)}>
              <Icon name="search" />
              <span className={frame.text}>
                <input
                  data-autofocus
                  role="combobox"
                  aria-label={searchLabel}
                  aria-expanded="true"
                  aria-autocomplete="list"
                  {...owns}
                  placeholder={searchLabel}
                  autoComplete="off"
                  value={search}
                  onChange={(event) => {
                    setSearch(event.target.value)
                    list.setActive(flat(matching(options, event.target.value))[0]?.value ?? null)
                  }}
                />
              </span>
            </span>
          </span>
        )}
        <OptionList
          id={listId}
          label={field['aria-label'] ?? (context ? undefined : searchLabel)}
          labelledBy={field['aria-labelledby'] ?? (field['aria-label'] ? undefined : context?.labelId)}
          options={shown}
          active={list.active}
          selected={value === null ? [] : [value]}
          marks
          onActive={list.setActive}
          onChoose={choose}
          emptyText={emptyText}
        />
      </Popup>
    </>
  )
}
