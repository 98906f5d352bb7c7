import { expect, test } from 'vitest'
import { nextPublished, nextSnapshot } from './numbers.ts'

const at = (version_major: number, version_minor: number) => ({ version_major, version_minor })

test('the first version of a site is 1.0', () => {
  expect(nextPublished([])).toEqual(at(1, 0))
})

test('publishing the draft increments the highest major number there ever was', () => {
  expect(nextPublished([at(1, 0), at(3, 2), at(2, 0)])).toEqual(at(4, 0))
})

test('a snapshot increments the minor number within the highest major number', () => {
  expect(nextSnapshot([at(1, 0), at(1, 7), at(2, 0), at(2, 1)])).toEqual(at(2, 2))
})
