import { Switch } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { useId } from 'react'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { useFieldText } from './field-text.ts'

/** A switch, and the field it reveals. */
export function ToggledControl({ field, spot, readOnly }: ControlProps<'toggled'>) {
  const { t, edited } = useFieldText()
  const id = useId()
  const { status } = spot.value
  const mark = edited(spot.at('status').edited)
  return (
    <div className={styles.switchRow}>
      <Switch id={id} checked={status} onChange={(on) => spot.set(field.turn(on))} readOnly={readOnly} />
      <label htmlFor={id}>
        {t(field.label)} {mark && <EditedMark>{mark}</EditedMark>}
      </label>
      {field.hint && <span className={styles.switchHint}>{t(field.hint)}</span>}
      {status && (
        <div className={styles.revealed}>
          <FieldControl field={field.inner} spot={spot.at('value')} readOnly={readOnly} />
        </div>
      )}
    </div>
  )
}
