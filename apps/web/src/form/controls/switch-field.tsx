import type { FieldApi } from '@waymark/forms/form'
import { Switch } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'
import { useFieldText } from './field-text.ts'

interface SwitchFieldProps {
  label: string
  hint?: string | undefined
  /** Links or a button at the end of the label line. */
  action?: ReactNode
  field: Pick<FieldApi<boolean>, 'value' | 'setValue' | 'edited'>
  readOnly: boolean
  disabledReason?: string | undefined
  children?: ReactNode
}

/** A switch of a form: its label and hint, the mark of a change where changes are marked, and what it reveals. */
export function SwitchField({ label, hint, action, field, readOnly, disabledReason, children }: SwitchFieldProps) {
  const { edited } = useFieldText()
  const id = useId()
  const mark = edited(field.edited)
  return (
    <div className={styles.switchRow}>
      <Switch
        id={id}
        aria-describedby={hint && `${id}hint`}
        checked={field.value}
        onChange={field.setValue}
        readOnly={readOnly}
        disabledReason={disabledReason}
      />
      <label htmlFor={id}>
        {label} {mark && <EditedMark>{mark}</EditedMark>}
      </label>
      {action}
      {hint && (
        <span className={styles.switchHint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      {children}
    </div>
  )
}
