import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Switch } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { ReferenceInput } from '#form/controls/reference-input.tsx'
import { AddRow, RowsGrid } from '#form/controls/rows-grid.tsx'
import { useField, useRowCount } from '#form/use-form.ts'
import { fillRows } from './fill-rows.ts'
import styles from './form.module.css'
import { pastedCells } from './pasted-cells.ts'
import type { SettingsProps } from './settings-props.ts'
import { SettingsSection } from './settings-section.tsx'

const M = {
  rows: msg('variables.lookup-table-rows', '{count, plural, one {# row} other {# rows}}'),
  use: msg('variables.lookup-default-use', 'Use a default output'),
  loops: msg(
    'variables.lookup-loops',
    'Avoid loops. A lookup table cannot use itself, directly or through another variable.',
  ),
}

const { value: INPUT, pairs: PAIRS, defaultValue: DEFAULT } = variableTypes.lookup_table.fields

/** The variable whose value is looked up. */
export function LookupInput(props: SettingsProps<'lookup_table'>) {
  return (
    <SettingsSection settings={props}>
      <div className={styles.narrow}>
        <FieldControl definition={INPUT} field={props.field.at('value')} readOnly={props.readOnly} />
      </div>
    </SettingsSection>
  )
}

/** The table of inputs and outputs. */
export function LookupPairs(props: SettingsProps<'lookup_table'>) {
  const { t } = useFieldText()
  const { readOnly } = props
  const pairs = props.field.at('pairs')
  const count = useRowCount(pairs)
  const paste = (row: string, column: string, text: string) => {
    const filled = fillRows(pairs.value, { row, column: column === 'output' ? 'output' : 'input' }, pastedCells(text))
    if (filled) pairs.setValue([...filled])
    return filled !== undefined
  }
  return (
    <SettingsSection
      settings={props}
      marks={[pairs]}
      count={t(M.rows, { count })}
      actions={!readOnly && <AddRow definition={PAIRS} field={pairs} />}
    >
      <RowsGrid
        definition={PAIRS}
        field={pairs}
        readOnly={readOnly}
        plain
        numbered
        columns="minmax(0, 1.5fr) minmax(0, 1fr)"
        onPaste={paste}
      />
    </SettingsSection>
  )
}

/** The output when no row matches. */
export function LookupDefault(props: SettingsProps<'lookup_table'>) {
  const { t, errorText, edited } = useFieldText()
  const { readOnly } = props
  const output = props.field.at('defaultValue')
  const status = useField(output.at('status'))
  const text = useField(output.at('value'))
  return (
    <SettingsSection settings={props} marks={[output]}>
      <div className={styles.default}>
        <Switch checked={status.value} onChange={status.setValue} readOnly={readOnly} aria-label={t(M.use)} />
        {status.value && (
          <Field
            label={t(DEFAULT.label)}
            labelHidden
            error={errorText(text.error)}
            edited={edited(text.edited)}
            className={styles.defaultText}
          >
            <ReferenceInput field={text} readOnly={readOnly} />
          </Field>
        )}
      </div>
      <Note tone="warning">{t(M.loops)}</Note>
    </SettingsSection>
  )
}
