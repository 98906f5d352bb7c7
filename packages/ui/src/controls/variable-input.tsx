import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Popup } from '../floating/popup.tsx'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../icon/kbd.tsx'
import { afterPress } from './after-press.ts'
import { caretBox } from './caret-box.ts'
import { type FieldAttributes, useFieldWiring } from './field-wiring.ts'
import frame from './input-frame.module.css'
import { matching, nearestFirst, type Option } from './option.ts'
import { OptionList, optionId } from './option-list.tsx'
import type { ReferenceGrammar } from './reference-grammar.ts'
import { useActiveOption } from './use-active-option.ts'
import styles from './variable-input.module.css'

export interface CompletionTexts {
  /** "Variables matching “cur”" */
  matching: (typed: string) => string
  choose: string
  insert: string
  dismiss: string
}

export interface VariableInputProps extends FieldAttributes {
  value: string
  onChange: (value: string) => void
  grammar: ReferenceGrammar
  /** The completion after `{{`, which inserts the name. */
  variables: readonly Omit<Option, 'value'>[]
  /** The name of the list: "Variables". */
  listLabel: string
  emptyText: string
  /** Texts above and below the list: its content, and its keys. */
  completion?: CompletionTexts | undefined
  /** The name of the button that opens the completion: "Insert variable"; without it there is no button. */
  insertLabel?: string | undefined
  multiline?: boolean
  rows?: number
  readOnly?: boolean | undefined
  placeholder?: string
  name?: string
  onBlur?: () => void
  onPaste?: (event: React.ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  className?: string | undefined
}

const NONE: readonly Option[] = []

const OPENING = '{{'

type TextField = HTMLInputElement & HTMLTextAreaElement

/**
 * A text field in the code font whose `{{ variable }}` references are marked, and completed while typing.
 *
 * `{{` opens the list of variables.
 *
 * | Key | What it does |
 * |---|---|
 * | Down, Up | moves among the variables |
 * | Enter, Tab | takes the marked variable |
 * | Esc | closes the list and keeps the text |
 */
export function VariableInput(props: VariableInputProps) {
  const {
    value,
    onChange,
    grammar,
    variables,
    listLabel,
    emptyText,
    completion,
    insertLabel,
    multiline,
    rows = 3,
    readOnly,
    className,
    onBlur,
    ...rest
  } = props
  const field = useFieldWiring(rest)
  const listId = useId()
  const input = useRef<TextField>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)
  const wantedCaret = useRef<number | null>(null)
  /** Where the button has inserted `{{`; taken out again if nothing is chosen. */
  const inserted = useRef<number | null>(null)
  const reference = caret === null || readOnly ? undefined : grammar.openReference(value, caret)
  const open = reference !== undefined && reference.from !== dismissed
  // The list is searched only after `{{` is typed, because a site may have thousands of variables and a form many fields.
  const every = useMemo(
    () => (open ? variables.map((variable) => ({ ...variable, value: variable.label })) : NONE),
    [variables, open],
  )
  const options = useMemo(
    () => nearestFirst(matching(every, reference?.typed ?? '') as readonly Option[], reference?.typed ?? ''),
    [every, reference?.typed],
  )
  const list = useActiveOption(options)
  const first = options[0]?.value ?? null
  const active = list.active ?? first
  const [anchor] = useState(() => () => caretBox(mirror.current, input.current))

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = null
  })
  const follow = () => {
    const element = input.current
    if (!element || !mirror.current) return
    setCaret(element.selectionStart === element.selectionEnd ? element.selectionStart : null)
    mirror.current.scrollLeft = element.scrollLeft
    mirror.current.scrollTop = element.scrollTop
  }
  const startReference = () => {
    const element = input.current
    if (!element) return
    element.focus()
    setDismissed(null)
    const { selectionStart, selectionEnd } = element
    if (reference || selectionStart === null || selectionEnd === null) return
    const start = selectionStart + OPENING.length
    inserted.current = selectionStart
    wantedCaret.current = start
    setCaret(start)
    onChange(value.slice(0, selectionStart) + OPENING + value.slice(selectionEnd))
  }
  /** Whether the braces that the button has inserted were taken out again. */
  const dropEmptyReference = (): boolean => {
    const from = inserted.current
    inserted.current = null
    if (from === null || reference?.from !== from || reference.typed !== '') return false
    wantedCaret.current = from
    setCaret(from)
    onChange(value.slice(0, from) + value.slice(from + OPENING.length))
    return true
  }
  const insert = (name: string) => {
    if (!reference || caret === null) return
    inserted.current = null
    const next = grammar.completeReference(value, caret, reference, name)
    wantedCaret.current = next.caret
    setCaret(next.caret)
    list.setActive(null)
    onChange(next.text)
  }
  const keys = (event: KeyboardEvent) => {
    if (!open) return
    const chosen = options.find((option) => option.value === active)
    if (event.key === 'Escape') {
      if (!dropEmptyReference()) setDismissed(reference.from)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      if (chosen.disabledReason === undefined) insert(chosen.value)
    } else if (event.key === 'ArrowDown' && list.active === null && options.length > 1) {
      list.setActive(options[1]?.value ?? null)
    } else {
      list.take(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const Tag = multiline ? 'textarea' : 'input'
  const text = (
    <Tag
      {...rest}
      {...field}
      ref={input}
      {...(multiline ? { rows } : { type: 'text' })}
      {...(!multiline && { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': open })}
      aria-autocomplete="list"
      aria-controls={open ? listId : undefined}
      aria-activedescendant={open && active !== null ? optionId(listId, active) : undefined}
      autoComplete="off"
      spellCheck={false}
      readOnly={readOnly}
      value={value}
      onChange={(event) => {
        setCaret(event.target.selectionStart)
        list.setActive(null)
        if (!grammar.openReference(event.target.value, event.target.selectionStart ?? 0)) setDismissed(null)
        onChange(event.target.value)
      }}
      onSelect={follow}
      onScroll={follow}
      onKeyDown={keys}
      onBlur={() => {
        dropEmptyReference()
        wantedCaret.current = null
        setCaret(null)
        if (onBlur) afterPress(onBlur)
      }}
    />
  )
  return (
    <div
      className={classes(
        frame.frame,
        frame.mono,
        multiline && frame.area,
        styles.frame,
        multiline && styles.lines,
        insertLabel && !readOnly && styles.inserting,
        className,
      )}
    >
      <div ref={mirror} className={styles.mirror} aria-hidden="true">
        {grammar.tokenize(value).map(({ text: written, name }, index) => (
          <span key={index} className={name === undefined ? undefined : styles.reference}>
            {written}
          </span>
        ))}
        {'\u200b'}
      </div>
      {multiline ? text : <span className={frame.text}>{text}</span>}
      {insertLabel && !readOnly && (
        // Not in the tab order: `{{` opens the same list by keyboard.
        <button
          type="button"
          tabIndex={-1}
          className={styles.insert}
          aria-label={insertLabel}
          title={insertLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={startReference}
        >
          <Icon name="variable" size="small" />
        </button>
      )}
      <Popup
        anchor={anchor}
        open={open}
        onClose={() => reference && setDismissed(reference.from)}
        className={styles.popup}
      >
        {completion && (
          <p className={styles.heading} aria-hidden="true">
            {reference?.typed ? completion.matching(reference.typed) : listLabel}
          </p>
        )}
        <OptionList
          id={listId}
          label={listLabel}
          options={options}
          active={active}
          onActive={list.setActive}
          onChoose={(option) => insert(option.value)}
          emptyText={emptyText}
          search={reference?.typed}
        />
        {completion && (
          <p className={styles.keys} aria-hidden="true">
            <span>
              <Kbd keys={['↑', '↓']} /> {completion.choose}
            </span>
            <span>
              <Kbd keys={['↵']} /> {completion.insert}
            </span>
            <span>
              <Kbd keys={['esc']} /> {completion.dismiss}
            </span>
          </p>
        )}
      </Popup>
    </div>
  )
}
