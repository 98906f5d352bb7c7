import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { OPENING, type ReferenceGrammar } from '../reference/reference-grammar.ts'
import { matching, nearestFirst, type Option } from './option.ts'
import { useActiveOption } from './use-active-option.ts'

const NONE: readonly Option[] = []

interface CompletionSettings {
  value: string
  onChange: (value: string) => void
  grammar: ReferenceGrammar
  variables: readonly Omit<Option, 'value'>[]
  readOnly: boolean | undefined
  input: RefObject<HTMLInputElement | null>
}

/** The variables that match what is typed; none while the completion is closed. */
function useMatchingVariables(variables: CompletionSettings['variables'], open: boolean, typed: string) {
  // The list is searched only after `{{` is typed, because a site may have thousands of variables and a form many fields.
  const every = useMemo(
    () => (open ? variables.map((variable) => ({ ...variable, value: variable.label })) : NONE),
    [variables, open],
  )
  return useMemo(() => nearestFirst(matching(every, typed) as readonly Option[], typed), [every, typed])
}

/** Changes the text of a focused field as typing would, so that it can be undone; returns whether it could. */
function replaceInField(field: HTMLInputElement | null, text: string): boolean {
  if (!field || document.activeElement !== field) return false
  const { value } = field
  const shorter = Math.min(value.length, text.length)
  let from = 0
  while (from < shorter && value[from] === text[from]) from++
  let same = 0
  while (same < shorter - from && value.at(-1 - same) === text.at(-1 - same)) same++
  field.setSelectionRange(from, value.length - same)
  const added = text.slice(from, text.length - same)
  return document.execCommand(added === '' ? 'delete' : 'insertText', false, added)
}

/**
 * The completion of the unclosed reference at the caret of a text field.
 *
 * - `onText`, `followCaret`, `onKeyDown` and `leave` are for the events of the field
 * - `begin` inserts `{{` at the caret; removed again if no variable is chosen
 */
export function useCompletion({ value, onChange, grammar, variables, readOnly, input }: CompletionSettings) {
  const [caret, setCaret] = useState<number | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)
  const wantedCaret = useRef<number | null>(null)
  /** The position at which `begin` has inserted `{{`. */
  const inserted = useRef<number | null>(null)
  const reference = caret === null || readOnly ? undefined : grammar.openReference(value, caret)
  const open = reference !== undefined && reference.from !== dismissed
  const typed = reference?.typed ?? ''
  const options = useMatchingVariables(variables, open, typed)
  const list = useActiveOption(options)
  const active = list.active ?? options[0]?.value ?? null

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = null
  })
  const change = (text: string, caretAfter: number) => {
    wantedCaret.current = caretAfter
    // The field reports what it has replaced itself.
    if (!replaceInField(input.current, text)) onChange(text)
    setCaret(caretAfter)
  }
  const begin = () => {
    const element = input.current
    if (!element) return
    element.focus()
    setDismissed(null)
    const { selectionStart, selectionEnd } = element
    if (reference || selectionStart === null || selectionEnd === null) return
    inserted.current = selectionStart
    change(value.slice(0, selectionStart) + OPENING + value.slice(selectionEnd), selectionStart + OPENING.length)
  }
  /** Removes the braces that `begin` has inserted; returns whether there were any. */
  const dropEmptyReference = (): boolean => {
    const from = inserted.current
    inserted.current = null
    if (from === null || reference?.from !== from || typed !== '') return false
    change(value.slice(0, from) + value.slice(from + OPENING.length), from)
    return true
  }
  const insert = (name: string) => {
    if (!reference || caret === null) return
    inserted.current = null
    const next = grammar.completeReference(value, caret, reference, name)
    list.setActive(null)
    change(next.text, next.caret)
  }
  return {
    open,
    typed,
    options,
    active,
    setActive: list.setActive,
    insert,
    begin,
    dismiss: () => reference && setDismissed(reference.from),
    followCaret: ({ selectionStart, selectionEnd }: HTMLInputElement) =>
      setCaret(selectionStart === selectionEnd ? selectionStart : null),
    onText: (text: string, caretIn: number | null) => {
      setCaret(caretIn)
      list.setActive(null)
      if (!grammar.openReference(text, caretIn ?? 0)) setDismissed(null)
      onChange(text)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!open) {
        const reopens = event.key === 'ArrowDown' || (event.key === ' ' && event.ctrlKey)
        if (!reference || !reopens) return
        setDismissed(null)
        event.preventDefault()
        return
      }
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
    },
    leave: () => {
      dropEmptyReference()
      wantedCaret.current = null
      setCaret(null)
    },
  }
}
