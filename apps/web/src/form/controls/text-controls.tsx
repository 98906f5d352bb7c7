import { NumberInput, Textarea, TextInput, VariableInput } from '@waymark/ui/controls'
import { useTyped } from '#form/use-typed.ts'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'
import { useVariableNames } from './use-variable-names.ts'

/** One line taken literally. */
export function TextControl({ field, spot, label, readOnly }: ControlProps<'text'>) {
  const type = useTyped(spot.set)
  return (
    <Framed field={field} spot={spot} label={label}>
      <TextInput
        value={spot.value}
        onChange={type}
        onBlur={spot.touch}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={spot.error ? true : undefined}
      />
    </Framed>
  )
}

/** One line in which `{{` offers variables. */
export function TemplateTextControl({ field, spot, label, readOnly }: ControlProps<'template-text'>) {
  const names = useVariableNames()
  const type = useTyped(spot.set)
  return (
    <Framed field={field} spot={spot} label={label}>
      <VariableInput
        {...names}
        value={spot.value}
        onChange={type}
        onBlur={spot.touch}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={spot.error ? true : undefined}
      />
    </Framed>
  )
}

/** Several lines. */
export function TextareaControl({ field, spot, label, readOnly }: ControlProps<'textarea'>) {
  const type = useTyped(spot.set)
  return (
    <Framed field={field} spot={spot} label={label}>
      <Textarea value={spot.value} onChange={type} onBlur={spot.touch} readOnly={readOnly} aria-label={label} />
    </Framed>
  )
}

/** Digits, with arrows to step. */
export function NumberControl({ field, spot, label, readOnly }: ControlProps<'number'>) {
  const type = useTyped(spot.set)
  const limits = field as { min?: number; max?: number; suffix?: string }
  return (
    <Framed field={field} spot={spot} label={label}>
      <NumberInput
        value={spot.value}
        onChange={type}
        onBlur={spot.touch}
        readOnly={readOnly}
        aria-label={label}
        {...(limits.suffix !== undefined && { suffix: limits.suffix })}
        {...(limits.min !== undefined && { min: limits.min })}
        {...(limits.max !== undefined && Number.isFinite(limits.max) && { max: limits.max })}
      />
    </Framed>
  )
}
