import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import { artifact } from '../../bench/rules.ts'
import { conditionItem, inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { compile } from './index.ts'

interface Budget {
  readonly gzip: number
  readonly rawPerRule?: number
}

const budget: Readonly<Record<string, Budget>> = JSON.parse(
  readFileSync(new URL('../../../../tooling/budget/budget.json', import.meta.url), 'utf8'),
).container

const RULES = 1000

/** A word that looks like no other of the same length. */
const word = (number: number) => ((number * 2654435761) % 4294967296).toString(36)

const guarded = {
  consent_type: 'analytics',
  respect_visitors_privacy: true,
  scheduler: {
    date_ranges: [{ from: '2026-01-01T00:00:00+0000', to: '2027-01-01T00:00:00+0000', timezone: 'Europe/Warsaw' }],
    times_of_day: [{ from: '1970-01-01T08:00:00+0000', to: '1970-01-01T18:00:00+0000', timezone: 'Europe/Warsaw' }],
  },
}
const oncePerSession = conditionItem(1, {
  variable_id: BUILT_INS.viewWithinSession.id,
  condition_type: 'is_first_visit',
  value: '30',
})
const scrolled = conditionItem(1, {
  variable_id: BUILT_INS.pageScroll.id,
  condition_type: 'once_per_session',
  value: '50',
  options: { unit: 'percentage' },
})

/** The artifact of so many rules. */
const sources: Readonly<Record<string, (rules: number) => string>> = {
  'one custom tag on page view': () => compile(inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1)] })).source,
  'one custom tag with consent, privacy, schedule and once per session': () =>
    compile(inputOf({ tags: [tagItem(1, guarded)], triggers: [triggerItem(1, { conditions: [oncePerSession] })] }))
      .source,
  'one custom tag on scrolling, once per session': () =>
    compile(
      inputOf({
        tags: [tagItem(1, { consent_type: 'analytics', respect_visitors_privacy: true })],
        triggers: [triggerItem(1, { trigger_type: 'page_scroll', conditions: [scrolled] })],
      }),
    ).source,
  '1000 rules with HTML tags': (count) => artifact({ count, kind: 'html', event: 'waymark.pageView', matching: 'all' }),
  '1000 rules with function tags': (count) => artifact({ count, kind: 'function', event: 'go', matching: 'all' }),
  '1000 rules of which the last matches': (count) =>
    artifact({ count, kind: 'function', event: 'go', matching: 'last' }),
  '1000 rules with words of their own': (count) =>
    compile(
      inputOf({
        tags: Array.from({ length: count }, (_, number) =>
          tagItem(number, {
            code: `<script>track("${word(number)}", "${word(number + 5000)}")</script>`,
            priority: number % 3,
            consent_type: number % 2 ? 'analytics' : 'remarketing',
          }),
        ),
        triggers: Array.from({ length: count }, (_, number) =>
          triggerItem(number, {
            trigger_type: number % 4 ? 'page_view' : 'click',
            conditions: [conditionItem(number, { value: `/${word(number + 9000)}/` })],
          }),
        ),
      }),
    ).source,
  'debug artifact of one custom tag': () =>
    compile(inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1)] }, { mode: 'debug' })).source,
}

describe('an artifact of', () => {
  test.each(Object.entries(budget))(
    '%s stays within its budget',
    (name, { gzip, rawPerRule = Number.POSITIVE_INFINITY }) => {
      const make = sources[name]!
      expect(gzipSync(make(RULES), { level: 9 }).length).toBeLessThanOrEqual(gzip)
      expect((make(RULES).length - make(10).length) / (RULES - 10)).toBeLessThan(rawPerRule)
    },
  )
})

test('an artifact holds nothing that its content does not use', () => {
  const plain = sources['one custom tag on page view']!(1)
  for (const sign of [
    'auxclick',
    'MutationObserver',
    'toLocaleString',
    'fbq',
    'trackEvent',
    'getElementById',
    'wm_fired',
    'attachShadow',
  ]) {
    expect(plain, sign).not.toContain(sign)
  }
})

test('an artifact evaluates no text and holds no sign of its making', () => {
  const all = Object.values(sources)
    .map((make) => make(3))
    .join('')
  expect(all).not.toMatch(/\beval\b|new Function|import\(|sourceMappingURL/)
})
