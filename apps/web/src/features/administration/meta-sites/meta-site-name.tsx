import { NAME_LABEL } from '@waymark/domain/resource'
import type { Form } from '@waymark/forms/form'
import type { MetaSiteForm } from '@waymark/forms/models/meta-site'
import { TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'

interface MetaSiteNameProps {
  form: Form<MetaSiteForm>
  readOnly: boolean
  autoFocus?: boolean
}

/** The name of a meta-site. */
export function MetaSiteName({ form, readOnly, autoFocus = false }: MetaSiteNameProps) {
  const { t, errorText } = useFieldText()
  const { value, error, setValue, onBlur } = useField(form, 'name')
  return (
    <Field label={t(NAME_LABEL)} error={errorText(error)}>
      <TextInput value={value} onChange={setValue} onBlur={onBlur} readOnly={readOnly} autoFocus={autoFocus} />
    </Field>
  )
}
