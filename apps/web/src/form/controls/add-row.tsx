import type { Row } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { insertRow } from '@waymark/forms/form'
import { LabelButton } from '@waymark/ui/controls'
import { goToNewRow } from '@waymark/ui/form'
import { useI18n } from '#i18n/use-i18n.ts'
import type { AnyRows, RowsPlace } from './rows-grid.tsx'

const FULL = msg('rows.full', 'At most {max, number} rows')

/** Adds an empty row, unless there are as many as there may be. */
export function useAddRow(field: Pick<AnyRows, 'blank' | 'max'>, spot: RowsPlace) {
  return {
    full: spot.value.length >= field.max,
    add: () => spot.set(insertRow(spot.value as Row<object>[], field.blank) as never),
  }
}

/** The button that adds an empty row; typing goes on there. It stands in the group or section that holds the rows. */
export function AddRow({ field, spot }: { field: Pick<AnyRows, 'blank' | 'max' | 'add'>; spot: RowsPlace }) {
  const { t } = useI18n()
  const { full, add } = useAddRow(field, spot)
  return (
    <LabelButton
      icon="plus"
      disabledReason={full ? t(FULL, { max: field.max }) : undefined}
      onPress={({ currentTarget }) => {
        goToNewRow(currentTarget.closest('section, [role="group"]'))
        add()
      }}
    >
      {t(field.add)}
    </LabelButton>
  )
}
