import type { KeyboardEvent } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'step'> {
  min?: number
  max?: number
  step?: number
}

/** A number as it is typed, with its unit behind it; arrows step. What is not a number stays visible for the form to refuse. */
export function NumberInput({ value, onChange, min, max, step = 1, onKeyDown, ...rest }: NumberInputProps) {
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || event.defaultPrevented || rest.readOnly || rest.disabled) return
    event.preventDefault()
    onChange(
      String(
        stepped(value, direction * step, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
      ),
    )
  }
  return <TextInput inputMode="decimal" {...rest} value={value} onChange={onChange} onKeyDown={stepBy} />
}

/** The next number from what stands in the field, kept within its limits and free of binary crumbs. */
export function stepped(text: string, by: number, limits: { min?: number; max?: number }): number {
  const from = Number(text.trim() === '' ? 0 : text)
  const next = Number.isFinite(from) ? Number((from + by).toPrecision(12)) : (limits.min ?? 0)
  return Math.min(limits.max ?? Number.POSITIVE_INFINITY, Math.max(limits.min ?? Number.NEGATIVE_INFINITY, next))
}
