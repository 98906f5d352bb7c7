import { createClient } from '@waymark/api-client/client'
import { versions } from '@waymark/api-client/endpoints'
import { answering } from '@waymark/api-client/testing'
import { expect, test } from 'vitest'
import { createQueries } from './api/api.ts'
import { followDraft, followKey } from './follow-draft.ts'
import { tagLists } from './tags.ts'
import { unpublishedCountQuery } from './versions.ts'

const APP = 'a'
const DATE = '2026-03-02T09:00:00+00:00'

/** A list and a count of changes that are shown, and a server whose draft has a state; null is none. */
function shown(counted: string) {
  let state: string | null = counted
  const server = answering().on(versions.one, () => {
    if (state === null) return 'offline'
    const attributes = {
      ...{ author: null, created_at: DATE, updated_at: DATE, has_changes: true, version_major: 2, version_minor: 0 },
      ...{ version_type: 'draft', parent_id: null, published_at: null, publisher: null, name: null, description: null },
    }
    return { body: { data: { id: 'd', type: 'version', attributes, meta: { state } } } }
  })
  const tokens = {
    held: () => ({ ok: true as const, answer: 't' }),
    token: async () => ({ ok: true as const, answer: 't' }),
    refused: () => {},
    worked: () => {},
  }
  const queries = createQueries(createClient({ fetch: server.fetch, tokens }))
  const count = (of: string) => queries.setQueryData(unpublishedCountQuery(APP).queryKey, { total: 1, state: of })
  count(counted)
  return {
    count,
    /** Whether the content is read again after the server's draft has this state. */
    async readsAgain(next: string | null): Promise<boolean> {
      state = next
      queries.setQueryData(tagLists.count(APP).queryKey, 3)
      queries.setQueryData(followKey(APP), await followDraft(queries, APP))
      return queries.getQueryState(tagLists.count(APP).queryKey)?.isInvalidated === true
    },
  }
}

test('nothing is read again while the draft is in the state that was counted', async () => {
  const { readsAgain } = shown('1')
  expect(await readsAgain('1')).toBe(false)
  expect(await readsAgain('1')).toBe(false)
})

test('a change by another user is read once', async () => {
  const { readsAgain } = shown('1')
  expect(await readsAgain('2')).toBe(true)
  expect(await readsAgain('2')).toBe(false)
  expect(await readsAgain('3')).toBe(true)
})

test("the user's own change, which was counted, is not read again", async () => {
  const { readsAgain, count } = shown('1')
  expect(await readsAgain('1')).toBe(false)
  count('2')
  expect(await readsAgain('2')).toBe(false)
})

test('without an answer nothing is read again, and the next answer is compared with the last one', async () => {
  const { readsAgain } = shown('1')
  expect(await readsAgain('1')).toBe(false)
  expect(await readsAgain(null)).toBe(false)
  expect(await readsAgain('2')).toBe(true)
})
