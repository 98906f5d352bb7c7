import { expect, test } from 'vitest'
import { unknownNames } from './index.ts'

test('names of no variable are reported, built-in ones are known', () => {
  expect(unknownNames(['{{ Plan }} {{ Page Url }} {{ b }} {{ a }}'], new Set(['Plan']))).toEqual(['a', 'b'])
})
