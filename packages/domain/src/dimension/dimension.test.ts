import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CustomDimensionList } from './index.ts'

test('a number stands once in a list', () => {
  const row = (tracking_id: number) => ({ type: 'custom_dimension', attributes: { tracking_id, name: 'Plan' } })
  expect(v.safeParse(CustomDimensionList, [row(1), row(2)]).success).toBe(true)
  expect(v.safeParse(CustomDimensionList, [row(1), row(1)]).success).toBe(false)
  expect(v.safeParse(CustomDimensionList, [row(401)]).success).toBe(false)
})
