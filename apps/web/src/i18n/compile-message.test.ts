import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'))

describe.each(['en', 'pl'])('every text of the catalogue %s', (language) => {
  test('is compiled as Lingui compiles it', () => {
    for (const text of Object.values(catalogue(language))) {
      expect(compileMessage(text), text).toEqual(compileMessageOrThrow(text))
    }
  })
})

const name = fc.constantFrom('count', 'site', 'b', 'x1')
const plain = fc.string({
  unit: fc.constantFrom('a', ' ', 'ż', "'", "''", '<b>', '</b>', '\n', '#', ','),
  maxLength: 8,
})
const message = fc.letrec<{ text: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: plain },
        name.map((arg) => `{${arg}}`),
        fc
          .tuple(name, fc.constantFrom('number', 'date', 'time', 'number, percent', 'date,short'))
          .map(([a, f]) => `{ ${a} , ${f}}`),
        fc
          .tuple(
            name,
            fc.constantFrom('plural', 'selectordinal', 'select', 'plural, offset:2'),
            fc.uniqueArray(fc.constantFrom('one', 'few', '=0', '=5'), { maxLength: 3 }),
            tie('text'),
          )
          .map(([arg, type, keys, inner]) => {
            const own = type === 'select' ? keys.map((key) => key.replace('=', 'n')) : keys
            const [kind, offset = ''] = type.split(', ')
            return `{${arg}, ${kind}, ${offset} ${[...own, 'other'].map((key) => `${key} {${inner}}`).join(' ')}}`
          }),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
})).text

test('any text that Lingui can read is compiled the same', () => {
  fc.assert(
    fc.property(message, (text) => {
      let expected: unknown
      try {
        expected = compileMessageOrThrow(text)
      } catch {
        return
      }
      expect(compileMessage(text)).toEqual(expected)
    }),
    { numRuns: 2000 },
  )
})

test('a text that cannot be read stays as it is', () => {
  expect(compileMessage('{count, plural, one {#')).toEqual(['{count, plural, one {#'])
})
