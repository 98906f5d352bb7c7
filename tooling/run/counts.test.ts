import { expect, test } from 'vitest'
import { countTests, sum } from './counts.ts'

test('the counts of a Vitest run are read from its closing line, colours or not', () => {
  const output =
    ' Test Files  1 failed | 3 passed (4)\n\u001b[2m      Tests \u001b[22m 2 failed | 40 passed | 1 skipped (43)\n   Start at 10:00'
  expect(countTests(output)).toEqual({ passed: 40, failed: 2, skipped: 1 })
})

test('the counts of a Playwright run are read from its closing lines', () => {
  expect(countTests('  1 failed\n    [journeys] › a\n  12 passed (1.2m)\n')).toEqual({
    passed: 12,
    failed: 1,
    skipped: 0,
  })
})

test('a run that printed no count has run nothing', () => {
  expect(sum([countTests('boom'), { passed: 1, failed: 0, skipped: 0 }])).toEqual({ passed: 1, failed: 0, skipped: 0 })
})
