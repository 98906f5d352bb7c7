import { expect, test, vi } from 'vitest'
import { chunks } from '#browser/chunks/load-chunk.ts'
import { createOperations, type OperationResult } from './running-operations.ts'

const { promise, resolve } = vi.hoisted(() => Promise.withResolvers<object>())
vi.mock('./run-to-end.ts', () => promise)

test('an operation whose code cannot be loaded fails with the reason, and does not start when it can', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const ends: OperationResult[] = []
  const runToEnd = vi.fn()
  const { start } = createOperations(
    { call: () => Promise.reject(new Error('No call is expected')) },
    { began: () => {}, ended: (result) => ends.push(result), dropped: () => {} },
  )
  start({ kind: 'publish', appId: 'a', versionId: 'draft', siteName: 'A' })
  void chunks.load(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.poll(() => ends).toMatchObject([{ is: 'failed', why: { kind: 'offline' } }])
  resolve({ runToEnd })
  await import('./run-to-end.ts')
  expect(runToEnd).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
