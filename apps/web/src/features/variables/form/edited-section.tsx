import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'

/** A section that is marked while something in it differs from what is saved. */
export function EditedSection({
  edited,
  ...section
}: Omit<ComponentProps<typeof Section>, 'mark'> & { edited: boolean }) {
  const mark = useFieldText().edited(edited)
  return <Section {...section} mark={mark && <EditedMark>{mark}</EditedMark>} />
}
