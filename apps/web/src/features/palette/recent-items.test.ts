import { beforeEach, expect, test } from 'vitest'
import { addRecentItem, itemAt, recentItems, removeRecentItems } from './recent-items.ts'

const SITE = 'site'
const ids = () =>
  recentItems(SITE)
    .getSnapshot()
    .map(({ id }) => id)

beforeEach(() => recentItems(SITE).remove())

test('the item opened last comes first, each once, eight at most', () => {
  for (const id of ['a', 'b', 'c', 'a']) addRecentItem(SITE, { kind: 'tag', id })
  expect(ids()).toEqual(['a', 'c', 'b'])
  for (let index = 0; index < 9; index += 1) addRecentItem(SITE, { kind: 'trigger', id: String(index) })
  expect(ids()).toEqual(['8', '7', '6', '5', '4', '3', '2', '1'])
})

test('sites are kept apart, and deleted items are dropped', () => {
  addRecentItem(SITE, { kind: 'tag', id: 'a' })
  addRecentItem('other site', { kind: 'tag', id: 'b' })
  removeRecentItems(SITE, ['a'])
  expect(ids()).toEqual([])
  expect(recentItems('other site').getSnapshot()).toEqual([{ kind: 'tag', id: 'b' }])
})

test('an address names the item whose screen it is', () => {
  expect(itemAt('/tag/app/1/tags/2/edit')).toEqual({ kind: 'tag', id: '2' })
  expect(itemAt('/tag/app/1/variables/3/edit')).toEqual({ kind: 'variable', id: '3' })
  for (const path of ['/tag/app/1/tags', '/tag/app/1/tags/add-tag', '/tag/app/1/changelog/2/edit', '/login'])
    expect(itemAt(path)).toBeUndefined()
})
