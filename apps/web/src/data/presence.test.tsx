import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { createClient } from '@waymark/api-client/client'
import { presence } from '@waymark/api-client/endpoints'
import { answering } from '@waymark/api-client/testing'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createQueries } from './api/api.ts'
import { usePresence } from './presence.ts'

const token = { ok: true, answer: 't' } as const
const tokens = { held: () => token, token: async () => token, refused: () => {}, worked: () => {} }

test('an item is newer only when an answer says so, not when the own save was read after the last answer', async () => {
  let stored = '1'
  const answers: string[] = []
  const newer: string[] = []
  const server = answering()
    .on(presence.remove, () => ({ body: '' }))
    .on(presence.update, () => {
      answers.push(stored)
      const attributes = { revision: stored, users: [], changes: [] }
      return { body: { data: { id: 'i', type: 'presence', attributes } } }
    })
  const queries = createQueries(createClient({ fetch: server.fetch, tokens }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (revision: string) =>
    root.render(
      <QueryClientProvider client={queries}>
        <Open revision={revision} onNewer={() => newer.push(revision)} />
      </QueryClientProvider>,
    )
  show('1')
  await expect.poll(() => document.body.textContent).toContain('0 users at 1')
  stored = '2'
  show('2')
  await expect.poll(() => document.body.textContent).toContain('0 users at 2')
  expect(newer).toEqual([])
  stored = '3'
  await queries.refetchQueries()
  await expect.poll(() => newer).toEqual(['2'])
  expect(answers).toEqual(['1', '3'])
  root.unmount()
})

function Open({ revision, onNewer }: { revision: string; onNewer: () => void }) {
  const users = usePresence({ appId: 'a', itemId: 'i' }, revision, onNewer)
  const answered = useQueryClient().isFetching() === 0
  return answered && `${users.length} users at ${revision}`
}
