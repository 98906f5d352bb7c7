import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nextPoll, Operation, publishedVersion, waitBefore } from './index.ts'

const operation = (state: string, summary: unknown = {}) =>
  v.parse(Operation, { id: 'o', type: 'operation', attributes: { operation_type: 'publish/version', state, summary } })

test('the questions come after half, half, one, one and then every two seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(waitBefore)).toEqual([500, 500, 1000, 1000, 2000, 2000, 2000])
})

test('an operation is followed until it is completed or failed', () => {
  const next = (state: string) => nextPoll({ is: 'answered', operation: operation(state) }, 0)
  expect(['created', 'started', 'completed', 'failed'].map(next)).toEqual([
    'poll-again',
    'poll-again',
    'completed',
    'failed',
  ])
})

test('ten unanswered requests in a row end it as failed, an unknown operation at once', () => {
  expect(nextPoll({ is: 'missed' }, 9)).toBe('poll-again')
  expect(nextPoll({ is: 'missed' }, 10)).toBe('failed')
  expect(nextPoll({ is: 'unknown' }, 0)).toBe('failed')
})

test('publishing returns the version that is live now', () => {
  const dates = { created_at: '', updated_at: '', version_major: 4, version_minor: 0 }
  const done = operation('completed', {
    versions: [
      { version_id: 'old', version_type: 'historic', change_type: 'modified', ...dates },
      { version_id: 'new', version_type: 'published', change_type: 'added', ...dates },
    ],
  })
  expect(publishedVersion(done)?.version_id).toBe('new')
})
