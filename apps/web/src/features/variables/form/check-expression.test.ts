import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkExpression } from './check-expression.ts'

const problem = (code: string) => {
  const found = checkExpression(code)
  return found && `${found.line} ${found.message.id}`
}

describe('code that is one expression', () => {
  test.each([
    'function () {\n  return {{ Page Path }}.split("/")[1];\n}',
    '() => [{{ A }}, "{{ B }}", `x {{ D }}`]; // done',
    '{{ Total }} * 1.2',
    '/{{ Name }}/.test({{ Page Url }})',
    '({ a: {{ A }}, [{{ B }}]: 1 })',
  ])('%s', (code) => expect(problem(code)).toBeUndefined())
})

describe('code that is not one expression', () => {
  test.each([
    ['', '1 code-problem.empty'],
    ['a = 1;\nb = 2', '2 code-problem.more'],
    ['function () {\n  return 1;\n', '3 code-problem.early'],
    ['function () {\n  return );\n}', '2 code-problem.unexpected'],
    ['function () {\n  return "a;\n}', '2 code-problem.string'],
    ['`a\n\nb', '1 code-problem.template'],
    ['1 /* a', '1 code-problem.comment'],
    ['/a', '1 code-problem.regexp'],
    ['function () {\n  return window.{{ Key }};\n}', '2 code-problem.named'],
    ['function {{ Name }}() {}', '1 code-problem.named'],
    ['{{ A }} = 1', '1 code-problem.named'],
    ['({{ A }}) = 1', '1 code-problem.named'],
  ])('%j', (code, expected) => expect(problem(code)).toBe(expected))

  test('the unexpected text is reported', () => {
    expect(checkExpression('function () {\n  return foo bar;\n}')?.values).toEqual({ text: 'bar' })
  })
})

test('the reported line is always inside the code', () => {
  const pieces = fc.constantFrom(
    '{{ A }}',
    '{{',
    '}}',
    '(',
    ')',
    '{',
    '}',
    '"',
    '`',
    '/',
    'x',
    '.',
    '=',
    '\n',
    ' ',
    ';',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (typed) => {
      const code = typed.join('')
      const line = checkExpression(code)?.line ?? 1
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(code.split('\n').length)
    }),
    { numRuns: 2000 },
  )
})
