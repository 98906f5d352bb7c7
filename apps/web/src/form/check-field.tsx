import type { FieldApi } from '@waymark/forms/form'
import { Checkbox } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import type { ReactNode } from 'react'
import { useFieldText } from './controls/field-text.ts'
import { useField } from './use-form.ts'

/** A checkbox of a form: its label and hint, and the mark of a change where changes are marked. */
export function CheckField({
  label,
  hint,
  readOnly,
  ...props
}: {
  label: string
  hint?: ReactNode
  field: FieldApi<boolean>
  readOnly: boolean
}) {
  const { edited } = useFieldText()
  const field = useField(props.field)
  const mark = edited(field.edited)
  return (
    <Checkbox
      checked={field.value}
      onChange={field.setValue}
      readOnly={readOnly}
      hint={hint}
      label={
        <>
          {label} {mark && <EditedMark>{mark}</EditedMark>}
        </>
      }
    />
  )
}
