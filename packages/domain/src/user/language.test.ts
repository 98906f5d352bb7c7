import { expect, test } from 'vitest'
import { chooseLanguage, languageOf } from './index.ts'

test('a language loses its region', () => {
  expect(languageOf('pl-PL')).toBe('pl')
  expect(languageOf('EN')).toBe('en')
})

test('the first wished language that is spoken wins, English where none is', () => {
  expect(chooseLanguage(['de-AT', 'pl-PL', 'en'], ['en', 'pl'])).toBe('pl')
  expect(chooseLanguage(['de'], ['en', 'pl'])).toBe('en')
  expect(chooseLanguage([], ['pl'])).toBe('en')
})
