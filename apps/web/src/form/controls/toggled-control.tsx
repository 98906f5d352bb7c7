import type { Control, ControlFields, Field } from '@waymark/domain/field'
import { classes } from '@waymark/ui/classes'
import { useEdited, useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { FieldLinks } from './field-links.tsx'
import { AddRow, type RowsField } from './rows-grid.tsx'
import { isOptionalSeconds, OptionalSecondsControl } from './seconds-controls.tsx'
import { SwitchField } from './switch-field.tsx'

/** Controls of one short line. */
const SHORT: ReadonlySet<Control> = new Set(['plain-text', 'text-with-references', 'number', 'select'])

/** A field behind a switch; a duration is one select instead, in which the default stands for "off". */
export function ToggledControl(props: ControlProps<'toggled'>) {
  return isOptionalSeconds(props.definition) ? <OptionalSecondsControl {...props} /> : <SwitchedControl {...props} />
}

const isList = (inner: Field): inner is ControlFields['list'] => inner.control === 'list'

/** A switch, and the field it reveals. */
function SwitchedControl({ definition, field, readOnly }: ControlProps<'toggled'>) {
  const { t } = useI18n()
  const { value: status } = useField(field.at('status'))
  const edited = useEdited(field.form, field)
  return (
    <SwitchField
      label={t(definition.label)}
      hint={definition.hint && t(definition.hint)}
      action={
        <>
          {definition.links && <FieldLinks links={definition.links} />}
          {status && !readOnly && isList(definition.inner) && (
            <AddRow definition={definition.inner} field={field.at('value') as RowsField} />
          )}
        </>
      }
      field={{ value: status, setValue: (on) => field.setValue(definition.turn(on)), edited }}
      readOnly={readOnly}
    >
      {status && (
        <div className={classes(styles.revealed, SHORT.has(definition.inner.control) && styles.short)}>
          <FieldControl definition={definition.inner} field={field.at('value')} plain readOnly={readOnly} />
        </div>
      )}
    </SwitchField>
  )
}
