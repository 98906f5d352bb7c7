import { readFileSync } from 'node:fs'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import { artifact } from '../../bench/like-rules.ts'
import { gzipped, unlikeSite } from '../../bench/unlike-tags.ts'
import { conditionItem, inputOf, settings, tagItem, triggerItem } from '../testing/index.ts'
import { compile } from './index.ts'

interface Budget {
  readonly gzip: number
  /** How much more than the gzipped content itself. */
  readonly beyondContent?: number
}

const budget: Readonly<Record<string, Budget>> = JSON.parse(
  readFileSync(new URL('../../../../tooling/budget/budget.json', import.meta.url), 'utf8'),
).container

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

interface Measured {
  readonly source: string
  /** What the site consists of, where it is compared with that. */
  readonly content?: readonly string[]
}

const unlike = (count: number): Measured => {
  const { input, content } = unlikeSite(count, 'own events')
  return { source: compile(input).source, content }
}

const artifacts: Readonly<Record<string, () => Measured>> = {
  'one custom tag on page view': () => compile(inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1)] })),
  'one custom tag with consent, privacy, schedule and once per session': () =>
    compile(inputOf({ tags: [tagItem(1, guarded)], triggers: [triggerItem(1, { conditions: [oncePerSession] })] })),
  'one custom tag on scrolling, once per session': () =>
    compile(
      inputOf({
        tags: [tagItem(1, { consent_type: 'analytics', respect_visitors_privacy: true })],
        triggers: [triggerItem(1, { trigger_type: 'page_scroll', conditions: [scrolled] })],
      }),
    ),
  '50 unlike tags': () => unlike(50),
  '200 unlike tags': () => unlike(200),
  '1000 unlike tags': () => unlike(1000),
  '1000 like rules with HTML tags': () => ({
    source: artifact({ count: 1000, kind: 'html', event: 'waymark.pageView', matching: 'all' }),
  }),
  '1000 like rules with function tags': () => ({
    source: artifact({ count: 1000, kind: 'function', event: 'go', matching: 'all' }),
  }),
  'debug artifact of one custom tag': () =>
    compile(inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1)] }, { mode: 'debug' })),
}

describe('an artifact of', () => {
  test.each(Object.entries(budget))('%s stays within its budget', (name, { gzip, beyondContent }) => {
    const { source, content } = artifacts[name]!()
    expect(gzipped(source)).toBeLessThanOrEqual(gzip)
    if (content) expect(gzipped(source) - gzipped(content.join('\n'))).toBeLessThanOrEqual(beyondContent!)
  })
})

test('an artifact holds nothing that its content does not use', () => {
  const { source } = artifacts['one custom tag on page view']!()
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
    expect(source, sign).not.toContain(sign)
  }
})

test('an artifact puts off links and forms only where a tag needs the time', () => {
  const leaving = (code: string, delay: number) =>
    compile(
      inputOf(
        {
          tags: [tagItem(1, { code }), tagItem(2, { code })],
          triggers: [triggerItem(1, { trigger_type: 'click' }), triggerItem(2, { trigger_type: 'form_submission' })],
        },
        { settings: { ...settings, delay } },
      ),
    ).source
  const pixel = '<img src="https://vendor.example/seen">'
  const signs = ['data-disable-delay', 'referrerpolicy', 'attachShadow', 'FormData']
  for (const sign of signs) {
    expect(leaving(pixel, 500), sign).toContain(sign)
    expect(leaving(pixel, 0), sign).not.toContain(sign)
    expect(leaving('<script>navigator.sendBeacon("/seen")</script>', 500), sign).not.toContain(sign)
  }
})

test('an artifact evaluates no text and has no source map', () => {
  const all = Object.values(artifacts)
    .map((make) => make().source)
    .join('')
  expect(all).not.toMatch(/\beval\b|new Function|import\(|sourceMappingURL/)
})
