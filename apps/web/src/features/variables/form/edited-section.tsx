import type { FieldApi } from '@waymark/forms/form'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useEdited } from '#form/use-form.ts'

/** A section that is marked while one of its fields differs from what is saved. */
export function EditedSection({
  fields,
  ...section
}: Omit<ComponentProps<typeof Section>, 'mark'> & { fields: readonly [FieldApi<any>, ...FieldApi<any>[]] }) {
  const edited = useEdited(fields[0].form, ...fields)
  const mark = useFieldText().edited(edited)
  return <Section {...section} mark={mark && <EditedMark>{mark}</EditedMark>} />
}
