import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompileInput } from '../compile/index.ts'
import * as arbitrary from '../testing/arbitrary.ts'
import { answers, groups } from '../testing/arbitrary-groups.ts'
import { decisions, sequences } from '../testing/arbitrary-sequences.ts'
import { firingsOf } from '../testing/effects.ts'
import { createTestPage, type Runner, runArtifact, runFromSource, type TestPage } from '../testing/index.ts'
import { interpret } from '../testing/oracle/interpreter.ts'
import { elements, runTracker, type Step, subjectOf, takeStep } from '../testing/traces.ts'

/** Milliseconds that one of these tests may take on a machine that is busy with others. */
const TIME_LIMIT = 180_000

interface Beginning {
  readonly dataLayer: readonly unknown[]
  readonly cookies: Readonly<Record<string, string>>
  readonly hasDoNotTrack: boolean
  readonly referrer: string
  readonly search: string
  /** What the network says of the visitor's audiences, when it says something. */
  readonly audiences: readonly string[] | undefined
}

const pageFor = ({ cookies, hasDoNotTrack, audiences, referrer, search }: Beginning): TestPage => {
  const fetches = () => audiences && { audiences }
  const page = createTestPage({
    cookies: { ...cookies },
    hasDoNotTrack,
    fetches,
    document: { referrer, location: { search } },
  })
  page.elements = [...elements]
  return page
}

function runWith(run: Runner, input: CompileInput, beginning: Beginning, steps: readonly Step[]) {
  const test = pageFor(beginning)
  const { call, dataLayer, events } = run(input, test, structuredClone([...beginning.dataLayer]))
  const subject = subjectOf({ push: (item) => dataLayer.push(item), call, answerAudiences: () => runTracker(test) })
  for (const step of steps) takeStep(step, test, subject)
  return { firings: firingsOf(test), events, test }
}

function runReference(input: CompileInput, beginning: Beginning, steps: readonly Step[]) {
  const test = pageFor(beginning)
  const {
    verdicts,
    firings: fired,
    push,
    api,
    visit,
  } = interpret(input, test, structuredClone([...beginning.dataLayer]))
  for (const step of steps)
    takeStep(step, test, { push, ...api, answerAudiences: () => api.answerAudiences(beginning.audiences) })
  const firings = fired.map(({ id, words }) => [
    Number.parseInt(id.slice(-12), 16),
    typeof words === 'object' && words ? 'by reference' : words,
  ])
  return { firings, verdicts, cycles: visit.cycles }
}

const kinds = [
  { what: 'any site', input: arbitrary.input, visit: arbitrary.visit, numRuns: 400 },
  { what: 'tags before and after others', input: sequences, visit: decisions, numRuns: 200 },
  { what: 'groups on audiences', input: groups, visit: answers, numRuns: 300 },
]

describe.each(kinds)(
  'for $what, the engine and the plain interpreter of the rules',
  ({ input: site, visit, numRuns }) => {
    test(
      'fire the same tags with the same values, from its sources and as an artifact',
      () => {
        fc.assert(
          fc.property(site('published'), arbitrary.beginning, visit, (input, beginning, steps) => {
            const { firings, cycles } = runReference(input, beginning, steps)
            // Which variable of a cycle is undefined depends on which was needed first, and no rule says that.
            fc.pre(cycles.size === 0)
            expect(runWith(runFromSource, input, beginning, steps).firings).toEqual(firings)
            expect(runWith(runArtifact, input, beginning, steps).firings).toEqual(firings)
          }),
          { numRuns },
        )
      },
      TIME_LIMIT,
    )

    test(
      'give the same reasons and the same trigger for every tag on every event',
      () => {
        fc.assert(
          fc.property(site('debug'), arbitrary.beginning, visit, (input, beginning, steps) => {
            const explained = runWith(runFromSource, input, beginning, steps).events.map(
              ({ tags, dataLayerEvent }) => ({
                event: `${JSON.parse(dataLayerEvent.value)?.event}`,
                tags,
              }),
            )
            const judged = runReference(input, beginning, steps).verdicts.map(({ event, tags }) => ({
              event,
              tags: tags.map(({ id, failures, related }) => ({
                id,
                failures,
                fired: !failures.length,
                relatedTrigger: related === null ? null : { id: related },
              })),
            }))
            expect(comparable(explained)).toEqual(comparable(judged))
          }),
          { numRuns: (numRuns * 3) / 4 },
        )
      },
      TIME_LIMIT,
    )
  },
)

interface Reasoned {
  readonly id: string
  readonly fired: boolean
  readonly failures: readonly string[]
  readonly relatedTrigger: { readonly id: string } | null
}

interface Explained {
  readonly event: string
  readonly tags: readonly Reasoned[]
}

/** When an event is evaluated again after consent, tags without a trigger for it need not be reported. */
function comparable(events: readonly Explained[]) {
  const seen = new Set<string>()
  return events
    .map(({ event, tags }) => {
      const isRepeat = seen.has(event)
      if (/^waymark\.(pageView|domReady|pageLoad)$/.test(event)) seen.add(event)
      return isRepeat ? tags.filter(({ failures }) => !failures.includes('trigger')) : tags
    })
    .filter((tags) => tags.length > 0)
    .map((tags) =>
      tags.map(({ id, fired, failures, relatedTrigger }) => ({
        id,
        fired,
        failures,
        related: relatedTrigger?.id ?? null,
      })),
    )
}
