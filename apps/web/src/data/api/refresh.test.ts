import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeRows, refresh } from './refresh.ts'

/** A screen with a list of some pages and one item, and a server that answers the list when it is told to. */
async function shown(pageCount: number) {
  let answer: () => void = () => {}
  let waits: Promise<void> | undefined
  const reads = { list: 0, item: 0 }
  const queries = new QueryClient()
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['tags', 'pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      reads.list++
      await waits
      return { data: [{ id: `tag ${pageParam}`, attributes: { name: 'Old' } }] }
    },
    getNextPageParam: (_page, all) => all.length,
  })
  const item = new QueryObserver(queries, { queryKey: ['tags', 'one'], queryFn: () => ++reads.item })
  list.subscribe(() => {})
  item.subscribe(() => {})
  await Promise.all([list.refetch(), item.refetch()])
  for (let page = 1; page < pageCount; page++) await list.fetchNextPage()
  Object.assign(reads, { list: 0, item: 0 })
  waits = new Promise((resolve) => {
    answer = resolve
  })
  return { queries, reads, list, answer: () => answer() }
}

test('a list of which several pages are loaded is read again behind the change, and each page once', async () => {
  const { queries, reads, list, answer } = await shown(3)
  await refresh(queries, [['tags']])
  expect(reads).toEqual({ list: 1, item: 1 })
  answer()
  await expect.poll(() => list.getCurrentResult().isFetching).toBe(false)
  expect(reads).toEqual({ list: 3, item: 1 })
})

test('a list of one page is waited for', async () => {
  const { queries, answer } = await shown(1)
  let done = false
  const refreshed = refresh(queries, [['tags']]).then(() => {
    done = true
  })
  await expect.poll(() => queries.isFetching()).toBe(1)
  expect(done).toBe(false)
  answer()
  await refreshed
})

test('a list shows at once what was changed and removed', async () => {
  const { queries, list } = await shown(2)
  changeRows(queries, [['tags']], (row) => (row.id === 'tag 0' ? { ...row, attributes: { name: 'New' } } : null))
  expect(list.getCurrentResult().data?.pages.flatMap(({ data }) => data)).toEqual([
    { id: 'tag 0', attributes: { name: 'New' } },
  ])
})
