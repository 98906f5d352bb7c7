import { expect, test } from 'vitest'
import { readJavaScript } from './javascript.ts'

const isExpression = (code: string) => readJavaScript(code, 'expression', /wmref(\d+)/i) !== undefined

test.each(['function () { return 1 }', '({ a: 1 })', '((1, 2)) // why', '(function () { return 1 })();'])(
  '%s is one expression',
  (code) => expect(isExpression(code)).toBe(true),
)

test.each(['(1', '(1))', '(1);;', '(1) 2', 'a; b', ''])('%j is not', (code) => expect(isExpression(code)).toBe(false))
