import * as v from 'valibot'
import { resource } from '../resource/index.ts'

/** Highest number of a custom dimension, which is also the page size of the list. */
export const CUSTOM_DIMENSION_LIMIT = 400
/** Highest slot of a product dimension, and the most rows a tag may send. */
export const PRODUCT_DIMENSION_LIMIT = 20

/** A custom dimension of a website: `tracking_id` (1 to 400) is the number that tags send. */
export const CustomDimension = resource(
  'custom_dimension',
  v.object({ tracking_id: v.number(), name: v.string(), active: v.boolean() }),
)
export type CustomDimension = v.InferOutput<typeof CustomDimension>

/** A product dimension of a website: `slot` (1 to 20) is the number that tags send. */
export const ProductCustomDimension = resource(
  'product_custom_dimension',
  v.object({ website_id: v.optional(v.string()), name: v.string(), slot: v.number() }),
)
export type ProductCustomDimension = v.InferOutput<typeof ProductCustomDimension>

const number = (limit: number) =>
  v.pipe(v.number(), v.integer('must-be-integer'), v.minValue(1, 'minimum'), v.maxValue(limit, 'maximum'))
const label = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(255, 'max-length'))

const each = <K extends string>(rows: readonly { attributes: Record<K, number> }[], key: K) =>
  new Set(rows.map((row) => row.attributes[key])).size === rows.length

/** The whole list of custom dimensions of a website, as an owner sends it. */
export const CustomDimensionList = v.pipe(
  v.array(
    v.object({
      id: v.optional(v.string()),
      type: v.literal('custom_dimension'),
      attributes: v.object({
        tracking_id: number(CUSTOM_DIMENSION_LIMIT),
        name: label,
        active: v.optional(v.boolean(), true),
      }),
    }),
  ),
  v.maxLength(CUSTOM_DIMENSION_LIMIT, 'max-items'),
  v.check((rows) => each(rows, 'tracking_id'), 'not-unique'),
)
export type CustomDimensionList = v.InferOutput<typeof CustomDimensionList>

/** The whole list of product dimensions of a website, as an owner sends it. */
export const ProductCustomDimensionList = v.pipe(
  v.array(
    v.object({
      id: v.optional(v.string()),
      type: v.literal('product_custom_dimension'),
      attributes: v.object({ name: label, slot: number(PRODUCT_DIMENSION_LIMIT) }),
    }),
  ),
  v.maxLength(PRODUCT_DIMENSION_LIMIT, 'max-items'),
  v.check((rows) => each(rows, 'slot'), 'not-unique'),
)
export type ProductCustomDimensionList = v.InferOutput<typeof ProductCustomDimensionList>
