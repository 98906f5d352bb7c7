import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFieldWiring } from '../controls/field-wiring.ts'
import { TextInput, type TextInputProps } from '../controls/text-input.tsx'
import { Popup } from '../floating/popup.tsx'
import styles from './calendar.module.css'
import { Calendar, type DateTexts } from './calendar.tsx'
import { type Day, dayText, isDay, parseDay } from './date-text.ts'

export interface DateInputProps extends Omit<TextInputProps, 'icon' | 'suffix' | 'onBlur'> {
  /** 'YYYY-MM-DD', empty, or a typed text that is not a date, which validation of the form reports. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves the input and its calendar. */
  onBlur?: (() => void) | undefined
  locale: string
  texts: DateTexts
  /** Today in the user's time zone, as 'YYYY-MM-DD'. */
  today: Day
  /** The range to mark in the calendar when this date is one end of it. */
  range?: { start: string; end: string }
}

/**
 * A date that can be typed or chosen.
 *
 * | Key | What it does |
 * |---|---|
 * | Down | opens the calendar |
 * | Arrows | move by days and weeks |
 * | Enter | chooses the day and returns to the field |
 * | Tab | takes what was typed and goes on |
 * | Esc | closes the calendar |
 */
export function DateInput({
  value,
  onChange,
  locale,
  texts,
  today,
  range,
  onKeyDown,
  onBlur,
  ...rest
}: DateInputProps) {
  const field = useFieldWiring(rest)
  const dialogId = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState<'pointer' | 'keyboard' | null>(null)
  const input = () => anchor.current?.querySelector('input')
  const close = () => {
    setOpen(null)
    input()?.focus()
  }
  const leave = () => {
    setOpen(null)
    onBlur?.()
  }
  const day = (text: string | undefined) => (text && isDay(text) ? text : null)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || rest.readOnly) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen('keyboard')
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(null)
    } else if (event.key === 'Tab' && open) leave()
    else if (event.key === 'Enter') setTyped(null)
  }
  return (
    <span ref={anchor} className={styles.anchor}>
      <TextInput
        {...rest}
        {...field}
        icon="calendar"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-controls={open ? dialogId : undefined}
        value={typed ?? dayText(value, locale)}
        onChange={(text) => {
          setTyped(text)
          onChange(text.trim() === '' ? '' : (parseDay(text, locale, today) ?? text))
        }}
        onClick={() => !rest.readOnly && !rest.disabled && setOpen('pointer')}
        onKeyDown={keys}
        onBlur={(event) => {
          setTyped(null)
          if (!anchor.current?.contains(event.relatedTarget)) onBlur?.()
        }}
      />
      <Popup
        anchor={anchor}
        open={open !== null}
        onClose={(reason) => (reason === 'escape' ? close() : leave())}
        id={dialogId}
        role="dialog"
        aria-label={texts.dialog}
        className={styles.popup}
        onBlur={(event) => {
          const left = !anchor.current?.contains(event.relatedTarget)
          if (left && event.relatedTarget !== null) leave()
        }}
      >
        <Calendar
          key={`${open} ${value}`}
          value={day(value)}
          today={today}
          locale={locale}
          range={range && { start: day(range.start), end: day(range.end) }}
          texts={texts}
          autoFocus={open === 'keyboard'}
          onChoose={(chosen) => {
            setTyped(null)
            onChange(chosen)
            close()
          }}
        />
      </Popup>
    </span>
  )
}
