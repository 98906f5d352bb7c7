import type { FieldApi } from '@waymark/forms/form'
import { TextInput, type TextInputProps } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from './controls/field-text.ts'
import { useField } from './use-form.ts'

/** One line of text of a form: its label, hint and error, and the mark of a change where changes are marked. */
export function TextField({
  label,
  hint,
  field,
  ...input
}: { label: string; hint?: string | undefined; field: FieldApi<string> } & Omit<
  TextInputProps,
  'value' | 'onChange' | 'onBlur'
>) {
  const { errorText, edited } = useFieldText()
  const text = useField(field)
  return (
    <Field label={label} hint={hint} error={errorText(text.error)} edited={edited(text.edited)}>
      <TextInput {...input} value={text.value} onChange={text.setValue} onBlur={text.onBlur} />
    </Field>
  )
}
