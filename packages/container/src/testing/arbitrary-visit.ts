import fc from 'fast-check'
import { events, words } from './arbitrary-words.ts'
import type { Step } from './traces.ts'

const decision = fc.constantFrom<0 | 1>(0, 1)
const consents = fc.record(
  { analytics: decision, remarketing: decision, custom_consent: decision },
  { requiredKeys: [] },
)

const values = fc.oneof(
  words,
  fc.constantFrom<unknown>(0, 7, -1, true, false, null, { b: 'go' }, ['x'], { total: 7 }, {}, []),
)

/** A random visit of one page. */
export const visit: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('push' as const),
      item: fc.oneof(
        fc.record({ event: events, plan: values, cart: values }, { requiredKeys: ['event'] }),
        fc.record({ plan: values, cart: values, a: values }, { requiredKeys: [] }),
        fc.constantFrom<unknown>(['cart.push', 1], ['nothing', 1], null, 7, 'text', { event: '' }, { event: 7 }),
      ),
    }),
    fc.record({
      do: fc.constant('pushArguments' as const),
      given: fc.oneof(
        fc.tuple(fc.constant('event'), events, fc.record({ plan: values })),
        fc.tuple(fc.constant('set'), fc.record({ plan: values })),
        fc.tuple(fc.constant('config'), words),
      ),
    }),
    fc.record({
      do: fc.constant('click' as const),
      element: fc.nat({ max: 3 }),
      capturing: fc.boolean(),
      isPrevented: fc.boolean(),
    }),
    fc.record({ do: fc.constant('submit' as const), id: words, isPrevented: fc.boolean() }),
    fc.record({
      do: fc.constant('scroll' as const),
      pixels: fc.constantFrom(0, 300, 900),
      percentage: fc.constantFrom(0, 25, 60, 100),
    }),
    fc.record({ do: fc.constant('leave' as const), edge: fc.constantFrom('top' as const, 'any' as const) }),
    fc.record({
      do: fc.constant('go' as const),
      source: fc.constantFrom('pushState' as const, 'popstate' as const),
      fragment: words,
    }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 100, 250, 3000, 20_000, 3_600_000) }),
    fc.record({ do: fc.constantFrom('ready' as const, 'load' as const, 'show' as const) }),
    fc.constant({ do: 'ready' as const }),
    fc.record({ do: fc.constant('consent' as const), given: consents }),
    fc.constant({ do: 'resetConsents' as const }),
    fc.record({ do: fc.constant('optOut' as const), on: fc.boolean() }),
    fc.record({
      do: fc.constant('see' as const),
      element: fc.nat({ max: 6 }),
      percentage: fc.constantFrom(0, 50, 100),
    }),
    fc.constant({ do: 'hide' as const }),
    fc.record({ do: fc.constant('fail' as const), message: words }),
    fc.record({ do: fc.constant('arrive' as const), element: fc.nat({ max: 2 }) }),
    fc.record({ do: fc.constant('setAudiences' as const), ids: fc.subarray(['vip', 'new']) }),
    fc.constant({ do: 'answerAudiences' as const }),
  ),
  { minLength: 5, maxLength: 25 },
)

/** What was pushed before the container came, and what earlier pages left behind. */
export const beginning = fc.record({
  audiences: fc.option(fc.subarray(['vip', 'new']), { nil: undefined }),
  dataLayer: fc.array(fc.record({ event: events, plan: values }, { requiredKeys: [] }), { maxLength: 3 }),
  cookies: fc.record(
    {
      first: words,
      wm_last_interaction: fc.constantFrom('1772442000', '1772440000', 'nonsense'),
      wm_returning_visitor: fc.constantFrom('1772440000', '1672440000'),
      wm_opt_out: fc.constant('1'),
      wm_campaign: words,
      wm_external_referrer: fc.constant('https://blog.example/post'),
      wm_traffic_source: fc.constantFrom('social', 'campaign', 'nonsense'),
    },
    { requiredKeys: [] },
  ),
  referrer: fc.constantFrom(
    '',
    'https://www.shop.example/other',
    'https://www.google.co.uk/',
    'https://m.facebook.com/x',
    'https://t.co/1',
    'https://notgoogle.com/',
    'https://blog.example/',
  ),
  search: fc.constantFrom('?id=7', '', '?utm_campaign=x&id=a%20b', '?pk_campaign=go&utm_campaign='),
  hasDoNotTrack: fc.constantFrom(false, false, false, true),
})
