import { createClient } from '@waymark/api-client/client'
import { tags } from '@waymark/api-client/endpoints'
import { answering } from '@waymark/api-client/testing'
import type { Site } from '@waymark/domain/site'
import type { User } from '@waymark/domain/user'
import { expect, test } from 'vitest'
import { meQuery } from '#data/account.ts'
import { accessQuery, siteQuery } from '#data/sites.ts'
import { oneTagQuery, tagLists } from '#data/tags.ts'
import { createQueries } from './api.ts'

const APP = 'a'
const SITE: Site = {
  id: APP,
  type: 'ppms/meta-site',
  attributes: { name: 'A', created_at: '2025-01-01T00:00:00+00:00', updated_at: '2025-01-01T00:00:00+00:00' },
}
const ME: User = {
  id: 'u',
  type: 'ppms/user',
  attributes: { email: 'owner@northwind.example', role: 'OWNER', language: 'en', organization: 'Northwind' },
}
const refusing = (status: number, parameter = '') => {
  const server = answering().on(tags.one, () => ({ status, code: 'REFUSED', parameter }))
  const tokens = {
    held: () => undefined,
    token: async () => ({ ok: true as const, answer: 't' }),
    refused: () => {},
    worked: () => {},
  }
  const queries = createQueries(createClient({ fetch: server.fetch, tokens }))
  queries.setQueryData(accessQuery(APP).queryKey, ['view', 'edit'])
  queries.setQueryData(siteQuery(APP).queryKey, SITE)
  queries.setQueryData(meQuery.queryKey, ME)
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
  expect(isOld(queries, siteQuery(APP).queryKey)).toBe(false)
})

test('a site that does not exist any more for the user is read again', async () => {
  const queries = refusing(404, 'app_id')
  await expect(queries.fetchQuery(oneTagQuery(APP, 't'))).rejects.toThrow()
  expect(isOld(queries, siteQuery(APP).queryKey)).toBe(true)
})

test.each([403, 404])('after %i the user is read again, whose role may have changed', async (status) => {
  const queries = refusing(status)
  await expect(queries.fetchQuery(oneTagQuery(APP, 't'))).rejects.toThrow()
  expect(isOld(queries, meQuery.queryKey)).toBe(true)
})

test('after 500 the user is not read again', async () => {
  const queries = refusing(500)
  await expect(queries.fetchQuery({ ...oneTagQuery(APP, 't'), retry: false })).rejects.toThrow()
  expect(isOld(queries, meQuery.queryKey)).toBe(false)
})
