import { VariableInput } from '@waymark/ui/controls'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'
import { useLiveCheck } from './use-live-check.ts'
import { useVariableNames } from './use-variable-names.ts'

/** A CSS selector, XPath or element id that may contain references; validated while it is typed. */
export function SelectorControl({ definition, label, readOnly, ...props }: ControlProps<'selector'>) {
  const names = useVariableNames()
  const field = useLiveCheck(props.field)
  return (
    <Framed definition={definition} field={field} label={label}>
      <VariableInput
        {...names}
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
