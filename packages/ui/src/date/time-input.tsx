import { type KeyboardEvent, useState } from 'react'
import { TextInput, type TextInputProps } from '../controls/text-input.tsx'
import { movedTime, parseTime } from './clock-time.ts'

/** Minutes that an arrow moves. */
const STEP = 15

export interface TimeInputProps extends Omit<TextInputProps, 'step'> {
  /** 'HH:MM', empty, or a typed text that is not a time, which validation of the form reports. */
  value: string
  onChange: (value: string) => void
}

/**
 * A typed time of day, such as `9`, `930`, `9:5` or `9:30`.
 *
 * | Key | What it does |
 * |---|---|
 * | Up, Down | 15 minutes later or earlier, with Shift an hour |
 */
export function TimeInput({ value, onChange, onKeyDown, onBlur, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || event.defaultPrevented || rest.readOnly || rest.disabled) return
    event.preventDefault()
    setTyped(null)
    onChange(movedTime(parseTime(value) ?? '00:00', direction * (event.shiftKey ? 60 : STEP)))
  }
  return (
    <TextInput
      inputMode="numeric"
      placeholder="--:--"
      {...rest}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text)
        onChange(text.trim() === '' ? '' : (parseTime(text) ?? text))
      }}
      onKeyDown={keys}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
