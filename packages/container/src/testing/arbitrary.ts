import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import type {
  CompileInput,
  ConditionItem,
  Items,
  MetaItems,
  TagItem,
  TriggerItem,
  VariableItem,
} from '../compile/index.ts'
import { events, words } from './arbitrary-words.ts'
import { idOf, inputOf, settings, tagItem, triggerItem, variableItem } from './items.ts'

export { beginning, visit } from './arbitrary-visit.ts'

/*
 * Random sites.
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

const COMPARING = [
  'contains',
  'does_not_contain',
  'starts_with',
  'does_not_start_with',
  'ends_with',
  'does_not_end_with',
  'equals',
  'does_not_equal',
  'regexp',
  'does_not_regexp',
  'is_true',
  'is_false',
  'is_set',
  'is_not_set',
  'is_empty',
  'is_not_empty',
  'abandoned',
]

/** Variables that have conditions of their own and are refused in others. */
const ASKED_OTHERWISE: readonly string[] = [
  BUILT_INS.cdpAudience.id,
  BUILT_INS.pageScroll.id,
  BUILT_INS.timeOnWebsite.id,
  BUILT_INS.leaveContent.id,
  BUILT_INS.foundElements.id,
  BUILT_INS.visibleElement.id,
  BUILT_INS.timerCount.id,
  BUILT_INS.defaultPrevented.id,
]

const variableIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => idOf('variable', number))
const comparable = [
  ...variableIds,
  idOf('variable', 99),
  ...Object.values(BUILT_INS).flatMap(({ id }) => (ASKED_OTHERWISE.includes(id) ? [] : [id])),
  ANONYMIZATION.id,
]

const condition = (type: string, variable_id: string, value: string | null, options = {}): ConditionItem => ({
  condition_id: `${variable_id} ${type} ${value}`,
  variable_id,
  condition_type: type,
  value,
  options,
})

const plainCondition = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...COMPARING), fc.constantFrom(...comparable), words) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('matches', 'does_not_match', 'is_a_child_of', 'is_not_a_child_of'),
        fc.constant(BUILT_INS.clickElement.id),
        fc.constantFrom('.card', '#go', 'main', 'nav'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('is_first_visit', 'is_not_first_visit'),
        fc.constant(BUILT_INS.viewWithinSession.id),
        fc.constantFrom('1', '30'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('each_time', 'once_per_page_view', 'no_such_type'),
        fc.constantFrom(BUILT_INS.pageUrl.id, idOf('variable', 0)),
        words,
      ),
    },
  )
  .map(([type, variable, value]) => condition(type, variable, value))

const ONCE = fc.constantFrom('each_time', 'once_per_page_view', 'once_per_session')

const trigger = (number: number): fc.Arbitrary<TriggerItem> =>
  fc
    .tuple(
      fc.oneof(
        fc
          .constantFrom(
            'page_view',
            'dom_ready',
            'page_load',
            'click',
            'capturing_click',
            'form_submission',
            'history',
            'debounced_history',
            'javascript_error',
          )
          .map((type) => ({ type, first: [] as ConditionItem[] })),
        fc.tuple(fc.constantFrom('equals', 'regexp', 'does_not_equal', 'starts_with'), events).map(([type, value]) => ({
          type: 'event',
          first: [condition(type, BUILT_INS.event.id, value)],
        })),
        fc
          .tuple(ONCE, fc.constantFrom('0', '25', '50', '300'), fc.constantFrom('percentage', 'pixels'))
          .map(([once, value, unit]) => ({
            type: 'page_scroll',
            first: [condition(once, BUILT_INS.pageScroll.id, value, { unit })],
          })),
        fc.tuple(ONCE, fc.constantFrom('.card', '.note', '#add', '.never')).map(([once, value]) => ({
          type: 'element_presence',
          first: [condition(once, BUILT_INS.foundElements.id, value)],
        })),
        fc.constantFrom('click', 'form_submission').map((type) => ({
          type,
          first: [condition('is_false', BUILT_INS.defaultPrevented.id, null)],
        })),
        fc
          .constantFrom('page_view', 'click', 'cdp_audience_detection')
          .chain((type) =>
            fc
              .tuple(fc.constantFrom('visitor_belongs_to', 'visitor_not_belongs_to'), fc.constantFrom('vip', 'new'))
              .map(([belongs, id]) => ({ type, first: [condition(belongs, BUILT_INS.cdpAudience.id, id)] })),
          ),
        fc.tuple(ONCE, fc.constantFrom('3', '15')).map(([once, value]) => ({
          type: 'time_on_website',
          first: [condition(once, BUILT_INS.timeOnWebsite.id, value)],
        })),
        fc
          .record({
            once: fc.constantFrom('each_time', 'once_per_element', 'once_per_page_view', 'once_per_session'),
            value: fc.constantFrom('.card', '.note', '#add'),
            visible_percentage: fc.constantFrom(50, 100),
            visible_seconds: fc.constantFrom(0, 0, 2),
            observe_changes: fc.boolean(),
          })
          .map(({ once, value, ...options }) => ({
            type: 'element_visibility',
            first: [condition(once, BUILT_INS.visibleElement.id, value, options)],
          })),
        fc
          .tuple(
            fc.constantFrom('3', '600'),
            fc.constantFrom('page', 'conditions'),
            fc.constantFrom({ limit: 1 }, { limit: 3 }, {}),
          )
          .map(([value, start, limit]) => ({
            type: 'timer',
            // Without a limit only the longer one, or an hour would have more events than the queue takes at once.
            first: [
              condition('each_time', BUILT_INS.timerCount.id, value, {
                start,
                ...limit,
                ...(value === '3' && { limit: 2 }),
              }),
            ],
          })),
        fc.tuple(ONCE, fc.constantFrom('top', 'any')).map(([once, value]) => ({
          type: 'leave_content',
          first: [condition(once, BUILT_INS.leaveContent.id, value)],
        })),
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<ConditionItem[]>([]) },
        { weight: 2, arbitrary: fc.array(plainCondition, { maxLength: 2 }) },
      ),
    )
    .map(([{ type, first }, more]) => triggerItem(number, { trigger_type: type, conditions: [...first, ...more] }))

