import type { Field } from '@waymark/domain/field'
import { VARIABLE_VALUE_LIMIT } from '@waymark/domain/variable'
import type { FieldApi } from '@waymark/forms/form'
import { COUNTED_FROM } from '#form/controls/code-control.tsx'
import { Framed } from '#form/controls/framed.tsx'
import { ReferenceInput } from '#form/controls/reference-input.tsx'
import { USED_OF_LIMIT } from '#form/form-messages.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** How many of the characters of a variable's value are used, from a certain length. */
export function useValueCount() {
  const { t } = useI18n()
  return (value: string) =>
    value.length > COUNTED_FROM ? t(USED_OF_LIMIT, { used: value.length, limit: VARIABLE_VALUE_LIMIT }) : undefined
}

/** The value of a variable as one line in which `{{` offers variables. */
export function LongText({
  definition,
  readOnly,
  ...props
}: {
  definition: Pick<Field, 'label' | 'hint' | 'optional'>
  field: FieldApi<string>
  readOnly: boolean
}) {
  const count = useValueCount()
  const field = useField(props.field)
  return (
    <Framed definition={definition} field={field} count={count(field.value)}>
      <ReferenceInput field={field} readOnly={readOnly} />
    </Framed>
  )
}
