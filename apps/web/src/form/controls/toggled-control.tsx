import type { Control, ControlFields, Field } from '@waymark/domain/field'
import { classes } from '@waymark/ui/classes'
import { Switch } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { useId } from 'react'
import { useEdited, useField } from '#form/use-form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { FieldLinks } from './field-links.tsx'
import { useFieldText } from './field-text.ts'
import { AddRow, type RowsField } from './rows-grid.tsx'
import { isOptionalSeconds, OptionalSecondsControl } from './seconds-controls.tsx'

/** Controls of one short line. */
const SHORT: ReadonlySet<Control> = new Set(['plain-text', 'text-with-references', 'number', 'select'])

/** A field behind a switch; a duration is one select instead, in which the default stands for "off". */
export function ToggledControl(props: ControlProps<'toggled'>) {
  return isOptionalSeconds(props.definition) ? <OptionalSecondsControl {...props} /> : <SwitchedControl {...props} />
}

const isList = (inner: Field): inner is ControlFields['list'] => inner.control === 'list'

/** A switch, and the field it reveals. */
function SwitchedControl({ definition, field, readOnly }: ControlProps<'toggled'>) {
  const { t, edited } = useFieldText()
  const id = useId()
  const { value: status } = useField(field.at('status'))
  const mark = edited(useEdited(field.form, field))
  return (
    <div className={styles.switchRow}>
      <Switch id={id} checked={status} onChange={(on) => field.setValue(definition.turn(on))} readOnly={readOnly} />
      <label htmlFor={id}>
        {t(definition.label)} {mark && <EditedMark>{mark}</EditedMark>}
      </label>
      {definition.links && <FieldLinks links={definition.links} />}
      {status && !readOnly && isList(definition.inner) && (
        <AddRow definition={definition.inner} field={field.at('value') as RowsField} />
      )}
      {definition.hint && <span className={styles.switchHint}>{t(definition.hint)}</span>}
      {status && (
        <div className={classes(styles.revealed, SHORT.has(definition.inner.control) && styles.short)}>
          <FieldControl definition={definition.inner} field={field.at('value')} plain readOnly={readOnly} />
        </div>
      )}
    </div>
  )
}
