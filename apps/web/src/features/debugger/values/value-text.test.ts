import { variableResult } from '@waymark/debugger-core/testing'
import { expect, test } from 'vitest'
import { standardJson, valueText } from './value-text.ts'

test('a text has no quotes, an empty text is shown as quotes', () => {
  expect(valueText(variableResult('a', 'card'))).toBe('card')
  expect(valueText(variableResult('a', ''))).toBe('""')
  expect(valueText(variableResult('a', '', { serializedValue: { isJson: false, value: 'card' } }))).toBe('card')
  expect(valueText(variableResult('a', '', { serializedValue: { isJson: false, value: '' } }))).toBe('""')
})

test('other values are shown as JSON, shortened values unchanged', () => {
  expect(valueText(variableResult('a', [1, 'b'], { originalValueType: 'array' }))).toBe('[1,"b"]')
  const cut = { serializedValue: { isJson: false, value: '"long te…' } }
  expect(valueText(variableResult('a', '', cut))).toBe('"long te…')
})

test('undefined is shown as such, whatever its text', () => {
  expect(valueText(variableResult('a', null, { originalValueType: 'undefined' }))).toBe('undefined')
})

test('what is copied as JSON is JSON, also where the page has values that JSON lacks', () => {
  const pushed =
    '{"id":{"[[Value]]":"10n"},"basket":{"[[Map]]":1,"[[Entries]]":[["NW-1",2]]},"x":{"[[Value]]":"undefined"}}'
  expect(JSON.parse(standardJson(pushed))).toEqual({ id: '10n', basket: [['NW-1', 2]] })
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  expect(standardJson(deep)).toBe(deep)
})
