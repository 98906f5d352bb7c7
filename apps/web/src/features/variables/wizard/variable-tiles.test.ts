import { VARIABLE_TYPES } from '@waymark/domain/variable'
import { expect, test } from 'vitest'
import { variableTiles } from './variable-tiles.ts'

test('every type of variable can be chosen, once', () => {
  const offered = variableTiles(({ message }) => message).flatMap(({ choices }) => choices.map(({ value }) => value))
  expect(offered.toSorted()).toEqual([...VARIABLE_TYPES].sort())
})
