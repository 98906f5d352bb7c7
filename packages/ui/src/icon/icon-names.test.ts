import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'
import sprite from './icons.svg?raw'

test('every name has its drawing in the sprite, and every drawing its name', () => {
  expect([...sprite.matchAll(/<g id="([^"]+)"/g)].map((match) => match[1])).toEqual([...ICON_NAMES])
})

test('drawings carry no classes or styles, which a page cannot reach inside them', () => {
  expect(sprite).not.toMatch(/ (class|style)=/)
})
