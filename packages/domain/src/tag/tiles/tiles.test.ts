import { expect, test } from 'vitest'
import { offeredTemplates } from '../templates/index.ts'
import { TEMPLATE_TILES } from './index.ts'

test('every template that is offered has a tile', () => {
  expect(TEMPLATE_TILES.map(({ id }) => id)).toEqual(offeredTemplates().map(({ id }) => id))
})

test('tiles are plain data, so that a build can write them down', () => {
  expect(JSON.parse(JSON.stringify(TEMPLATE_TILES))).toEqual(TEMPLATE_TILES)
})
