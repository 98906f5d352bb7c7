import { describe, expect, test } from 'vitest'
import { compile } from '../../compile/index.ts'
import {
  createTestPage,
  inputOf,
  runFromSource,
  settings,
  type TestPage,
  tagItem,
  triggerItem,
} from '../../testing/index.ts'

const URL_OF_HITS = 'https://t.example/t.php'
const paq = (test: TestPage) => test.globals._paq as unknown[][]

/** A site whose analytics tag needs consent, in a dialect; `run` makes the visitor's calls. */
function visit(trackerDialect: 'extended' | 'matomo', template_options = {}) {
  const input = inputOf(
    {
      tags: [
        tagItem(1, {
          template: 'waymark_analytics',
          template_options,
          code: null,
          consent_type: 'analytics',
          respect_visitors_privacy: true,
        }),
      ],
      triggers: [triggerItem(1)],
    },
    { settings: { ...settings, trackerDialect, trackerPhpUrl: URL_OF_HITS } },
  )
  const test = createTestPage()
  const running = runFromSource(input, test)
  return { test, call: running.call, dataLayer: running.dataLayer }
}

/** The commands that come after those so far. */
async function commandsOf(test: TestPage, run: () => Promise<unknown>): Promise<unknown[]> {
  const before = paq(test)?.length ?? 0
  await run()
  return (paq(test) ?? []).slice(before)
}

const STOPPED = [['setTrackerUrl', 'data:,'], ['deleteCookies'], ['disableCookies']]

describe.each([
  ['extended', 'enableCookies'],
  ['matomo', 'setCookieConsentGiven'],
] as const)('the tracker in the dialect %s', (dialect, allowCookies) => {
  const STARTED = [[allowCookies], ['setTrackerUrl', URL_OF_HITS]]

  test('stops when consent is withdrawn and starts when it is given again, each once', async () => {
    const { test, call } = visit(dialect)
    await call('consent.set', { analytics: 1 })
    expect(await commandsOf(test, () => call('consent.set', { analytics: 0 }))).toEqual(STOPPED)
    expect(await commandsOf(test, () => call('consent.set', { remarketing: 1 }))).toEqual([])
    expect(await commandsOf(test, () => call('consent.set', { analytics: 1 }))).toEqual(STARTED)
    expect(await commandsOf(test, () => call('consent.reset'))).toEqual(STOPPED)
  })

  test('stops while the visitor has opted out, also when consent is given meanwhile', async () => {
    const { test, call } = visit(dialect)
    await call('consent.set', { analytics: 1 })
    expect(await commandsOf(test, () => call('privacy.optOut'))).toEqual(STOPPED)
    expect(await commandsOf(test, () => call('consent.set', { analytics: 0 }))).toEqual([])
    expect(await commandsOf(test, () => call('consent.set', { analytics: 1 }))).toEqual([])
    expect(await commandsOf(test, () => call('privacy.optIn'))).toEqual(STARTED)
  })

  test('gets no decisions before its tag has fired', async () => {
    const { test, call } = visit(dialect)
    expect(await commandsOf(test, () => call('consent.set', { analytics: 0 }))).toEqual([])
  })

  test('without such commands breaks nothing', async () => {
    const { test, call, dataLayer } = visit(dialect)
    await call('consent.set', { analytics: 1 })
    test.globals._paq = {
      push() {
        throw new TypeError('unknown command')
      },
    }
    await call('consent.set', { analytics: 0 })
    expect(dataLayer.at(-1)).toMatchObject({ event: 'waymark.consentUpdated' })
  })
})

test('an artifact has no code for Matomo unless its site speaks to one', () => {
  const templates = ['waymark_analytics', 'waymark_goal_conversion', 'ecommerce_order', 'ecommerce_product_detail_view']
  const sourceFor = (trackerDialect: 'extended' | 'matomo') =>
    compile(
      inputOf(
        {
          tags: templates.map((template, index) =>
            tagItem(index + 1, {
              template,
              code: null,
              template_options: {},
              triggers: [triggerItem(1).id],
            }),
          ),
          triggers: [triggerItem(1)],
        },
        { settings: { ...settings, trackerDialect } },
      ),
    ).source
  const own = /setReferrerUrl|setCookieConsentGiven|trackRequest|trackEcommerceOrder|piwikTrackContent/
  expect(sourceFor('matomo')).toMatch(own)
  expect(sourceFor('extended')).not.toMatch(own)
})
