import { Switch } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { useId } from 'react'
import { useField } from '#form/use-form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { useFieldText } from './field-text.ts'

/** A switch, and the field it reveals. */
export function ToggledControl({ definition, readOnly, ...props }: ControlProps<'toggled'>) {
  const { t, edited } = useFieldText()
  const id = useId()
  const { value: status, ...field } = useField(props.field.at('status'))
  const mark = edited(field.edited)
  return (
    <div className={styles.switchRow}>
      <Switch
        id={id}
        checked={status}
        onChange={(on) => props.field.setValue(definition.turn(on))}
        readOnly={readOnly}
      />
      <label htmlFor={id}>
        {t(definition.label)} {mark && <EditedMark>{mark}</EditedMark>}
      </label>
      {definition.hint && <span className={styles.switchHint}>{t(definition.hint)}</span>}
      {status && (
        <div className={styles.revealed}>
          <FieldControl definition={definition.inner} field={props.field.at('value')} readOnly={readOnly} />
        </div>
      )}
    </div>
  )
}
