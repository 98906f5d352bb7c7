import * as v from 'valibot'
import { equal } from '../equal/index.ts'
import { type Message, msg } from '../message/index.ts'
import { type ApiOf, type Field, type Fields, type FormOf, type Named, named } from './field.ts'
import { fieldset } from './fieldset.ts'
import { formattedRows } from './formatted-rows.ts'
import { type Row, withKeys } from './row.ts'
import { listWire, schemaFor } from './schema.ts'

export interface RowsField<C extends Fields, N extends string, K extends 'rows' | 'dimension-rows' = 'rows'>
  extends Field<Row<FormOf<C>>[], ApiOf<C>[], N, K> {
  readonly columns: C
  /** A new row, before the form gives it a key. */
  readonly blank: FormOf<C>
  /** Number of rows that must remain. */
  readonly min: number
  readonly max: number
  /** The label of the button that adds a row. */
  readonly add: Message
  /** The name of the button that removes one row, with its number as `row`. */
  readonly remove: Message
  /** The text shown when there are no rows. */
  readonly none: Message
}

export interface RowsOptions<N extends string, C extends Fields> extends Named<N> {
  readonly columns: C
  readonly min?: number
  readonly max?: number
  /** Whether empty rows are left out when the rows are sent. */
  readonly skipsBlank?: boolean
  /** Columns whose combined values must be unique among the rows. */
  readonly unique?: readonly (keyof NoInfer<C> & string)[]
  /** The columns that identify a row, for the changelog; by default those of `unique`. */
  readonly namedBy?: readonly (keyof NoInfer<C> & string)[]
  readonly add?: Message
  readonly remove?: Message
  readonly none?: Message
}

const ADD = msg('field.rows.add', 'Add row')
const REMOVE = msg('rows.remove-numbered', 'Remove row {row, number}')
const NONE = msg('field.rows.none', 'No rows yet')

/** Refuses an item whose given properties all equal those of an earlier one; the error is at the first property. */
export function uniqueRows(keys: readonly string[]) {
  return v.rawCheck<any[]>(({ dataset, addIssue }) => {
    if (!dataset.typed || keys.length === 0) return
    const seen = new Set<string>()
    for (const [index, item] of dataset.value.entries()) {
      const values = keys.map((key) => (item as Record<string, unknown>)[key])
      if (values.some((value) => value === '' || value === null || value === undefined)) continue
      const id = JSON.stringify(values)
      if (seen.has(id)) {
        addIssue({
          message: 'not-unique',
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value: item },
            {
              type: 'object',
              origin: 'value',
              input: item as Record<string, unknown>,
              key: keys[0]!,
              value: values[0],
            },
          ],
        })
      }
      seen.add(id)
    }
  })
}

/** A list of records. Each has a key in the form, but not on the wire. */
export function rows<const N extends string, C extends Fields>({
  columns,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  unique = [],
  namedBy = unique,
  skipsBlank = false,
  add = ADD,
  remove = REMOVE,
  none = NONE,
  ...name
}: RowsOptions<N, C>): RowsField<C, N> {
  const each = fieldset({ fields: columns })
  const sent = (value: readonly Row<FormOf<C>>[]) =>
    skipsBlank ? value.filter(({ key: _, ...row }) => !equal(row, each.initial)) : value
  const initial = withKeys(Array.from({ length: min }, () => each.initial))
  return {
    ...named(name),
    control: 'rows',
    columns,
    blank: each.initial,
    min,
    max,
    add,
    remove,
    none,
    initial,
    form: schemaFor(
      v.pipe(v.array(each.form), v.minLength(min, 'required'), v.maxLength(max, 'max-items'), uniqueRows(unique)),
    ),
    wire: listWire(
      v.pipe(
        v.array(each.wire),
        v.minLength(min, 'required'),
        v.maxLength(max, 'max-items'),
        uniqueRows(unique.map((key) => columns[key]!.api)),
      ),
      min,
    ),
    encode: (value) => sent(value).map((row) => each.encode(row)),
    decode: (value) => (Array.isArray(value) ? withKeys(value.map((item) => each.decode(item))) : initial),
    format: (value) =>
      formattedRows(
        value.map((item) => each.format(item)),
        namedBy.map((key) => columns[key]!.api),
      ),
    locate: ([index, ...rest], value) => {
      const row = index === undefined ? undefined : sent(value)[Number(index)]
      return row ? [row.key, ...each.locate(rest, row)] : []
    },
  }
}
