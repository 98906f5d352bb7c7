import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Switch } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { ReferenceInput } from '#form/controls/reference-input.tsx'
import { AddRow, RowsGrid } from '#form/controls/rows-grid.tsx'
import { useField, useRowCount } from '#form/use-form.ts'
import { Trans } from '#i18n/trans.tsx'
import { EditedSection } from './edited-section.tsx'
import { fillRows } from './fill-rows.ts'
import styles from './form.module.css'
import { pastedCells } from './pasted-cells.ts'
import { EXAMPLE_REFERENCE } from './reference-token.tsx'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'

const M = {
  input: msg('variables.lookup-input', 'Input'),
  inputAbout: msg('variables.lookup-input-about', 'The value to look up.'),
  table: msg('variables.lookup-table', 'Lookup table'),
  rows: msg('variables.lookup-table-rows', '{count, plural, one {# row} other {# rows}}'),
  tableAbout: msg(
    'variables.lookup-table-about',
    'The first row whose input equals the value wins. Both columns accept <ref/> references. You can paste two columns from a spreadsheet.',
  ),
  otherwise: msg('variables.lookup-default', 'Default output'),
  otherwiseAbout: msg('variables.lookup-default-about', 'Returned when no row matches.'),
  use: msg('variables.lookup-default-use', 'Use a default output'),
  loops: msg(
    'variables.lookup-loops',
    'Avoid loops. A lookup table cannot use itself, directly or through another variable.',
  ),
}

/** The input variable, the table of inputs and outputs, and the default output when no row matches. */
export function LookupTableSettings(props: SettingsProps<'lookup_table'>) {
  return (
    <>
      <Input {...props} />
      <Pairs {...props} />
      <Otherwise {...props} />
    </>
  )
}

const { value: INPUT, pairs: PAIRS, defaultValue: DEFAULT } = variableTypes.lookup_table.fields

function Input({ field, readOnly }: SettingsProps<'lookup_table'>) {
  const { t } = useFieldText()
  return (
    <Section
      first
      id="section-settings"
      title={t(M.input)}
      description={t(M.inputAbout)}
      actions={<TypeHelp topic="lookup_table" />}
    >
      <div className={styles.narrow}>
        <FieldControl definition={INPUT} field={field.at('value')} readOnly={readOnly} />
      </div>
    </Section>
  )
}

function Pairs({ field, readOnly }: SettingsProps<'lookup_table'>) {
  const { t } = useFieldText()
  const pairs = field.at('pairs')
  const count = useRowCount(pairs)
  const paste = (row: string, column: string, text: string) => {
    const filled = fillRows(pairs.value, { row, column: column === 'output' ? 'output' : 'input' }, pastedCells(text))
    if (filled) pairs.setValue([...filled])
    return filled !== undefined
  }
  return (
    <EditedSection
      id="section-pairs"
      title={t(M.table)}
      fields={[pairs]}
      count={t(M.rows, { count })}
      description={<Trans message={M.tableAbout} components={{ ref: EXAMPLE_REFERENCE }} />}
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
    </EditedSection>
  )
}

function Otherwise({ field, readOnly }: SettingsProps<'lookup_table'>) {
  const { t, errorText, edited } = useFieldText()
  const output = field.at('defaultValue')
  const status = useField(output.at('status'))
  const text = useField(output.at('value'))
  return (
    <EditedSection id="section-default" title={t(M.otherwise)} fields={[output]} description={t(M.otherwiseAbout)}>
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
    </EditedSection>
  )
}
