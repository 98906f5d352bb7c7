import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Firings, type RecordedVisit, replay } from './replay.ts'

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../testing/recorded-visit/${name}.json`, import.meta.url), 'utf8'))

/**
 * The visit was recorded in the demo shop, and its firings with the container of before tags were waited for without
 * running handlers twice. A change here is a change of what fires on people's sites.
 */
test('a recorded visit of fifty events fires the same tags as when it was recorded', () => {
  const visit: RecordedVisit = fixture('visit')
  const recorded: readonly (readonly Firings[])[] = fixture('firings')
  expect(recorded.flat().length).toBeGreaterThanOrEqual(50)
  expect(replay(visit)).toEqual(recorded)
})
