import fc from 'fast-check'
import type { CompileInput, TagItem } from '../compile/index.ts'
import { idOf, inputOf, tagItem, triggerItem } from './items.ts'
import type { Step } from './traces.ts'

const TAGS = 5
const TRIGGERS = [triggerItem(0), triggerItem(1, { trigger_type: 'dom_ready' })]

/** A tag whose set-up and clean-up tags have higher numbers, so that none runs itself. */
const tag = (number: number): fc.Arbitrary<TagItem> => {
  const later = Array.from({ length: TAGS - number }, (_, at) => idOf('tag', number + at + 1))
  const other = later.length
    ? fc.option(fc.record({ id: fc.constantFrom(...later), stop_on_failure: fc.constantFrom(true, true, false) }), {
        nil: undefined,
      })
    : fc.constant(undefined)
  return fc
    .record({
      triggers: fc.subarray(TRIGGERS.map(({ id }) => id)),
      consent_type: fc.constantFrom('not_require_consent', 'analytics', 'remarketing'),
      priority: fc.constantFrom(0, 1),
      end: fc.constantFrom('', '', '', ';breaks()', ';lasts(100)'),
      setup_tag: other,
      cleanup_tag: other,
    })
    .map(({ end, setup_tag, cleanup_tag, ...changes }) =>
      tagItem(number, {
        ...changes,
        code: `<script>hit(${number})${end}</script>`,
        ...(setup_tag && { setup_tag }),
        ...(cleanup_tag && { cleanup_tag }),
      }),
    )
}

/** A site of tags in sequences, on the milestones of a page, with and without consent. */
export const sequences = (mode: CompileInput['mode']): fc.Arbitrary<CompileInput> =>
  fc
    .tuple(...Array.from({ length: TAGS }, (_, at) => tag(at + 1)))
    .map((tags) => inputOf({ tags, triggers: TRIGGERS }, { mode }))

const decision = fc.constantFrom<0 | 1>(0, 1, 1)

/** A visit on which the visitor decides early and late. */
export const decisions: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('consent' as const),
      given: fc.record({ analytics: decision, remarketing: decision }, { requiredKeys: [] }),
    }),
    fc.constant({ do: 'resetConsents' as const }),
    fc.constant({ do: 'ready' as const }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 100) }),
  ),
  { minLength: 2, maxLength: 8 },
)
