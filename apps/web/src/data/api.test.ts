import { createClient } from '@waymark/api-client/client'
import { tags } from '@waymark/api-client/endpoints'
import { answering } from '@waymark/api-client/testing'
import { expect, test } from 'vitest'
import { createQueries } from './api.ts'
import { accessQuery } from './sites.ts'
import { oneTagQuery, tagLists } from './tags.ts'

const APP = 'a'
const refusing = (status: number) => {
  const server = answering().on(tags.one, () => ({ status, code: 'REFUSED' }))
  const tokens = {
    held: () => undefined,
    token: async () => ({ ok: true as const, answer: 't' }),
    refused: () => {},
    worked: () => {},
  }
  const queries = createQueries(createClient({ fetch: server.fetch, tokens }))
  queries.setQueryData(accessQuery(APP).queryKey, ['view', 'edit'])
  queries.setQueryData(tagLists.count(APP).queryKey, 3)
  return queries
}
const isOld = (queries: ReturnType<typeof refusing>, queryKey: readonly unknown[]) =>
  queries.getQueryState(queryKey)?.isInvalidated

test('a refusal for want of a right makes the rights old, so that they are read again', async () => {
  const queries = refusing(403)
  await expect(queries.fetchQuery(oneTagQuery(APP, 't'))).rejects.toThrow()
  expect(isOld(queries, accessQuery(APP).queryKey)).toBe(true)
  expect(isOld(queries, tagLists.count(APP).queryKey)).toBe(false)
})

test('an item that does not exist any more makes the lists of its kind old', async () => {
  const queries = refusing(404)
  await expect(queries.fetchQuery(oneTagQuery(APP, 't'))).rejects.toThrow()
  expect(isOld(queries, tagLists.count(APP).queryKey)).toBe(true)
  expect(isOld(queries, accessQuery(APP).queryKey)).toBe(false)
})
