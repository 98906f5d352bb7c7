import { FIRING_CHECKS } from '@waymark/domain/debug-protocol/constants'
import { expect, test } from 'vitest'
import { tagItem } from '../testing/items.ts'
import { checksFor } from './plan-checks.ts'

test('a tag is checked in the order in which the debugger shows the checks', () => {
  const tag = tagItem(1, {
    consent_type: 'analytics',
    respect_visitors_privacy: true,
    scheduler: {
      date_ranges: [],
      times_of_day: [{ from: '1970-01-01T08:00:00+0000', to: '1970-01-01T18:00:00+0000', timezone: 'UTC' }],
    },
  })
  const checks = checksFor({ mode: 'debug', gdpr: true, tags: [tag], triggers: [], isBlocked: true })
  const reasons = checks.map(({ reason }) => reason)
  const order: readonly string[] = FIRING_CHECKS.flatMap(([, possible]) => possible).filter((reason) =>
    (reasons as string[]).includes(reason),
  )
  expect(reasons).toEqual(order)
  expect(reasons).toHaveLength(7)
})
