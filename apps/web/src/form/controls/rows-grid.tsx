import type { Field, Fields, Row, RowsField } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { removeRow, type Spot } from '@waymark/forms/form'
import { Cell, FieldGroup, InputGrid } from '@waymark/ui/form'
import { type ReactNode, useDeferredValue, useId } from 'react'
import type { Translate } from '#i18n/use-i18n.ts'
import { AddRow, useAddRow } from './add-row.tsx'
import styles from './controls.module.css'
import { FieldControl } from './field-control.tsx'
import { useFieldText } from './field-text.ts'
import { RowErrors } from './row-errors.tsx'

const M = {
  cell: msg('rows.cell', '{column} {row, number}'),
  remove: msg('rows.remove', 'Remove {label} {row, number}'),
  removeNumbered: msg('rows.remove-numbered', 'Remove row {row, number}'),
  keepLast: msg('rows.keep-last', 'At least one row is needed'),
  wrongIn: msg('rows.wrong-in', '{column} {row, number}: {error}'),
}

/** How many rows are drawn with the first picture; those of a longer table follow, as all of them take long. */
const FIRST_ROWS = 50

export type AnyRows = Pick<RowsField<any, string>, 'label' | 'hint' | 'columns' | 'blank' | 'min' | 'max' | 'add'> &
  Partial<Pick<RowsField<any, string>, 'none'>>
export type RowsPlace = Spot<readonly Row<Record<string, unknown>>[]>

/**
 * Rows of several columns as one grid, with the button that adds a row beside the label. With `plain` label, hint and
 * button stand elsewhere; with `numbered` each row shows its number.
 */
export function RowsGrid({
  field,
  spot,
  readOnly,
  plain = false,
  numbered = false,
  columns: given,
  onPaste,
}: {
  field: AnyRows
  spot: RowsPlace
  readOnly: boolean
  plain?: boolean
  numbered?: boolean
  /** How wide the columns are, as a grid template, where their controls do not tell. */
  columns?: string
  /** Text is pasted into a cell; true when it has been dealt with. */
  onPaste?: (row: string, column: string, text: string) => boolean
}) {
  const { t, wrong, edited } = useFieldText()
  const columns = Object.entries(field.columns as Fields)
  const rows = spot.value
  const { full, add } = useAddRow(field, spot)
  const label = t(field.label)
  const id = useId()
  const whole = useDeferredValue(true, rows.length <= FIRST_ROWS)
  const wrongs = errorLines(id, rows, spot, columns, t, wrong)
  return (
    <FieldGroup
      label={label}
      hint={plain ? undefined : field.hint && t(field.hint)}
      error={wrong(spot.error)}
      edited={plain ? undefined : edited(spot.edited)}
      labelHidden={plain}
      action={!readOnly && !plain && <AddRow field={field} spot={spot} />}
    >
      {rows.length === 0 ? (
        field.none && <p className={styles.none}>{t(field.none)}</p>
      ) : (
        <InputGrid
          label={label}
          columns={`${numbered ? '40px ' : ''}${given ?? widths(columns.map(([, column]) => column))}`}
          head={[...(numbered ? [''] : []), ...columns.map(([, column]) => t(column.label))]}
          onEnterInLastRow={readOnly || full || !whole ? undefined : add}
          rows={(whole ? rows : rows.slice(0, FIRST_ROWS)).map((row, index) => ({
            key: row.key,
            edited: edited(spot.at(row.key).edited) !== undefined,
            cells: [
              ...(numbered ? [{ key: 'number', control: <span className={styles.number}>{index + 1}</span> }] : []),
              ...columns.map(([name, column]) => ({
                key: name,
                control: (
                  <Pasted onPaste={!readOnly && onPaste ? (text) => onPaste(row.key, name, text) : undefined}>
                    <Cell errorId={spot.at(row.key).at(name).error && errorIdOf(id, row.key, name)}>
                      <FieldControl
                        field={column}
                        spot={spot.at(row.key).at(name) as Spot<unknown>}
                        label={t(M.cell, { column: t(column.label), row: index + 1 })}
                        readOnly={readOnly}
                      />
                    </Cell>
                  </Pasted>
                ),
              })),
            ],
            ...(!readOnly && {
              remove: {
                label: numbered ? t(M.removeNumbered, { row: index + 1 }) : t(M.remove, { label, row: index + 1 }),
                onPress: () => spot.set(removeRow(spot.value, row.key)),
                disabledReason: rows.length <= field.min ? t(M.keepLast) : undefined,
              },
            }),
          }))}
        />
      )}
      <RowErrors rows={wrongs} />
    </FieldGroup>
  )
}

/** One cell; what is pasted there may belong to several. */
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

/** What the error of one cell is called in the document. */
const errorIdOf = (grid: string, row: string, column: string) => `${grid}${row}${column}`

/** Numbers and choices are narrow, texts share what is left. */
function widths(columns: readonly Field[]): string {
  return columns
    .map((column, index) => {
      if (column.control === 'dimension') return 'minmax(120px, 240px)'
      if (column.control === 'number') return '110px'
      if (column.control === 'select') return '140px'
      return index === 0 && columns.length > 1 ? 'minmax(120px, 200px)' : '1fr'
    })
    .join(' ')
}

/** What is wrong in the cells, said below the grid: a cell has no room for it. */
function errorLines(
  id: string,
  rows: readonly Row<Record<string, unknown>>[],
  spot: RowsPlace,
  columns: readonly (readonly [string, Field])[],
  t: Translate,
  wrong: ReturnType<typeof useFieldText>['wrong'],
): readonly { id: string; text: string }[] {
  return rows.flatMap((row, index) =>
    columns.flatMap(([name, column]) => {
      const error = wrong(spot.at(row.key).at(name).error)
      if (!error) return []
      const text = t(M.wrongIn, { column: t(column.label), row: index + 1, error })
      return [{ id: errorIdOf(id, row.key, name), text }]
    }),
  )
}
