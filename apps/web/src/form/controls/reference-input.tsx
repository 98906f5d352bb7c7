import type { FieldApi } from '@waymark/forms/form'
import { VariableInput } from '@waymark/ui/controls'
import { useVariableNames } from './use-variable-names.ts'

interface ReferenceInputProps {
  field: Pick<FieldApi<string>, 'value' | 'error' | 'setValue' | 'onBlur'>
  readOnly: boolean
  label?: string | undefined
}

/** One line of text with completion of variables after `{{`. `field` comes from `useField`; `label` names an input without a visible label. */
export function ReferenceInput({ field, readOnly, label }: ReferenceInputProps) {
  const { known: _, ...names } = useVariableNames()
  return (
    <VariableInput
      {...names}
      value={field.value}
      onChange={field.setValue}
      onBlur={field.onBlur}
      readOnly={readOnly}
      aria-label={label}
      aria-invalid={field.error ? true : undefined}
    />
  )
}
