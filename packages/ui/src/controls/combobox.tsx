import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useFieldControl } from '../form/field-control.ts'
import { Popup } from '../overlay/popup.tsx'
import { flat, matching, type Option, type Options } from './option.ts'
import { OptionList, optionId } from './option-list.tsx'
import styles from './select.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useActiveOption } from './use-active-option.ts'

export interface ComboboxProps extends TextInputProps {
  /** Suggestions; what is typed need not be one of them. Filtered by the text unless `filtered` says the caller did. */
  options: Options
  filtered?: boolean
  /** A suggestion was taken; without it, its value becomes the text. */
  onChoose?: ((option: Option) => void) | undefined
  /** The name of the list of suggestions. */
  listLabel: string
  /** Said when nothing fits; without it an empty list stays closed. */
  emptyText?: string
}

/** Free text with suggestions below it. */
export function Combobox({
  options,
  filtered,
  onChoose,
  listLabel,
  emptyText,
  value,
  onChange,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const field = useFieldControl(rest)
  const listId = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [asked, setAsked] = useState(false)
  const shown = useMemo(() => (filtered ? options : matching(options, value)), [filtered, options, value])
  const open = asked && !rest.readOnly && (flat(shown).length > 0 || emptyText !== undefined)
  const list = useActiveOption(shown)
  const choose = (option: Option) => {
    if (option.disabledReason !== undefined) return
    setAsked(false)
    list.setActive(null)
    if (onChoose) onChoose(option)
    else onChange(option.value)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setAsked(true)
    } else if (open && list.take(event, { homeAndEnd: false })) return
    else if (open && event.key === 'Enter' && list.option) {
      event.preventDefault()
      choose(list.option)
    } else if (open && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setAsked(false)
    }
  }
  return (
    <span ref={anchor} className={styles.anchor}>
      <TextInput
        {...rest}
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && list.active !== null ? optionId(listId, list.active) : undefined}
        value={value}
        onChange={(text) => {
          setAsked(true)
          list.setActive(null)
          onChange(text)
        }}
        onKeyDown={keys}
        onClick={() => setAsked(true)}
        onBlur={() => setAsked(false)}
      />
      <Popup anchor={anchor} open={open} width="anchor" onClose={() => setAsked(false)} className={styles.popup}>
        <OptionList
          id={listId}
          label={listLabel}
          options={shown}
          active={list.active}
          selected={[]}
          onActive={list.setActive}
          onChoose={choose}
          emptyText={emptyText ?? ''}
        />
      </Popup>
    </span>
  )
}
