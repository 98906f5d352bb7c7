import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printJson } from './index.ts'

const plain = (text: string) => ({ '[[Value]]': text })

describe('a value of the page, as standard JSON', () => {
  test.each([
    ['`undefined` is left out of objects', { a: plain('undefined'), b: 1 }, { b: 1 }],
    ['`undefined` is null in lists', [plain('undefined'), 1], [null, 1]],
    ['a value that is `undefined` is null', plain('undefined'), null],
    ['numbers that JSON lacks are null', ['NaN', 'Infinity', '-Infinity'].map(plain), [null, null, null]],
    ['bigints and symbols are texts', [plain('10n'), plain('Symbol(x)')], ['10n', 'Symbol(x)']],
    ['texts stay texts', ['NaN', 'undefined'], ['NaN', 'undefined']],
    [
      'maps are lists of pairs',
      { '[[Map]]': 1, '[[Entries]]': [['k', { '[[Set]]': 1, '[[Entries]]': [plain('NaN')] }]] },
      [['k', [null]]],
    ],
    ['sets are lists', { '[[Set]]': 3, '[[Entries]]': ['a', { b: 1 }] }, ['a', { b: 1 }]],
    ['instances are objects', { '[[Class]]': 'Basket', items: [plain('undefined')] }, { items: [null] }],
    ['errors have their text', { '[[Error]]': 'Error: late', code: 7 }, { message: 'Error: late', code: 7 }],
    [
      'keys of the protocol with other content stay',
      { '[[Map]]': 1, '[[Value]]': 2 },
      { '[[Map]]': 1, '[[Value]]': 2 },
    ],
  ])('%s', (_sentence, value, expected) => expect(JSON.parse(printJson(value))).toEqual(expected))

  test('JSON stays as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(printJson(value)).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })
})
