import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64.ts'

test('any well-formed text is decoded from its base64 unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text)
    }),
  )
})

test.each([
  ['', '', ''],
  ['f', 'Zg', 'Zg=='],
  ['fo', 'Zm8', 'Zm8='],
  ['foo', 'Zm9v', 'Zm9v'],
  ['ż?>', 'xbw_Pg', 'xbw/Pg=='],
  ['😀', '8J-YgA', '8J+YgA=='],
])('%j is written for addresses as %j and also read in the standard form %j', (text, safe, standard) => {
  expect(encodeBase64(text)).toBe(safe)
  expect(decodeBase64(safe)).toBe(text)
  expect(decodeBase64(standard)).toBe(text)
})

test('white space and unused bits are ignored, as the platform does', () => {
  for (const written of ['Y Q', 'YQ\n', 'YR']) expect(decodeBase64(written)).toBe('a')
})

test('invalid base64 and invalid text are rejected', () => {
  for (const written of ['a', '!!!!', '__4', 'YQ===']) expect(decodeBase64(written)).toBeUndefined()
})
