import { describe, expect, test } from 'vitest'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { conditionBuiltInGroups, conditionBuiltIns, TRIGGER_TYPES, variableState } from './index.ts'

test.each(TRIGGER_TYPES)('every built-in variable offered to %s stands in one group', (type) => {
  const grouped = conditionBuiltInGroups(type).flatMap(({ variables }) => variables.map(({ id }) => id))
  expect(grouped.sort()).toEqual(
    conditionBuiltIns(type)
      .map(({ id }) => id)
      .sort(),
  )
})

describe('the variable of a condition', () => {
  const own = new Map([
    ['a', { type: 'cookie' }],
    ['b', { type: 'abandoned' }],
  ])
  test.each([
    [BUILT_INS.pageUrl.id, 'known'],
    ['a', 'known'],
    ['b', 'abandoned'],
    ['c', 'missing'],
  ])('%s is %s', (id, state) => expect(variableState(id, own)).toBe(state))
})
