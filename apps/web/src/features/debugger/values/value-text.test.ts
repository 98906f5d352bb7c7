import { variableResult } from '@waymark/debugger-core/testing'
import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test('a text stands without quotes, an empty one shows that it is there', () => {
  expect(valueText(variableResult('a', 'card'))).toBe('card')
  expect(valueText(variableResult('a', ''))).toBe('""')
  expect(valueText(variableResult('a', '', { serializedValue: { isJson: false, value: 'card' } }))).toBe('card')
  expect(valueText(variableResult('a', '', { serializedValue: { isJson: false, value: '' } }))).toBe('""')
})

test('what is no text is shown as JSON, what was cut as it came', () => {
  expect(valueText(variableResult('a', [1, 'b'], { originalValueType: 'array' }))).toBe('[1,"b"]')
  const cut = { serializedValue: { isJson: false, value: '"long te…' } }
  expect(valueText(variableResult('a', '', cut))).toBe('"long te…')
})

test('undefined is named, whatever text came with it', () => {
  expect(valueText(variableResult('a', null, { originalValueType: 'undefined' }))).toBe('undefined')
})
