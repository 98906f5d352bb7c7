import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import type { CompileInput, TagItem, TriggerItem } from '../compile/index.ts'
import { condition } from './arbitrary-conditions.ts'
import { group } from './arbitrary-triggers.ts'
import { idOf, inputOf, tagItem, triggerItem } from './items.ts'
import type { Step } from './traces.ts'

const MEMBERS = 4
const GROUPS = 2

/** A trigger on the audiences of the visitor, or one that may count once only. */
const member = (number: number): fc.Arbitrary<TriggerItem> =>
  fc
    .record({
      trigger_type: fc.constantFrom('page_view', 'click', 'click', 'page_scroll', 'cdp_audience_detection'),
      belongs: fc.constantFrom('visitor_belongs_to', 'visitor_not_belongs_to', ''),
      audience: fc.constantFrom('vip', 'new'),
      once: fc.constantFrom('each_time', 'once_per_page_view', 'once_per_session'),
    })
    .map(({ trigger_type, belongs, audience, once }) =>
      triggerItem(number, {
        trigger_type,
        conditions: [
          ...(belongs ? [condition(belongs, BUILT_INS.cdpAudience.id, audience)] : []),
          ...(trigger_type === 'page_scroll'
            ? [condition(once, BUILT_INS.pageScroll.id, '50', { unit: 'percentage' })]
            : []),
        ],
      }),
    )

const triggerIds = Array.from({ length: MEMBERS + GROUPS }, (_, at) => idOf('trigger', at))

const tag = (number: number): fc.Arbitrary<TagItem> =>
  fc
    .record({
      triggers: fc.subarray(triggerIds, { minLength: 1, maxLength: 2 }),
      blocking_triggers: fc.oneof(fc.constant([]), fc.subarray(triggerIds, { minLength: 1, maxLength: 1 })),
      consent_type: fc.constantFrom('not_require_consent', 'not_require_consent', 'analytics'),
      code: fc.constantFrom(`<script>hit(${number})</script>`, `<script>hit(${number},{{ Click ID }})</script>`),
    })
    .map((changes) => tagItem(number, changes))

/** A site of tags on groups, and blocked by groups, whose members ask for audiences or count once. */
export const groups = (mode: CompileInput['mode']): fc.Arbitrary<CompileInput> =>
  fc
    .record({
      tags: fc.tuple(tag(1), tag(2), tag(3)),
      members: fc.tuple(...[0, 1, 2, 3].map(member)),
      groups: fc.tuple(group(MEMBERS, MEMBERS), group(MEMBERS + 1, MEMBERS)),
    })
    .map(({ tags, members, groups: own }) => inputOf({ tags, triggers: [...members, ...own] }, { mode }))

/** A visit on which the audiences come early, late or never. */
export const answers: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('click' as const),
      element: fc.nat({ max: 3 }),
      capturing: fc.constant(false),
    }),
    fc.constantFrom<Step>(
      { do: 'scroll', pixels: 900, percentage: 60 },
      { do: 'scroll', pixels: 0, percentage: 0 },
      { do: 'pass', ms: 250 },
      { do: 'ready' },
      { do: 'answerAudiences' },
      { do: 'consent', given: { analytics: 1 } },
      { do: 'consent', given: { analytics: 0 } },
    ),
    fc.record({ do: fc.constant('setAudiences' as const), ids: fc.subarray(['vip', 'new']) }),
  ),
  { minLength: 4, maxLength: 14 },
)
