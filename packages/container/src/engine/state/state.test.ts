import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import {
  createTestPage,
  inputOf,
  runFromSource,
  type TestPageSettings,
  tagItem,
  triggerItem,
} from '../../testing/index.ts'

/** What a built-in variable is on page view. */
function valueOn(settings: TestPageSettings, name: string) {
  const page = createTestPage(settings)
  runFromSource(
    inputOf({
      tags: [
        tagItem(1, {
          template: 'waymark_event',
          code: null,
          template_options: { category: 'x', action: `{{ ${name} }}`, custom_dimensions: [] },
        }),
      ],
      triggers: [triggerItem(1)],
    }),
    page,
  )
  return { value: page.globals._paq?.[0]?.[2], cookies: page.cookies, effects: page.effects }
}

const visit = (referrer: string, search = '', cookies = {}): TestPageSettings => ({
  document: { referrer, location: { search } },
  cookies,
})

describe('the traffic source', () => {
  test.each([
    ['', '', 'direct'],
    ['https://www.google.com/', '', 'organic_search'],
    ['https://www.google.co.uk/search?q=x', '', 'organic_search'],
    ['https://duckduckgo.com/', '', 'organic_search'],
    ['https://search.yahoo.com/', '', 'organic_search'],
    ['https://notgoogle.com/', '', 'website'],
    ['https://google.evil.example.com/', '', 'website'],
    ['https://l.facebook.com/x', '', 'social'],
    ['https://t.co/abc', '', 'social'],
    ['https://www.pinterest.de/', '', 'social'],
    ['https://netflix.com/', '', 'website'],
    ['https://blog.example/post', '', 'website'],
    ['https://www.shop.example/other', '', 'direct'],
    ['https://blog.example/', '?utm_campaign=spring', 'campaign'],
    ['', '?pk_campaign=spring', 'campaign'],
  ])('of %j with %j is %s', (referrer, search, source) => {
    expect(valueOn(visit(referrer, search), 'Traffic source').value).toBe(source)
  })

  test('keeps the best of the session and renews it', () => {
    const { value, effects } = valueOn(visit('', '', { wm_traffic_source: 'social' }), 'Traffic source')
    expect(value).toBe('social')
    expect(effects).toContainEqual({ kind: 'cookie', name: 'wm_traffic_source', value: 'social', seconds: 1800 })
    expect(valueOn(visit('https://www.bing.com/', '', { wm_traffic_source: 'website' }), 'Traffic source').value).toBe(
      'organic_search',
    )
  })
})

describe('session and visitor state', () => {
  test('the campaign and the first external referrer are kept for the session', () => {
    expect(valueOn(visit('', '?utm_campaign=spring%20sale'), 'Campaign').value).toBe('spring sale')
    expect(valueOn(visit('', '', { wm_campaign: 'old' }), 'Campaign').value).toBe('old')
    expect(valueOn(visit('https://blog.example/post'), 'External referrer').value).toBe('https://blog.example/post')
    expect(
      valueOn(
        visit('https://later.example/', '', { wm_external_referrer: 'https://first.example/' }),
        'External referrer',
      ).value,
    ).toBe('https://first.example/')
    expect(valueOn(visit('https://www.shop.example/'), 'External referrer').value).toBeUndefined()
  })

  test('a visitor is returning once the first session has ended', () => {
    const now = 1_772_442_900
    const at = (since?: number) =>
      valueOn(
        { now: now * 1000, cookies: since === undefined ? {} : { wm_returning_visitor: `${since}` } },
        'Returning Visitor',
      )
    expect(at()).toMatchObject({ value: 'false', cookies: { wm_returning_visitor: `${now}` } })
    expect(at(now - 1799)).toMatchObject({ value: 'false', cookies: { wm_returning_visitor: `${now}` } })
    expect(at(now - 1800)).toMatchObject({ value: 'true', cookies: { wm_returning_visitor: `${now - 1800}` } })
  })

  test('the last interaction is written at the start and then at most every five seconds', () => {
    const page = createTestPage({ now: 1_000_000_000, cookies: { wm_last_interaction: '999940' } })
    const { dataLayer } = runFromSource(
      inputOf({
        tags: [tagItem(1)],
        triggers: [
          triggerItem(1, {
            conditions: [
              {
                condition_id: 'c',
                variable_id: BUILT_INS.viewWithinSession.id,
                condition_type: 'is_first_visit',
                value: '1',
                options: {},
              },
            ],
          }),
        ],
      }),
      page,
    )
    const written = () =>
      page.effects.filter((effect) => effect.kind === 'cookie').map((effect) => 'value' in effect && effect.value)
    expect(page.effects.some(({ kind }) => kind === 'render')).toBe(false)
    for (const _second of [1, 2, 3, 4, 5, 6]) {
      page.pass(1000)
      dataLayer.push({ event: 'x' })
    }
    expect(written()).toEqual(['1000000', '1000005'])
  })

  test('only cookies that the content needs are written', () => {
    const page = createTestPage({
      document: { referrer: 'https://google.com/', location: { search: '?utm_campaign=x' } },
    })
    runFromSource(
      inputOf({
        tags: [tagItem(1, { consent_type: 'analytics', respect_visitors_privacy: true })],
        triggers: [triggerItem(1)],
      }),
      page,
    )
    expect(page.cookies).toEqual({})
  })
})
