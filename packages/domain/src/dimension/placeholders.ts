import { type Message, msg } from '../message/index.ts'
import {
  CUSTOM_DIMENSION_LIMIT,
  type CustomDimension,
  PRODUCT_DIMENSION_LIMIT,
  type ProductCustomDimension,
} from './dimension.ts'

/** A dimension a tag can be given: the number that is sent, and what it is called. */
export interface Dimension {
  readonly number: number
  readonly name: string | { readonly message: Message; readonly values: { readonly number: number } }
  readonly active: boolean
}

const CUSTOM = msg('dimension.custom', 'Custom dimension {number}')
const PRODUCT = msg('dimension.product', 'Product dimension {number}')

const numbered = (message: Message, length: number): readonly Dimension[] =>
  Array.from({ length }, (_, index) => ({
    number: index + 1,
    name: { message, values: { number: index + 1 } },
    active: true,
  }))

/** The custom dimensions offered where analytics does not list them: all four hundred by number. */
export const placeholderDimensions = (): readonly Dimension[] => numbered(CUSTOM, CUSTOM_DIMENSION_LIMIT)

/** The product dimensions offered where analytics does not list them: all twenty by number. */
export const placeholderProductDimensions = (): readonly Dimension[] => numbered(PRODUCT, PRODUCT_DIMENSION_LIMIT)

export const customDimensions = (list: readonly CustomDimension[]): readonly Dimension[] =>
  list.map(({ attributes: { tracking_id, name, active } }) => ({ number: tracking_id, name, active }))

export const productDimensions = (list: readonly ProductCustomDimension[]): readonly Dimension[] =>
  list.map(({ attributes: { slot, name } }) => ({ number: slot, name, active: true }))

/** The state of a chosen dimension: usable, inactive, or missing. */
export function dimensionState(dimensions: readonly Dimension[], number: number): 'fine' | 'inactive' | 'missing' {
  const found = dimensions.find((dimension) => dimension.number === number)
  return !found ? 'missing' : found.active ? 'fine' : 'inactive'
}
