import type { FieldApi } from '@waymark/forms/form'
import type { LinkedTrigger } from '@waymark/forms/models/tag'
import { useFieldText } from '#form/controls/field-text.ts'
import { useFormValue } from '#form/use-form.ts'

/** The texts of the errors of linked triggers, such as one that another user has deleted, in the order of the triggers. */
export function useLinkErrors(field: FieldApi<readonly LinkedTrigger[]>): readonly (string | undefined)[] {
  const { errorText } = useFieldText()
  return useFormValue(field.form, () => field.value.map(({ key }) => field.at(key).error)).map(errorText)
}
