import { expect, test } from 'vitest'
import { completeReference, openReference, pieces } from './variable-reference.ts'

test('finds the reference that is being typed', () => {
  expect(openReference('value={{ord', 11)).toEqual({ start: 6, typed: 'ord' })
  expect(openReference('{{ Order to', 11)).toEqual({ start: 0, typed: 'Order to' })
  expect(openReference('{{', 2)).toEqual({ start: 0, typed: '' })
})

test('finds none behind a closed reference, a single brace or on another line', () => {
  expect(openReference('{{ a }} ', 8)).toBeNull()
  expect(openReference('{ord', 4)).toBeNull()
  expect(openReference('{{ord\n', 6)).toBeNull()
})

test('completes in place and puts the caret behind', () => {
  expect(completeReference('a {{or b', 6, { start: 2, typed: 'or' }, 'Order total')).toEqual({
    text: 'a {{ Order total }} b',
    caret: 19,
  })
})

test('uses the closing braces that already stand there', () => {
  expect(completeReference('{{or}} b', 4, { start: 0, typed: 'or' }, 'Order')).toEqual({
    text: '{{ Order }} b',
    caret: 11,
  })
  expect(completeReference('{{old name }}', 4, { start: 0, typed: 'ol' }, 'New')).toEqual({
    text: '{{ New }}',
    caret: 9,
  })
})

test('cuts a text at its references without losing any of it', () => {
  const text = 'a {{ b }}{{c}} {{d'
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(
    pieces(text)
      .filter((piece) => piece.isReference)
      .map((piece) => piece.text),
  ).toEqual(['{{ b }}', '{{c}}'])
})
