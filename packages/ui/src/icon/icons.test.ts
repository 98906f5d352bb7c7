import { expect, test } from 'vitest'
import sprite from './icons.svg?raw'

test('drawings carry no classes or styles, which a page cannot reach inside them', () => {
  expect(sprite).not.toMatch(/ (class|style)=/)
})
