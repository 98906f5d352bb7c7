import type { ComponentProps } from 'react'
import { classes } from '../classes/classes.ts'
import { afterPress } from './after-press.ts'
import { useFieldWiring } from './field-wiring.ts'
import frame from './input-frame.module.css'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text; resizable. */
export function Textarea({ value, onChange, className, rows = 3, onBlur, ...rest }: TextareaProps) {
  const field = useFieldWiring(rest)
  return (
    <span className={classes(frame.frame, frame.area, className)}>
      <textarea
        rows={rows}
        {...rest}
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onBlur && afterPress(() => onBlur(event))}
      />
    </span>
  )
}
