import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askedOf, VariableListSearch } from './search.ts'

test('an address without anything asks for all variables by name', () => {
  expect(askedOf(v.parse(VariableListSearch, {}))).toEqual({ name: '', sort: 'name', types: [] })
})

test('what an address says wrongly is left out, the rest counts', () => {
  const search = v.parse(VariableListSearch, {
    name: ' total ',
    sort: '-updated_at',
    variableTypes: ['url', 'nonsense'],
  })
  expect(askedOf(search)).toEqual({ name: 'total', sort: '-updated_at', types: [] })
})
