import { expect, test } from 'vitest'
import { areaOf } from '#data/addresses/areas.ts'

test('the area of an address inside a site', () => {
  expect(areaOf('/tag/app/1/tags')).toBe('tags')
  expect(areaOf('/tag/app/1/tags/2/edit')).toBe('tags')
  expect(areaOf('/tag/app/1/triggers?name=a')).toBe('triggers')
  expect(areaOf('/tag/app/1/debug#top')).toBe('debug')
  expect(areaOf('/tag/app/1/changelog/2/overview')).toBe('changelog')
})
test('other addresses have none', () => {
  expect(areaOf('/tag')).toBeUndefined()
  expect(areaOf('/tag/app/1')).toBeUndefined()
  expect(areaOf('/tag/app/1/constructor')).toBeUndefined()
})
