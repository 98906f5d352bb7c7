import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CustomDimensionList,
  customDimensions,
  dimensionState,
  placeholderDimensions,
  placeholderProductDimensions,
  productDimensions,
} from './index.ts'

test('without analytics all dimensions are offered by number', () => {
  expect(placeholderDimensions()).toHaveLength(400)
  expect(placeholderProductDimensions().at(-1)).toMatchObject({ number: 20, active: true })
})

test('a chosen dimension is fine, switched off or gone', () => {
  const offered = customDimensions([
    { id: '1', type: 'custom_dimension', attributes: { tracking_id: 3, name: 'Plan', active: false } },
  ])
  expect(dimensionState(offered, 3)).toBe('inactive')
  expect(dimensionState(offered, 4)).toBe('missing')
  const products = productDimensions([
    { id: '1', type: 'product_custom_dimension', attributes: { website_id: 'w', name: 'Size', slot: 2 } },
  ])
  expect(dimensionState(products, 2)).toBe('fine')
})

test('a number stands once in a list', () => {
  const row = (tracking_id: number) => ({ type: 'custom_dimension', attributes: { tracking_id, name: 'Plan' } })
  expect(v.safeParse(CustomDimensionList, [row(1), row(2)]).success).toBe(true)
  expect(v.safeParse(CustomDimensionList, [row(1), row(1)]).success).toBe(false)
  expect(v.safeParse(CustomDimensionList, [row(401)]).success).toBe(false)
})
