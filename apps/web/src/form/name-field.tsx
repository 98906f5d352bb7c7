import { NAME_LIMIT } from '@waymark/domain/resource'
import type { FieldApi } from '@waymark/forms/form'
import { TextInput, type TextInputProps } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from './controls/field-text.ts'
import { USED_OF_LIMIT } from './form-messages.ts'
import { useField } from './use-form.ts'

/** The name of a tag, a trigger or a variable, and how many characters of the limit are used. */
export function NameField({
  label,
  hint,
  field,
  ...input
}: { label: string; hint?: string | undefined; field: FieldApi<string> } & Pick<
  TextInputProps,
  'ref' | 'autoFocus' | 'onFocus' | 'readOnly'
>) {
  const { t, errorText } = useFieldText()
  const { value, error, setValue, onBlur } = useField(field)
  return (
    <Field
      label={label}
      hint={hint}
      error={errorText(error)}
      count={t(USED_OF_LIMIT, { used: value.length, limit: NAME_LIMIT })}
    >
      <TextInput {...input} value={value} onChange={setValue} onBlur={onBlur} />
    </Field>
  )
}
