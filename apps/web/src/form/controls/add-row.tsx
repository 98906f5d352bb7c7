import type { Row } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { insertRow } from '@waymark/forms/form'
import { LabelButton } from '@waymark/ui/controls'
import { goToNewRow } from '@waymark/ui/form'
import { useRows } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { AnyRows, RowsField } from './rows-grid.tsx'

const FULL = msg('rows.full', 'At most {max, number} rows')

/** Adds an empty row, unless there are as many as there may be. */
export function useAddRow(definition: Pick<AnyRows, 'blank' | 'max'>, field: RowsField) {
  const rows = useRows(field)
  return {
    full: rows.length >= definition.max,
    add: () => field.setValue(insertRow(field.value as Row<object>[], definition.blank) as never),
  }
}

/** The button that adds an empty row and moves the focus there. It stands in the group or section of the rows. */
export function AddRow({
  definition,
  field,
}: {
  definition: Pick<AnyRows, 'blank' | 'max' | 'add'>
  field: RowsField
}) {
  const { t } = useI18n()
  const { full, add } = useAddRow(definition, field)
  return (
    <LabelButton
      icon="plus"
      disabledReason={full ? t(FULL, { max: definition.max }) : undefined}
      onPress={({ currentTarget }) => {
        goToNewRow(currentTarget.closest('section, [role="group"]'))
        add()
      }}
    >
      {t(definition.add)}
    </LabelButton>
  )
}
