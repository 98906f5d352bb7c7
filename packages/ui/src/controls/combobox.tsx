import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { Popup } from '../floating/popup.tsx'
import popupRow from '../floating/popup-row.module.css'
import { useFieldWiring } from './field-wiring.ts'
import { matching, type Option } from './option.ts'
import { OptionList, optionId } from './option-list.tsx'
import styles from './select.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useActiveOption } from './use-active-option.ts'

export interface ComboboxProps extends TextInputProps {
  /** Suggestions; other texts are allowed. Filtered by the text unless `filtered` is set, when the caller has done so. */
  options: readonly Option[]
  filtered?: boolean
  /** The name of the list of suggestions, shown above them. */
  listLabel: string
}

/**
 * Free text with suggestions; for one value of a fixed list use `Select`.
 *
 * | Key | What it does |
 * |---|---|
 * | Down, Up | opens the suggestions, then moves among them |
 * | Enter | takes the marked suggestion |
 * | Esc | closes the suggestions and keeps the text |
 */
export function Combobox({ options, filtered, listLabel, value, onChange, onKeyDown, ...rest }: ComboboxProps) {
  const field = useFieldWiring(rest)
  const listId = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [expanded, setExpanded] = useState(false)
  const shown = useMemo(
    () => (filtered ? options : (matching(options, value) as readonly Option[])),
    [filtered, options, value],
  )
  const open = expanded && !rest.readOnly && shown.length > 0
  const keyboard = useActiveOption(shown)
  const choose = (option: Option) => {
    if (option.disabledReason !== undefined) return
    setExpanded(false)
    keyboard.setActive(null)
    onChange(option.value)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setExpanded(true)
    } else if (open && keyboard.take(event)) return
    else if (open && event.key === 'Enter' && keyboard.option) {
      event.preventDefault()
      choose(keyboard.option)
    } else if (open && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setExpanded(false)
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
        aria-activedescendant={open && keyboard.active !== null ? optionId(listId, keyboard.active) : undefined}
        value={value}
        onChange={(text) => {
          setExpanded(true)
          keyboard.setActive(null)
          onChange(text)
        }}
        onKeyDown={keys}
        onClick={() => setExpanded(true)}
        onBlur={() => setExpanded(false)}
      />
      <Popup anchor={anchor} open={open} width="anchor" onClose={() => setExpanded(false)} className={styles.popup}>
        <p className={popupRow.heading} aria-hidden="true">
          {listLabel}
        </p>
        <OptionList
          id={listId}
          label={listLabel}
          options={shown}
          active={keyboard.active}
          onActive={keyboard.setActive}
          onChoose={choose}
          emptyText=""
        />
      </Popup>
    </span>
  )
}
