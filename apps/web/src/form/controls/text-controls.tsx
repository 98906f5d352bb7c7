import { NumberInput, Textarea, TextInput } from '@waymark/ui/controls'
import { useField } from '#form/use-form.ts'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { useLiveCheck } from './use-live-check.ts'

/** One line of text without references. */
export function PlainTextControl({ definition, label, plain, readOnly, ...props }: ControlProps<'plain-text'>) {
  const field = useField(props.field)
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <TextInput
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={field.error ? true : undefined}
      />
    </Framed>
  )
}

/** One line of text with completion of variables after `{{`. */
export function TextWithReferencesControl({
  definition,
  label,
  plain,
  readOnly,
  ...props
}: ControlProps<'text-with-references'>) {
  const field = useField(props.field)
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <ReferenceInput field={field} readOnly={readOnly} label={label} />
    </Framed>
  )
}

/** A CSS selector, XPath or element id that may contain references; validated while it is typed. */
export function SelectorControl({ definition, label, plain, readOnly, ...props }: ControlProps<'selector'>) {
  const field = useLiveCheck(props.field)
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <ReferenceInput field={field} readOnly={readOnly} label={label} />
    </Framed>
  )
}

/** Several lines of text. */
export function TextareaControl({ definition, label, plain, readOnly, ...props }: ControlProps<'textarea'>) {
  const field = useField(props.field)
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <Textarea
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  )
}

/** A number, with arrows to step. */
export function NumberControl({ definition, label, plain, readOnly, ...props }: ControlProps<'number'>) {
  const field = useField(props.field)
  const limits = definition as { min?: number; max?: number; suffix?: string }
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <NumberInput
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
        aria-label={label}
        {...(limits.suffix !== undefined && { suffix: limits.suffix })}
        {...(limits.min !== undefined && { min: limits.min })}
        {...(limits.max !== undefined && Number.isFinite(limits.max) && { max: limits.max })}
      />
    </Framed>
  )
}
