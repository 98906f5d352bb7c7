import fc from 'fast-check'
import type { TagItem } from '../compile/index.ts'
import { idOf, tagItem } from './items.ts'

/*
 * Random tags.
 */

const CONSENTS = [
  'analytics',
  'remarketing',
  'not_require_consent',
  'not_require_consent',
  'not_require_consent',
  'custom_consent',
] as const
const ZONES = ['Europe/Warsaw', 'America/New_York', 'Asia/Tokyo', 'UTC'] as const

const schedule = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ date_ranges: [], times_of_day: [] }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...ZONES), fc.nat({ max: 23 }), fc.nat({ max: 23 }))
      .map(([timezone, a, b]) => ({
        date_ranges: [{ from: '2026-03-01T00:00:00+0000', to: '2026-03-02T12:00:00+0000', timezone }],
        times_of_day: [{ from: clock(a), to: clock(b), timezone }],
      })),
  },
)

const clock = (hour: number) => `1970-01-01T${String(hour).padStart(2, '0')}:00:00+0000`

/** A tag with one to three of `triggers` triggers, which are numbered from `firstTrigger` on. */
export const tag = (number: number, triggers: number, firstTrigger = 0): fc.Arbitrary<TagItem> =>
  fc
    .record({
      priority: fc.constantFrom(0, 0, 1, 5),
      consent_type: fc.constantFrom(...CONSENTS),
      respect_visitors_privacy: fc.constantFrom(true, false, false),
      disable_in_debug_mode: fc.constantFrom(true, false, false),
      is_active: fc.constantFrom(true, true, true, false),
      scheduler: schedule,
      triggers: fc.uniqueArray(triggerId(triggers, firstTrigger), { minLength: 1, maxLength: 3 }),
      code: fc
        .constantFrom(
          '',
          ',{{ Variable 0 }}',
          ',{{ Variable 3 }}',
          ',{{ Click ID }}',
          ',{{ Variable 6 }}',
          ',{{ Variable 7 }}',
          ',{{ Variable 8 }}',
          ',{{ Variable 9 }}',
          ',{{ External referrer }}',
          ',{{ Returning Visitor }}',
          ',{{ plan }}',
          ',{{ View within session }}',
        )
        .chain((more) =>
          fc
            .constantFrom('', '', '', ';breaks()', ';lasts(100)', ';lasts(3000);breaks()')
            .map((end) => `<script>hit(${number}${more})${end}</script>`),
        ),
      firing_frequency: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        'once_per_page_view',
        'once_per_session',
        'once_per_visitor',
      ),
      blocking_triggers: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(triggerId(triggers, firstTrigger), { minLength: 1, maxLength: 2 }) },
      ),
    })
    .map(({ firing_frequency, ...changes }) =>
      tagItem(number, { ...changes, ...(firing_frequency && { firing_frequency }) }),
    )

const triggerId = (triggers: number, first: number) =>
  fc.nat({ max: triggers - 1 }).map((at) => idOf('trigger', first + at))

const linkTo = (numbers: readonly number[]) =>
  fc.option(
    fc.record({
      // The last number is that of a missing tag.
      id: fc.constantFrom(...numbers, 99).map((number) => idOf('tag', number)),
      stop_on_failure: fc.boolean(),
    }),
    { freq: 2, nil: undefined },
  )

/** A tag whose set-up and clean-up tags have higher numbers, so that none runs itself. */
export const sequenced = (number: number, of: number, own: fc.Arbitrary<TagItem>): fc.Arbitrary<TagItem> => {
  const later = Array.from({ length: of - number }, (_, at) => number + at + 1)
  return fc
    .tuple(own, linkTo(later), linkTo(later), fc.boolean())
    .map(([item, setup_tag, cleanup_tag, isAlone]) =>
      isAlone ? item : { ...item, ...(setup_tag && { setup_tag }), ...(cleanup_tag && { cleanup_tag }) },
    )
}
