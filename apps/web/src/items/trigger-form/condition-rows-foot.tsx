import { msg } from '@waymark/domain/message'
import { LabelButton } from '@waymark/ui/controls'
import { focusNewRow } from '@waymark/ui/form'
import type { ComponentProps } from 'react'
import { RowErrors } from '#form/controls/row-errors.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './trigger-form.module.css'

export const WRONG_IN_ROW = msg('conditions.wrong-in', 'Row {row, number}: {error}')

const FULL = msg('conditions.full', 'At most {max, number} conditions')

interface ConditionRowsFootProps {
  addLabel: string
  /** How many rows there are. */
  count: number
  /** How many more conditions the trigger can have. */
  left: number
  readOnly: boolean
  errors: ComponentProps<typeof RowErrors>
  onAdd: () => void
}

/** Below rows of conditions: the button that adds one, and the errors of the rows. */
export function ConditionRowsFoot({ addLabel, count, left, readOnly, errors, onAdd }: ConditionRowsFootProps) {
  const { t } = useI18n()
  return (
    <div className={styles.foot}>
      {!readOnly && (
        <LabelButton
          icon="plus"
          disabledReason={left <= 0 ? t(FULL, { max: count + left }) : undefined}
          onPress={({ currentTarget }) => {
            focusNewRow(currentTarget.closest('section'))
            onAdd()
          }}
        >
          {addLabel}
        </LabelButton>
      )}
      <RowErrors {...errors} />
    </div>
  )
}
