import { expect, test, vi } from 'vitest'
import { chunks } from '#browser/chunks/load-chunk.ts'
import { createOperations, type OperationResult } from './running-operations.ts'

const { promise, resolve } = vi.hoisted(() => Promise.withResolvers<object>())
vi.mock('@waymark/api-client/poll', () => promise)

test('an operation whose code cannot be loaded fails with the reason, and does not start when it can', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const ends: OperationResult[] = []
  const runVersionOperation = vi.fn()
  const { start } = createOperations(
    { call: () => Promise.reject(new Error('No call is expected')) },
    { began: () => {}, ended: (result) => ends.push(result), dropped: () => {} },
  )
  start({ kind: 'publish', appId: 'a', versionId: 'draft', siteName: 'A' })
  void chunks.load(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.poll(() => ends).toMatchObject([{ is: 'failed', why: { kind: 'offline' } }])
  resolve({ runVersionOperation })
  await import('@waymark/api-client/poll')
  expect(runVersionOperation).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
