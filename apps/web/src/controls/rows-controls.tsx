import type { Field, Fields, Row, RowsField } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { insertRow, removeRow, type Spot } from '@waymark/forms/form'
import { LabelButton } from '@waymark/ui/controls'
import { FieldGroup, InputGrid } from '@waymark/ui/form'
import { type Say, useWords } from '../words/use-words.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { useFieldText } from './field-text.ts'

const W = {
  cell: msg('rows.cell', '{column} {row, number}'),
  remove: msg('rows.remove', 'Remove {label} {row, number}'),
  keepLast: msg('rows.keep-last', 'At least one row is needed'),
  full: msg('rows.full', 'At most {max, number} rows'),
  wrongIn: msg('rows.wrong-in', '{column} {row, number}: {error}'),
}

type AnyRows = Pick<RowsField<any, string>, 'label' | 'hint' | 'columns' | 'blank' | 'min' | 'max' | 'add'>
type Place = Spot<readonly Row<Record<string, unknown>>[]>

/** Repeated rows of several columns, drawn as one grid with the button that adds a row above it. */
export function RowsControl({ field, spot, readOnly }: ControlProps<'rows' | 'dimension-rows'>) {
  return <RowsGrid field={field as AnyRows} spot={spot as unknown as Place} readOnly={readOnly} />
}

/** Repeated single values. */
export function ListControl({ field, spot, readOnly }: ControlProps<'list'>) {
  const columns: Fields = { value: field.inner }
  return <RowsGrid field={{ ...field, columns }} spot={spot as unknown as Place} readOnly={readOnly} />
}

function RowsGrid({ field, spot, readOnly }: { field: AnyRows; spot: Place; readOnly: boolean }) {
  const { say, wrong, edited } = useFieldText()
  const columns = Object.entries(field.columns as Fields)
  const rows = spot.value
  const full = rows.length >= field.max
  const add = () => spot.set(insertRow(rows as Row<object>[], field.blank) as never)
  const label = say(field.label)
  const wrongs = errorLines(rows, spot, columns, say, wrong)
  return (
    <FieldGroup
      label={label}
      hint={field.hint && say(field.hint)}
      error={wrong(spot.error)}
      edited={edited(spot.edited)}
      action={
        !readOnly && (
          <LabelButton icon="plus" onPress={add} disabledReason={full ? say(W.full, { max: field.max }) : undefined}>
            {say(field.add)}
          </LabelButton>
        )
      }
    >
      {rows.length > 0 && (
        <InputGrid
          label={label}
          columns={widths(columns.map(([, column]) => column))}
          head={columns.map(([, column]) => say(column.label))}
          onEnterInLastRow={readOnly || full ? undefined : add}
          rows={rows.map((row, index) => ({
            key: row.key,
            cells: columns.map(([name, column]) => ({
              key: name,
              control: (
                <FieldControl
                  field={column}
                  spot={spot.at(row.key).at(name) as Spot<unknown>}
                  label={say(W.cell, { column: say(column.label), row: index + 1 })}
                  readOnly={readOnly}
                />
              ),
            })),
            ...(!readOnly && {
              remove: {
                label: say(W.remove, { label, row: index + 1 }),
                onPress: () => spot.set(removeRow(rows, row.key)),
                disabledReason: rows.length <= field.min ? say(W.keepLast) : undefined,
              },
            }),
          }))}
        />
      )}
      {wrongs.length > 0 && (
        <ul className={styles.rowErrors}>
          {wrongs.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

/** Numbers and choices are narrow, texts share what is left. */
function widths(columns: readonly Field[]): string {
  return columns
    .map((column, index) => {
      if (column.control === 'dimension') return 'minmax(180px, 2fr)'
      if (column.control === 'number') return '110px'
      if (column.control === 'select') return '140px'
      return index === 0 && columns.length > 1 ? 'minmax(120px, 200px)' : '1fr'
    })
    .join(' ')
}

/** What is wrong in the cells, said below the grid: a cell has no room for it. */
function errorLines(
  rows: readonly Row<Record<string, unknown>>[],
  spot: Place,
  columns: readonly (readonly [string, Field])[],
  say: Say,
  wrong: ReturnType<typeof useFieldText>['wrong'],
): readonly string[] {
  return rows.flatMap((row, index) =>
    columns.flatMap(([name, column]) => {
      const error = wrong(spot.at(row.key).at(name).error)
      return error ? [say(W.wrongIn, { column: say(column.label), row: index + 1, error })] : []
    }),
  )
}

/** Several fields of one wire object, side by side under one label. */
export function GroupControl({ field, spot, readOnly }: ControlProps<'group'>) {
  const { say } = useWords()
  return (
    <FieldGroup label={say(field.label)} hint={field.hint && say(field.hint)}>
      <div className={styles.fields}>
        {Object.entries(field.fields as Fields).map(([name, inner]) => (
          <FieldControl key={name} field={inner} spot={spot.at(name) as Spot<unknown>} readOnly={readOnly} />
        ))}
      </div>
    </FieldGroup>
  )
}
