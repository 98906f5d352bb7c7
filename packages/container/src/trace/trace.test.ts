import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, startEngine } from '../engine/index.ts'
import * as arbitrary from '../testing/arbitrary.ts'
import { contentOf, createTestPage, idOf, inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { elements, type Step, subjectOf, takeStep } from '../testing/traces.ts'
import { play, record, type Trace } from './index.ts'

function recorded(
  input: ReturnType<typeof inputOf>,
  steps: readonly Step[],
  beginning: {
    dataLayer: readonly unknown[]
    cookies: Readonly<Record<string, string>>
    hasDoNotTrack: boolean
    isReady: boolean
  },
): Trace {
  const test = createTestPage({ cookies: { ...beginning.cookies }, hasDoNotTrack: beginning.hasDoNotTrack })
  test.elements = [...elements]
  if (beginning.isReady) {
    const { whenReady, whenLoaded } = test.page
    Object.assign(test.page, {
      whenReady: (run: () => void) => [whenReady, run()],
      whenLoaded: (run: () => void) => [whenLoaded, run()],
    })
  }
  const recording = record(test.page, structuredClone([...beginning.dataLayer]))
  let answer: Answer | undefined
  startEngine(contentOf(input), recording.page, recording.dataLayer, (ready) => {
    answer = ready
  })
  // What a vendor's script does by itself is no part of a trace.
  const subject = subjectOf({ push: recording.push, call: (...given) => recording.call(answer!, ...given) })
  for (const step of steps) takeStep(step, test, subject)
  return recording.trace()
}

// An arguments object is no plain data and so not part of what a trace can carry.
const plainSteps = arbitrary.visit.map((steps) => steps.filter((step) => step.do !== 'pushArguments'))

test('a recorded visit, kept as JSON, plays again call by call', () => {
  fc.assert(
    fc.property(
      arbitrary.input('published'),
      plainSteps,
      arbitrary.beginning,
      fc.boolean(),
      (input, steps, beginning, isReady) => {
        const trace: Trace = JSON.parse(JSON.stringify(recorded(input, steps, { ...beginning, isReady })))
        expect(play(contentOf(input), trace)).toEqual({ same: true })
      },
    ),
    { numRuns: 150 },
  )
})

test('other content is reported at the first difference', () => {
  const beginning = { dataLayer: [], cookies: {}, hasDoNotTrack: false, isReady: false }
  const rules = { triggers: [triggerItem(1), triggerItem(2, { trigger_type: 'click' })] }
  const before = inputOf({ ...rules, tags: [tagItem(1)] })
  const after = inputOf({ ...rules, tags: [tagItem(1), tagItem(3, { triggers: [idOf('trigger', 1)] })] })
  const trace = recorded(before, [{ do: 'ready' }, { do: 'load' }], beginning)
  const played = play(contentOf(after), trace)
  expect(played).toMatchObject({ same: false, found: expect.stringContaining('hit(3)') })
})
