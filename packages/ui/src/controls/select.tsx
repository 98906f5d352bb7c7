import { type ComponentProps, type FocusEvent, type KeyboardEvent, useCallback, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { loadedOnUse } from '../floating/loaded-on-use.tsx'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../icon/spinner.tsx'
import { afterPress } from './after-press.ts'
import { useFieldWiring } from './field-wiring.ts'
import frame from './input-frame.module.css'
import { flat, matching, type Option, type Options } from './option.ts'
import type { SearchedSelectProps } from './searched-select.tsx'
import type { ShortSelectProps } from './short-select.tsx'

const SEARCH_OVER = 8

const ShortSelect = loadedOnUse<ShortSelectProps>({
  load: () => import('./short-select.tsx').then((loaded) => loaded.ShortSelect),
  popup: 'listbox',
  keys: [' ', 'ArrowDown', 'ArrowUp'],
})

const SearchedSelect = loadedOnUse<SearchedSelectProps>({
  load: () => import('./searched-select.tsx').then((loaded) => loaded.SearchedSelect),
})

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'disabled' | 'ref'> {
  value: Value | null
  onChange: (value: Value) => void
  /** Options, or groups of options. */
  options: Options<Value>
  placeholder?: string | undefined
  /** The name of a filter, shown in muted text before the value. */
  shownName?: string | undefined
  /** The name of the search field, where there may be more than eight options. */
  searchLabel?: string
  /** Shown when the search finds nothing, or when there are no options. */
  emptyText?: string
  size?: 'small' | 'medium' | 'large'
  /** Whether its options are being loaded. */
  pending?: boolean | undefined
  readOnly?: boolean | undefined
  disabledReason?: string | undefined
  /** Called when the list opens, so that its options can be refetched. */
  onOpen?: (() => void) | undefined
  /** Called when the focus has left both the button and the list. */
  onBlur?: (() => void) | undefined
}

/**
 * A select for one value of a list. With more than eight options it has a search field, which a letter typed on the button
 * begins to fill.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space, Down, Up | opens the list |
 * | a letter | goes to an option, or opens a long list and searches |
 * | Down, Up, Home, End | moves among the options |
 * | Enter | chooses |
 * | Esc | closes without a change |
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    value,
    onChange,
    options,
    placeholder,
    shownName,
    searchLabel = '',
    emptyText = '',
    size = 'medium',
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
  const [button, buttonRef] = useFocusedAgain()
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
      ref={buttonRef}
      role="combobox"
      aria-haspopup={searched ? 'dialog' : 'listbox'}
      aria-expanded={false}
      aria-busy={pending || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      className={classes(
        frame.frame,
        frame.select,
        shownName && frame.filter,
        size !== 'medium' && frame[size],
        className,
      )}
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
        // Letters typed while the list is being loaded are kept.
        typed.current = letter ? typed.current + event.key : ''
        event.currentTarget.click()
      }}
    >
      <SelectValue name={shownName} chosen={chosen} instead={value ?? placeholder} />
      {pending ? <Spinner /> : <Icon name={shownName ? 'chevron-down' : 'updown'} />}
    </button>
  )
  if (disabledReason) return <Tooltip text={disabledReason}>{opener}</Tooltip>
  if (closed) return opener
  if (!searched) {
    return (
      <ShortSelect
        button={opener}
        id={field.id}
        options={options}
        chosen={chosen ?? null}
        emptyText={emptyText}
        onChoose={choose}
        onOpen={onOpen}
        onBlur={leave}
      />
    )
  }
  return (
    <SearchedSelect
      button={opener}
      id={field.id}
      label={label}
      typed={typed}
      find={find}
      chosen={value}
      searchLabel={searchLabel}
      emptyText={emptyText}
      onChoose={choose}
      onOpen={onOpen}
      onBlur={leave}
    />
  )
}

/**
 * A ref of the button that gives the focus of a removed button to the next one: a read-only, a short and a long select are
 * different components. Headless UI cannot keep it for a closed one: it disables the button, or takes its Tab key.
 */
function useFocusedAgain() {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const ref = useCallback((element: HTMLButtonElement | null) => {
    if (!element) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current) element.focus()
    button.current = element
  }, [])
  return [button, ref] as const
}

/** The chosen option on the button, after the name of a filter; or a placeholder. */
function SelectValue({
  name,
  chosen,
  instead = '\u00a0',
}: {
  name: string | undefined
  chosen: Option | undefined
  instead: string | undefined
}) {
  return (
    <span className={frame.value}>
      {chosen?.icon && !name && <Icon name={chosen.icon} />}
      {chosen ? (
        <span className="truncate">
          {name && <span className="t-muted">{name} </span>}
          {chosen.label}
        </span>
      ) : (
        <span className="truncate t-faint">{instead}</span>
      )}
    </span>
  )
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

function pressSpace(event: KeyboardEvent) {
  event.preventDefault()
  event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: ' ', bubbles: true }))
}
