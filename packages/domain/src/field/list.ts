import * as v from 'valibot'
import { type Message, msg } from '../message/index.ts'
import type { Field } from './field.ts'
import { integer } from './number.ts'
import { type Row, withKeys } from './row.ts'
import { uniqueRows } from './rows.ts'
import { listWire, schemaFor } from './schema.ts'

export type ListRow<T> = Row<{ value: T }>

export interface ListField<F, A, N extends string, I extends Field = Field>
  extends Field<ListRow<F>[], A[], N, 'list'> {
  readonly inner: I
  readonly blank: { value: F }
  readonly min: number
  readonly max: number
  readonly add: Message
  /** The name of the button that removes one value, with its number as `row`. */
  readonly remove: Message
}

interface ListOptions {
  readonly min?: number
  readonly max?: number
  readonly unique?: boolean
  readonly add?: Message
  readonly remove?: Message
}

const ADD = msg('field.list.add', 'Add value')
const REMOVE = msg('field.list.remove', 'Remove value {row, number}')

/** A list of single values with the wire name of the inner field; in the form each is a row `{ key, value }`. */
export function list<I extends Field>(
  inner: I,
  { min = 0, max = Number.POSITIVE_INFINITY, unique = false, add = ADD, remove = REMOVE }: ListOptions = {},
): ListField<I['initial'], ReturnType<I['encode']>, I['api'], I> {
  type F = I['initial']
  return {
    api: inner.api,
    label: inner.label,
    ...(inner.hint && { hint: inner.hint }),
    control: 'list',
    inner,
    blank: { value: inner.initial },
    min,
    max,
    add,
    remove,
    initial: [],
    form: schemaFor(
      v.pipe(
        v.array(v.object({ value: inner.form })),
        v.minLength(min, 'required'),
        v.maxLength(max, 'max-items'),
        uniqueRows(unique ? ['value'] : []),
      ),
    ),
    wire: listWire(
      v.pipe(
        v.array(inner.wire),
        v.minLength(min, 'required'),
        v.maxLength(max, 'max-items'),
        v.check((items) => !unique || new Set(items).size === items.length, 'not-unique'),
      ),
      min,
    ),
    encode: (value) => value.map((row) => inner.encode(row.value)),
    decode: (value) =>
      Array.isArray(value) ? withKeys(value.map((item) => ({ value: inner.decode(item) as F }))) : [],
    format: (value) => ({ as: 'list', items: value.map((item) => inner.format(item)) }),
    locate: ([index], value) => {
      const row = index === undefined ? undefined : value[Number(index)]
      return row ? [row.key, 'value'] : []
    },
  }
}

const PERCENT = msg('field.percent', '{percent, number}%')
const ADD_PERCENT = msg('field.percents.add', 'Add percentage')
const REMOVE_PERCENT = msg('field.percents.remove', 'Remove percentage {row, number}')

/** Whole percentages from 1 to 100, each once. */
export function percents<const N extends string>(name: { api: N; label: Message; hint?: Message }) {
  const percent: Field<string, number, N, 'number'> & { min: number; max: number } = {
    ...integer({ ...name, min: 1, max: 100 }),
    format: (value) => ({ as: 'message', message: PERCENT, values: { percent: value } }),
  }
  return list(percent, { min: 1, max: 100, unique: true, add: ADD_PERCENT, remove: REMOVE_PERCENT })
}
