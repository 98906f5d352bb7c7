import type { KeyboardEvent } from 'react'
import { stepped } from './stepped.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'step'> {
  min?: number
  max?: number
  step?: number
}

/**
 * A number field with a unit; arrows step. Text that is not a number stays visible, and validation of the form
 * reports it.
 *
 * | Key | What it does |
 * |---|---|
 * | Up, Down | adds or subtracts one `step`, within `min` and `max` |
 */
export function NumberInput({ value, onChange, min, max, step = 1, onKeyDown, ...rest }: NumberInputProps) {
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || event.defaultPrevented || rest.readOnly || rest.disabled) return
    event.preventDefault()
    onChange(String(stepped(value, direction * step, { min, max })))
  }
  return <TextInput inputMode="decimal" {...rest} value={value} onChange={onChange} onKeyDown={stepBy} />
}
