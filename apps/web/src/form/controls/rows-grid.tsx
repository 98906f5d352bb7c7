import type { Field, Fields, Row, RowsField as RowsDefinition } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type FieldApi, insertRow, removeRow } from '@waymark/forms/form'
import { LabelButton } from '@waymark/ui/controls'
import { Cell, FieldGroup, focusNewRow, InputGrid } from '@waymark/ui/form'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useEdited, useField, useFormValue, useRowCount, useRows } from '#form/use-form.ts'
import { CELL } from '../form-messages.ts'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { useFieldText } from './field-text.ts'
import { RowErrors } from './row-errors.tsx'

const M = {
  full: msg('rows.full', 'At most {max, number} rows'),
  keepLast: msg('rows.keep-last', 'At least one row is needed'),
  wrongIn: msg('rows.wrong-in', '{column} {row, number}: {error}'),
}

export type AnyRows = Pick<
  RowsDefinition<any, string>,
  'label' | 'hint' | 'columns' | 'blank' | 'min' | 'max' | 'add' | 'remove'
> &
  Partial<Pick<RowsDefinition<any, string>, 'none'>>
export type RowsField = FieldApi<readonly Row<any>[]>

/** Adds an empty row, unless the limit is reached. */
function useAddRow(definition: Pick<AnyRows, 'blank' | 'max'>, field: RowsField) {
  const count = useRowCount(field)
  return {
    full: count >= definition.max,
    add: () => field.setValue(insertRow(field.value as Row<object>[], definition.blank) as never),
  }
}

interface AddRowProps {
  definition: Pick<AnyRows, 'blank' | 'max' | 'add'>
  field: RowsField
}

/** The button that adds an empty row and focuses it. It must be inside the group or section of the rows. */
export function AddRow({ definition, field }: AddRowProps) {
  const { t } = useFieldText()
  const { full, add } = useAddRow(definition, field)
  return (
    <LabelButton
      icon="plus"
      disabledReason={full ? t(M.full, { max: definition.max }) : undefined}
      onPress={({ currentTarget }) => {
        focusNewRow(currentTarget.closest('section, [role="group"]'))
        add()
      }}
    >
      {t(definition.add)}
    </LabelButton>
  )
}

interface RowsGridProps {
  definition: AnyRows
  field: RowsField
  readOnly: boolean
  plain?: boolean
  numbered?: boolean
  /** The widths of the columns as a grid template; by default they depend on the controls. */
  columns?: string
  /** Called with a text pasted into a cell; returns whether it has handled it. */
  onPaste?: (row: string, column: string, text: string) => boolean
}

/**
 * Rows of several columns as one grid, with the button that adds a row beside the label. With `plain` the caller renders
 * label, hint and button; with `numbered` each row shows its number.
 */
export function RowsGrid({
  definition,
  field,
  readOnly,
  plain = false,
  numbered = false,
  columns: given,
  onPaste,
}: RowsGridProps) {
  const { t, errorText, edited } = useFieldText()
  const columns = Object.entries(definition.columns as Fields)
  const rows = useRows(field)
  const { full, add } = useAddRow(definition, field)
  const error = useFormValue(field.form, () => field.error)
  const isEdited = useEdited(field.form, field)
  const label = t(definition.label)
  const id = useId()
  return (
    <FieldGroup
      label={label}
      hint={plain ? undefined : definition.hint && t(definition.hint)}
      error={errorText(error)}
      edited={plain ? undefined : edited(isEdited)}
      labelHidden={plain}
      action={!readOnly && !plain && <AddRow definition={definition} field={field} />}
    >
      {rows.length === 0 ? (
        definition.none && <p className="t-muted">{t(definition.none)}</p>
      ) : (
        <InputGrid
          label={label}
          columns={`${numbered ? '40px ' : ''}${given ?? widths(columns.map(([, column]) => column))}`}
          head={
            columns.length === 1
              ? undefined
              : [...(numbered ? [''] : []), ...columns.map(([, column]) => t(column.label))]
          }
          onEnterInLastRow={readOnly || full ? undefined : add}
          rows={rows.map((row, index) => ({
            key: row.key,
            edited: edited(row.edited) !== undefined,
            cells: [
              ...(numbered ? [{ key: 'number', control: <span className={styles.number}>{index + 1}</span> }] : []),
              ...columns.map(([name, column]) => ({
                key: name,
                control: (
                  <Pasted onPaste={!readOnly && onPaste ? (text) => onPaste(row.key, name, text) : undefined}>
                    <GridCell
                      definition={column}
                      field={field.at(row.key).at(name) as FieldApi<unknown>}
                      label={t(CELL, { column: t(column.label), row: index + 1 })}
                      errorId={errorIdOf(id, row.key, name)}
                      readOnly={readOnly}
                    />
                  </Pasted>
                ),
              })),
            ],
            ...(!readOnly && {
              remove: {
                label: t(definition.remove, { row: index + 1 }),
                onPress: () => field.setValue(removeRow(field.value, row.key)),
                disabledReason: rows.length <= definition.min ? t(M.keepLast) : undefined,
              },
            }),
          }))}
        />
      )}
      <CellErrors id={id} field={field} columns={columns} />
    </FieldGroup>
  )
}

/** One cell; a text pasted there may fill several. */
function Pasted({ onPaste, children }: { onPaste: ((text: string) => boolean) | undefined; children: ReactNode }) {
  if (!onPaste) return children
  return (
    <div
      className={styles.cell}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}

/** The id of the error of one cell. */
const errorIdOf = (grid: string, row: string, column: string) => `${grid}${row}${column}`

/** Numbers and choices are narrow, texts share the remaining width. */
function widths(columns: readonly Field[]): string {
  return columns
    .map((column, index) => {
      if (column.control === 'dimension') return 'minmax(120px, 240px)'
      if (column.control === 'number') return '110px'
      if (column.control === 'select') return '140px'
      if (index > 0 || columns.length === 1) return '1fr'
      return columns.length === 2 ? 'min(200px, 35%)' : 'minmax(120px, 200px)'
    })
    .join(' ')
}

/** One control of the grid, described by its error below the grid. */
function GridCell({ errorId, ...control }: ComponentProps<typeof FieldControl> & { errorId: string }) {
  const { error } = useField(control.field)
  return (
    <Cell errorId={error && errorId}>
      <FieldControl {...control} />
    </Cell>
  )
}

interface CellErrorsProps {
  id: string
  field: RowsField
  columns: readonly (readonly [string, Field])[]
}

/** The errors of the cells, below the grid because a cell has no room for them. */
function CellErrors({ id, field, columns }: CellErrorsProps) {
  const { t, errorText } = useFieldText()
  const errors = useFormValue(field.form, () =>
    field.value.flatMap(({ key }, index) =>
      columns.flatMap(([name]) => {
        const { error } = field.at(key).at(name)
        return error ? [{ key, name, row: index + 1, error }] : []
      }),
    ),
  )
  const labels = new Map(columns.map(([name, column]) => [name, t(column.label)]))
  return (
    <RowErrors
      rows={errors.map(({ key, name, row, error }) => ({
        id: errorIdOf(id, key, name),
        text: t(M.wrongIn, { column: labels.get(name), row, error: errorText(error) }),
      }))}
    />
  )
}
