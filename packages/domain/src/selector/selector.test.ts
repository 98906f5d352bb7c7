import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCssSelector, isXPath, resolvedSelectorError, selectorError } from './index.ts'

describe('CSS selectors that a browser takes', () => {
  test.each([
    'a',
    ' a , b ',
    '*|a',
    '|a',
    '#\\31 a',
    '.a\\:b',
    '.😀',
    '#-a',
    '.--',
    'a b > c ~ d + e',
    'a/**/.b',
    'a /**/b',
    '[ a = b ]',
    '[a=b i]',
    '[data-x="1" I]',
    '[|a=b]',
    "[a='it\"s']",
    'a:nth-child( odd )',
    ':nth-child(-n+3)',
    ':nth-child(2n + 1)',
    'a:nth-child(1 of b, c)',
    ':not(.b, c > d)',
    ':is()',
    ':has(> a, + b)',
    ':not(:has(a)) :has(b)',
    'A:Not(B):HOVER',
    ':lang(en)',
    'a::before',
    'a:before, b::after',
    'a::part(x)',
    ':host(.a)',
    'body > main .card:not(.sold-out) a[href^="/shop/"]',
  ])('%s', (selector) => {
    expect(isCssSelector(selector)).toBe(true)
  })
})

describe('texts that no browser takes as a CSS selector', () => {
  test.each([
    '',
    ' ',
    'a,',
    ',a',
    'a,,b',
    'a >',
    '> a',
    'a + ~ b',
    'a>>b',
    'a || b',
    'a < b',
    '#1a',
    '.1a',
    '##',
    'a..b',
    'a. b',
    'a*',
    '*a',
    '1',
    '-',
    '!a',
    '@a',
    'a/**/b',
    'svg|a',
    '[1a]',
    '[a=1]',
    '[a!=b]',
    '[a==b]',
    '[a=b j]',
    'a:foo',
    'a:eq(1)',
    ':contains(x)',
    ':hover()',
    ':not',
    ':not()',
    ':has(:has(a))',
    ':nth-child(zz)',
    ':nth-child(2 n)',
    ':nth-child(1 of)',
    'a::foo',
    'a::before b',
    'a::before:hover',
    ':not(::before)',
    'a)',
    'a{',
    '"a"',
  ])('%j', (selector) => {
    expect(isCssSelector(selector)).toBe(false)
  })

  test.each(['[a', ':not(a', 'a/* x', 'a\\'])('what is opened must be closed: %j', (selector) => {
    expect(isCssSelector(selector)).toBe(false)
  })
})

describe('XPath that a browser takes', () => {
  test.each([
    '/',
    '//a/b',
    '.',
    '../a',
    '//*[@id="x"]',
    "//div[@id='x']/following-sibling::p[2]",
    '//a[contains(@class, "x") and not(@rel)]',
    '//a[position() = 1 or position() = last()]',
    '(//a)[1]/b',
    'id("x")/a',
    '//a | //b',
    '* * *',
    'div div div',
    'and and and',
    'a -b',
    '- -1',
    '5 > 3 > 1',
    'child :: a',
    '@*',
    '//a/text()',
    'processing-instruction("x")',
    'concat("a", "b", "c")',
    '//*[local-name()="svg"]',
  ])('%s', (path) => {
    expect(isXPath(path)).toBe(true)
  })
})

describe('texts that no browser takes as XPath', () => {
  test.each([
    '',
    ' ',
    '//',
    '///a',
    'a/',
    'a b',
    '//a[',
    '//a[]',
    '//a]',
    '//a |',
    '//a[@]',
    '//a[@b="c]',
    '//a[contains(@class)]',
    '//a[foo()]',
    'count()',
    'ends-with(a, "b")',
    'foo::div',
    'x:y',
    '//1a',
    '.a',
    '(a b',
    'count(a b',
    'a == b',
    '1+',
    '+1',
    '()',
    'a/b()',
    '.[1]',
    '/ or /',
    '/ * 2',
    '$x',
  ])('%j', (path) => {
    expect(isXPath(path)).toBe(false)
  })
})

describe('references in selectors', () => {
  test.each([
    ['#row-{{ Row }}', 'css'],
    ['{{ Whole selector }}', 'css'],
    ['li:nth-child({{ Row }}) > a', 'css'],
    ['li:nth-child({{ Step }}n + {{ Start }})', 'css'],
    ['[data-id="{{ Id }}"]', 'css'],
    ['//li[{{ Row }}]/a', 'xpath'],
    ["//li[@id='{{ Id }}']", 'xpath'],
    ['{{ Path }}', 'xpath'],
    ['item {{ not closed', 'css'],
    ['row-{{ Row number }}', 'element_id'],
  ] as const)('%s can be checked before the values are known', (text, kind) => {
    expect(resolvedSelectorError(text, kind) === undefined).toBe(!text.includes('not closed'))
  })
})

test('a selector that is used as it is written has no references', () => {
  expect(selectorError('.row-{{ Row }}', 'css')).toBe('invalid-css-selector')
  expect(selectorError('//li[{{ Row }}]', 'xpath')).toBe('invalid-xpath')
  expect(selectorError('[data-id="{{ Id }}"]', 'css')).toBeUndefined()
})

test('each kind of selector has its own error', () => {
  expect(selectorError('two words', 'element_id')).toBe('invalid-element-id')
  expect(selectorError('a >', 'css')).toBe('invalid-css-selector')
  expect(selectorError('a/', 'xpath')).toBe('invalid-xpath')
})

test('an empty text is no wrong selector', () => {
  expect(selectorError('', 'css')).toBeUndefined()
})

test('any text is validated without exceptions', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '#',
    '[',
    ']',
    '(',
    ')',
    ':',
    ':not(',
    '::',
    '*',
    '>',
    ',',
    '"',
    '/',
    '@',
    '\\',
    ' ',
    '{{',
    '}}',
    '|',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      for (const kind of ['css', 'xpath', 'element_id'] as const) resolvedSelectorError(text, kind)
    }),
  )
  expect(isCssSelector(':not('.repeat(20_000))).toBe(false)
  expect(isXPath('('.repeat(60_000))).toBe(false)
})
