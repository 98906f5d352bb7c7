import * as v from 'valibot'
import { CUSTOM_DIMENSION_LIMIT, PRODUCT_DIMENSION_LIMIT } from '../dimension/index.ts'
import { type Message, msg } from '../message/index.ts'
import { type Field, type Named, named } from './field.ts'
import { formattedText } from './formatted.ts'
import { type RowsField, rows } from './rows.ts'
import { schemaFor } from './schema.ts'
import { text } from './text.ts'

/** The kind of dimensions to choose from: those of visits and actions, or those of products. */
export type DimensionKind = 'custom' | 'product'

/** How many dimensions of each kind a site has. */
export const DIMENSION_LIMITS = {
  custom: CUSTOM_DIMENSION_LIMIT,
  product: PRODUCT_DIMENSION_LIMIT,
} as const satisfies Record<DimensionKind, number>

export interface DimensionField<N extends string> extends Field<number | null, number, N, 'dimension'> {
  readonly kind: DimensionKind
}

/** The number of one dimension. */
export function dimension<const N extends string>({
  kind = 'custom',
  ...name
}: Named<N> & { kind?: DimensionKind }): DimensionField<N> {
  const wire = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DIMENSION_LIMITS[kind]))
  return {
    ...named(name),
    control: 'dimension',
    kind,
    initial: null,
    form: schemaFor(v.nonNullable(v.nullable(wire), 'required')),
    wire,
    // A form without a chosen dimension is invalid and not sent; no wire schema accepts 0.
    encode: (value) => value ?? 0,
    decode: (value) => (v.is(wire, value) ? value : null),
    format: (value) => formattedText(String(value)),
  }
}

type DimensionColumns = { id: DimensionField<'id'>; value: ReturnType<typeof valueColumn> }

export interface DimensionsField<N extends string> extends RowsField<DimensionColumns, N, 'dimension-rows'> {
  readonly kind: DimensionKind
}

const valueColumn = () => text({ api: 'value', label: msg('field.dimension.value', 'Value') })

const LABELS: Record<DimensionKind, { label: Message; column: Message }> = {
  custom: {
    label: msg('field.custom-dimensions', 'Custom dimensions'),
    column: msg('field.custom-dimension', 'Custom dimension'),
  },
  product: {
    label: msg('field.product-dimensions', 'Product dimensions'),
    column: msg('field.product-dimension', 'Product dimension'),
  },
}
const ADD = msg('field.dimensions.add', 'Add dimension')
const REMOVE = msg('field.dimensions.remove', 'Remove dimension {row, number}')
const NONE = msg('field.dimensions.none', 'No dimensions yet')

/** Rows of a dimension and its value, each dimension at most once. */
export function dimensions<const N extends string>({
  api,
  kind = 'custom',
  min = 0,
  label = LABELS[kind].label,
  hint,
}: {
  api: N
  kind?: DimensionKind
  min?: number
  label?: Message
  hint?: Message
}): DimensionsField<N> {
  return {
    ...rows({
      api,
      label,
      ...(hint && { hint }),
      min,
      max: DIMENSION_LIMITS[kind],
      unique: ['id'],
      add: ADD,
      remove: REMOVE,
      none: NONE,
      columns: { id: dimension({ api: 'id', label: LABELS[kind].column, kind }), value: valueColumn() },
    }),
    control: 'dimension-rows',
    kind,
  }
}