const group = (number: number, members: number): fc.Arbitrary<TriggerItem> =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat({ max: members - 1 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      fc.array(plainCondition, { maxLength: 1 }),
    )
    .map(([numbers, thresholds, conditions]) =>
      triggerItem(number, {
        trigger_type: 'trigger_group',
        conditions,
        triggers: numbers.map((member, at) => ({ id: idOf('trigger', member), firing_threshold: thresholds[at]! })),
      }),
    )

const reference = fc.constantFrom(
  '{{ Variable 0 }}',
  '{{ Variable 3 }}',
  '{{ Variable 6 }}',
  '{{ Page Path }}',
  '{{ Traffic source }}',
  '{{ Campaign }}',
  '{{ plan }}',
  'a{{ Event }}b',
  'signup',
)

const variables: fc.Arbitrary<VariableItem[]> = fc.tuple(
  fc.constantFrom('plan', 'cart.total', 'missing', 'a.b').map((value) => variableItem(0, { value })),
  words.map((value) => variableItem(1, { variable_type: 'constant', value })),
  fc
    .constantFrom('query', 'protocol', 'parameter')
    .map((value) => variableItem(2, { variable_type: 'url', value, options: { parameter_name: 'id' } })),
  fc
    .tuple(
      reference,
      fc.array(fc.record({ input: reference, output: reference }), { maxLength: 3 }),
      fc.option(reference),
    )
    .map(([value, mapping, default_value]) =>
      variableItem(3, { variable_type: 'lookup_table', value, options: { mapping, default_value } }),
    ),
  fc
    .constantFrom('title', 'location.pathname', 'no.such')
    .map((value) => variableItem(4, { variable_type: 'document', value })),
  fc.constantFrom('first', 'missing').map((value) => variableItem(5, { variable_type: 'cookie', value })),
  fc
    .constantFrom(
      '1 + 1',
      '() => {{ Variable 0 }}',
      "'{{ plan }}' + '!';",
      'function () { return [{{ Variable 3 }}, {{ Event }}] }',
      '(() => { throw new Error() })()',
      '({{ plan }}).toString()',
    )
    .map((value) => variableItem(6, { variable_type: 'custom_js', value })),
  fc
    .tuple(
      fc.constantFrom('css', 'xpath', 'element_id'),
      fc.constantFrom('.card', '.note', '.{{ Variable 1 }}', 'a', 'nothing'),
      fc.boolean(),
    )
    .map(([selector_type, value, extract_text_content]) =>
      variableItem(7, { variable_type: 'dom_element', value, options: { selector_type, extract_text_content } }),
    ),
  fc
    .constantFrom('random_number', 'random', 'abandoned')
    .map((variable_type) => variableItem(8, { variable_type, value: null })),
  // One of them needs itself. What needs each other depends on which is asked first.
  fc
    .tuple(
      fc.constantFrom('custom_js', 'custom_javascript'),
      fc.constantFrom('[{{ Variable 3 }}]', '[{{ Variable 9 }}]', '[{{ Variable 8 }}, {{ External referrer }}]'),
    )
    .map(([variable_type, value]) => variableItem(9, { variable_type, value })),
)

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

const tag = (number: number, triggers: number, firstTrigger = 0): fc.Arbitrary<TagItem> =>
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

const beside = (numbers: readonly number[]) =>
  fc.option(
    fc.record({
      // The last is a tag that is not there.
      id: fc.constantFrom(...numbers, 99).map((number) => idOf('tag', number)),
      stop_on_failure: fc.boolean(),
    }),
    { freq: 2, nil: undefined },
  )

/** A tag before or after which only later ones run, so that none runs itself. */
const sequenced = (number: number, of: number, own: fc.Arbitrary<TagItem>): fc.Arbitrary<TagItem> => {
  const later = Array.from({ length: of - number }, (_, at) => number + at + 1)
  return fc
    .tuple(own, beside(later), beside(later), fc.boolean())
    .map(([item, setup_tag, cleanup_tag, isAlone]) =>
      isAlone ? item : { ...item, ...(setup_tag && { setup_tag }), ...(cleanup_tag && { cleanup_tag }) },
    )
}

const TRIGGERS = 5

/** Many tags that are copies of each other but for a word, as sites have them. */
const crowd: fc.Arbitrary<Pick<Items, 'tags' | 'triggers'>> = fc
  .record({
    model: tag(0, TRIGGERS),
    own: trigger(0),
    type: fc.constantFrom(...COMPARING),
    variable: fc.constantFrom(...comparable),
    words: fc.array(words, { minLength: 8, maxLength: 12 }),
    isTested: fc.boolean(),
  })
  .map(({ model, own, type, variable, words: all, isTested }) => ({
    tags: all.map((_, at) => {
      const { id, name, created_at } = tagItem(100 + at)
      const code = (model.code ?? '').replace('hit(0', `hit(${100 + at}`)
      return { ...model, id, name, created_at, code, triggers: [idOf('trigger', 100 + at)] }
    }),
    triggers: all.map((word, at) => ({
      ...own,
      id: idOf('trigger', 100 + at),
      conditions: [...own.conditions, ...(isTested ? [condition(type, variable, word)] : [])],
    })),
  }))

const site: fc.Arbitrary<Items> = fc
  .record({
    tags: fc.tuple(...[1, 2, 3, 4, 5, 6].map((number) => sequenced(number, 6, tag(number, TRIGGERS + 1)))),
    triggers: fc.tuple(...[0, 1, 2, 3, 4].map(trigger), group(TRIGGERS, TRIGGERS)),
    variables,
    more: fc.option(crowd, { freq: 2, nil: { tags: [], triggers: [] } }),
  })
  .map(({ tags, triggers, variables: all, more }) => ({
    tags: [...tags, ...more.tags],
    triggers: [...triggers, ...more.triggers],
    variables: all,
  }))

/** A meta-site: its names are those of the site's variables, so that each side must find its own first. */
const metaSite = (place: number): fc.Arbitrary<MetaItems> =>
  fc
    .record({
      tags: fc.tuple(...[1, 2].map((number) => tag(place + number, 2, place))),
      triggers: fc.tuple(trigger(place), trigger(place + 1)),
      variables: fc
        .tuple(variables, fc.subarray([0, 1, 6]))
        .map(([all, kept]) => kept.map((at) => ({ ...all[at]!, id: idOf('variable', place + at) }))),
    })
    .map((items) => ({ ...items, id: `meta ${place}`, name: `Meta-site ${place}` }))

const metaSites = fc.oneof(
  { weight: 2, arbitrary: fc.constant<MetaItems[]>([]) },
  { weight: 1, arbitrary: fc.tuple(metaSite(0x200)) },
  { weight: 1, arbitrary: fc.tuple(metaSite(0x200), metaSite(0x300)) },
)

/** A random site with its meta-sites, in the mode that is asked for. */
export const input = (mode: CompileInput['mode']): fc.Arbitrary<CompileInput> =>
  fc
    .tuple(site, metaSites, fc.constantFrom(true, true, false))
    .map(([items, metas, gdpr]) => inputOf(items, { mode, metaSites: metas, settings: { ...settings, gdpr } }))
