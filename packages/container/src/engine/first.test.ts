import { describe, expect, test } from 'vitest'
import { createTestPage, idOf, inputOf, runArtifact, runFromSource, tagItem, triggerItem } from '../testing/index.ts'

describe.each([
  ['from its sources', runFromSource],
  ['as an artifact', runArtifact],
])('the engine %s', (_how, run) => {
  test('fires a tag on page view, in the order of priority', () => {
    const test = createTestPage()
    run(
      inputOf({
        tags: [tagItem(1), tagItem(2, { priority: 3, triggers: [idOf('trigger', 1)] })],
        triggers: [triggerItem(1)],
      }),
      test,
    )
    expect(test.deeds).toEqual([
      { did: 'render', markup: ['hit(2)'] },
      { did: 'render', markup: ['hit(1)'] },
    ])
  })
})
