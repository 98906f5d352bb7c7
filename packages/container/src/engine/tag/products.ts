import { NO_PRODUCTS } from '../core/issues.ts'
import { append, each, owns } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { followPath, stepsOf } from '../evaluate/follow-path.ts'
import { numberOf } from './text.ts'

/** What all ecommerce tags send about their products; values may be of any kind. */
export interface ProductOptions {
  readonly products_array: unknown
  readonly currency?: unknown
  readonly product_mapping: Readonly<Record<string, unknown>>
  readonly category_mapping_type: string
  readonly category_mapping?: Readonly<Record<string, unknown>> | undefined
  readonly product_dimensions?: readonly { readonly id: number; readonly value: unknown }[]
  readonly custom_dimensions?: readonly { readonly id: number; readonly value: unknown }[]
}

/** One product as the tracker takes it. */
export interface Product {
  readonly sku: string
  readonly name: string
  readonly category: string | readonly string[]
  readonly price: number
  readonly quantity: number
  readonly brand: string
  readonly variant: string
  readonly customDimensions: Readonly<Record<string, string>>
}

/** Number of levels of a category. */
const LEVELS = 5

/**
 * The products of a page's own list, without those that have no SKU. Undefined, after reporting it, when there is no such
 * list, or no product in it unless `mayBeEmpty`.
 */
export function productsOf(page: Page, options: ProductOptions, mayBeEmpty?: boolean): Product[] | undefined {
  const source = options.products_array
  const products: Product[] = []
  if (source && typeof source === 'object') {
    each(Array.isArray(source) ? source : [source], (item) => {
      const product = item && typeof item === 'object' && productOf(page, item, options)
      if (product?.sku) append(products, product)
    })
    if (mayBeEmpty || products.length) return products
  }
  page.reportIssue(NO_PRODUCTS, source)
  return undefined
}

function productOf(page: Page, item: object, options: ProductOptions): Product {
  const { product_mapping: mapping, category_mapping: levels, category_mapping_type } = options
  const read = (key: unknown) => readKey(item, textOf(page, key))
  const text = (key: unknown) => textOf(page, read(key))
  const customDimensions: Record<string, string> = {}
  each(options.product_dimensions || [], ({ id, value }) => {
    const found = read(value)
    const own = textOf(page, found === undefined ? value : found)
    if (own) customDimensions[id] = own
  })
  return {
    sku: text(mapping.sku),
    name: text(mapping.name),
    category: categoryOf(text, mapping.category, category_mapping_type, levels || {}),
    price: numberOf(page, read(mapping.price)) ?? 0,
    quantity: numberOf(page, read(mapping.quantity)) ?? 1,
    brand: text(mapping.brand),
    variant: text(mapping.variant),
    customDimensions,
  }
}

function categoryOf(
  text: (key: unknown) => string,
  first: unknown,
  type: string,
  levels: Readonly<Record<string, unknown>>,
): string | string[] {
  if (type !== 'split_by_delimiter' && type !== 'use_mapping') return text(first)
  const found: string[] = []
  const add = (level: string) => {
    if (level && found.length < LEVELS) append(found, level)
  }
  if (type === 'use_mapping') {
    add(text(first))
    for (let level = 2; level <= LEVELS; level++) add(text(levels[`category${level}`]))
  } else each(text(first).split('/'), (level) => add(level.trim()))
  return found
}

/** A key of an item, or a path into it. */
function readKey(item: object, key: string): unknown {
  if (!key) return undefined
  return owns(item, key) ? (item as Record<string, unknown>)[key] : followPath(item, stepsOf(key))
}
