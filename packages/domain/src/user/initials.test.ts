import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['of the first and the last word of a name', 'a@a.example', 'Ingrid Maria  Solberg', 'IS'],
  ['of a name of one word', 'a@a.example', 'ingrid', 'IN'],
  ['of a name in other letters', 'a@a.example', 'Łucja Źdźbło', 'ŁŹ'],
  ['of the address without a name', 'ingrid.solberg@a.example', ' ', 'IS'],
  ['of an address of one word', 'owner@a.example', undefined, 'OW'],
  ['even without letters', '@', '', '?'],
])('initials are %s', (_, email, name, initials) => {
  expect(initialsOf(email, name)).toBe(initials)
})
