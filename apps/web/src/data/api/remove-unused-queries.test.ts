import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { removeUnusedQueries } from './remove-unused-queries.ts'

const queryKey = ['site', 'tags', 'one', 'itself']

function read(): QueryClient {
  const queries = new QueryClient()
  queries.setQueryData(queryKey, 'Page view')
  queries.setQueryData(['site', 'tags', 'other', 'itself'], 'Purchase')
  return queries
}

test('a deleted item is not in the cache when its address is opened again', () => {
  const queries = read()
  removeUnusedQueries(queries, queryKey.slice(0, 3))
  expect(queries.getQueryData(queryKey)).toBeUndefined()
  expect(queries.getQueryData(['site', 'tags', 'other', 'itself'])).toBe('Purchase')
})

test('a query that a screen still uses is dropped when the screen unmounts', () => {
  const queries = read()
  const leave = new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => undefined)
  const leaveToo = new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => undefined)
  removeUnusedQueries(queries, queryKey.slice(0, 3))
  leave()
  expect(queries.getQueryData(queryKey)).toBe('Page view')
  leaveToo()
  expect(queries.getQueryData(queryKey)).toBeUndefined()
})
