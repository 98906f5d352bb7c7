import { allTemplates } from '@waymark/domain/tag/templates'
import { describe, expect, test } from 'vitest'
import { snippetIdOf } from '../../compile/index.ts'
import { frames, loaded, reports } from '../../testing/effects.ts'
import { callsOf, fire } from '../../testing/fire-template.ts'
import { createTestPage, inputOf, runFromSource, tagItem, triggerItem } from '../../testing/index.ts'

describe.each(allTemplates().map((template) => [template.id, template] as const))('%s', (id, template) => {
  test('is found under its stored name, and fires with its sample', () => {
    const options = template.encode(template.sample) as Readonly<Record<string, unknown>>
    const isRendered = /^custom-(asynchronous-tag|content|popup)$/.test(id)
    const found = snippetIdOf(template.stored.template, template.stored.type)
    expect(found).toBe(isRendered || id === 'abandoned' ? undefined : id)
    const test = fire(template.stored.template, options, {
      dataLayer: { ecommerce: { items: [{ item_id: 'A' }], value: 5, transaction_id: 'T' } },
    })
    expect(reports(test).filter((what) => what === 'tag')).toEqual([])
  })

  test('survives references to missing values, objects and texts full of quotes', () => {
    const everywhere = (value: unknown): unknown => {
      if (typeof value === 'string') return '{{ odd }}'
      if (Array.isArray(value)) return value.map(everywhere)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === 'type' || /^u\d/.test(`${inner}`) ? inner : everywhere(inner),
        ]),
      )
    }
    for (const odd of [undefined, null, '', 0, {}, [], ['x'], () => 1, '</script>"\'&;/?#%\ud800']) {
      const test = fire(
        template.stored.template,
        everywhere(template.encode(template.sample)) as Readonly<Record<string, unknown>>,
        {
          dataLayer: { odd },
        },
      )
      expect(
        reports(test).filter((what) => what === 'tag'),
        `${odd}`,
      ).toEqual([])
      for (const url of [...loaded(test), ...frames(test)]) expect(url, `${odd}`).not.toMatch(/[\s"<>]/)
    }
  })
})

test('no option name of a template is among the names that the build shortens', async () => {
  const { mangledNames } = await import('../../../build/mangled-names.ts')
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        names.add(key)
        collect(inner)
      }
    }
  }
  for (const template of allTemplates()) collect(template.encode(template.sample))
  expect(mangledNames.filter((name) => names.has(name))).toEqual([])
})

describe('vendors', () => {
  test('Meta pixel: one library, one init, every event', () => {
    const test = fire(
      'facebook_retargeting_pixel',
      {
        pixel_id: '{{ pixel }}',
        event: 'Purchase',
        event_properties: [{ property_name: 'value', property_value: '{{ total }}' }],
      },
      { dataLayer: { pixel: 42, total: 9.5 }, again: 1 },
    )
    expect(loaded(test)).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(callsOf(test.globals.fbq.queue)).toEqual([
      ['init', 42],
      ['trackSingle', 42, 'Purchase', { value: 9.5 }],
      ['trackSingle', 42, 'Purchase', { value: 9.5 }],
    ])
    expect(test.globals.fbq.version).toBe('2.0')
  })

  test('Meta pixel: without its id nothing happens', () => {
    const test = fire('facebook_retargeting_pixel', { pixel_id: '{{ none }}', event: 'Lead', event_properties: [] })
    expect(test.effects).toEqual([{ kind: 'report', what: 'tag without a value it needs' }])
  })

  test('Floodlight: the address ends as the method of counting asks', () => {
    const base = {
      advertiser_id: '12',
      group_tag_string: 'g r',
      activity_tag_string: 'a',
      custom_variables: [{ id: 'u1', value: 'x;y' }],
    }
    const sales = { ...base, type: 'doubleclick_floodlight_sales', revenue: 20, order_id: 'O/1' }
    const counter = { ...base, type: 'doubleclick_floodlight_counter' }
    const start = 'https://12.fls.doubleclick.net/activityi;src=12;type=g%20r;cat=a'
    expect(frames(fire('doubleclick_floodlight', { ...sales, counting_method: 'transactions' }))).toEqual([
      `${start};u1=x%3By;qty=1;cost=20;ord=O%2F1?`,
    ])
    expect(
      frames(
        fire('doubleclick_floodlight', { ...sales, counting_method: 'item_sold', quantity: 3, u: 'me', tran: 't' }),
      ),
    ).toEqual([`${start};u=me;tran=t;u1=x%3By;qty=3;cost=20;ord=O%2F1?`])
    expect(frames(fire('doubleclick_floodlight', { ...counter, counting_method: 'standard_method' }))).toEqual([
      `${start};u1=x%3By;ord=2500000000000?`,
    ])
    expect(frames(fire('doubleclick_floodlight', { ...counter, counting_method: 'unique_method' }))).toEqual([
      `${start};u1=x%3By;ord=1;num=2500000000000?`,
    ])
    expect(
      frames(fire('doubleclick_floodlight', { ...counter, counting_method: 'session', session_id: 's1' })),
    ).toEqual([`${start};u1=x%3By;ord=s1?`])
  })

  test.each(['1 234,50', '1.234,50', 'n/a'])('a price written as %j is sent by none, since it is not a number', (v) => {
    const dataLayer = { v }
    const sales = {
      type: 'doubleclick_floodlight_sales',
      counting_method: 'transactions',
      advertiser_id: '12',
      group_tag_string: 'g',
      activity_tag_string: 'a',
      revenue: '{{ v }}',
      order_id: 'O1',
    }
    const floodlight = fire('doubleclick_floodlight', sales, { dataLayer })
    expect(frames(floodlight)).toEqual([])
    expect(reports(floodlight)).toEqual(['tag without a number it needs'])
    const conversion_data = { conversion_value: '{{ v }}', currency: 'EUR' }
    const adroll = fire('adroll', { advertiser_id: 'A', pixel_id: 'P', conversion_data }, { dataLayer })
    expect(adroll.globals).not.toHaveProperty('adroll_conversion_value')
    expect(adroll.globals).not.toHaveProperty('adroll_currency')
    expect(loaded(adroll)).toEqual(['https://s.adroll.com/j/A/roundtrip.js'])
    expect(reports(adroll)).toEqual(['not a number'])
  })

  test('Google Ads: a data layer of its own where the page has no gtag, one config per account', () => {
    const options = {
      type: 'conversion_tracking',
      conversion_id: 7,
      conversion_tracking: { conversion_label: 'L', conversion_value: '{{ v }}' },
    }
    const test = fire('google_adwords', options, { dataLayer: { v: '12.5' }, again: 1 })
    expect(loaded(test)).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-7&l=wmGtagLayer'])
    const calls = callsOf(test.globals.wmGtagLayer)
    expect(calls.map(([name]) => name)).toEqual(['js', 'config', 'event', 'event'])
    expect(calls[2]).toEqual(['event', 'conversion', { send_to: 'AW-7/L', value: 12.5 }])
    const own: unknown[][] = []
    const taken = fire(
      'google_adwords',
      { type: 'remarketing', conversion_id: 7 },
      { again: 1, page: { globals: { gtag: (...call: unknown[]) => own.push(call) } } },
    )
    expect(loaded(taken)).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-7'])
    expect(own.map(([name, account]) => [name, name === 'config' && account])).toEqual([
      ['js', false],
      ['config', 'AW-7'],
      ['config', 'AW-7'],
    ])
  })

  test.each([
    ['crazy_egg', { account_number: '12345' }, 'https://script.crazyegg.com/pages/scripts/0001/2345.js', {}],
    [
      'hot_jar',
      { id: '99' },
      'https://static.hotjar.com/c/hotjar-99.js?sv=6',
      { _hjSettings: { hjid: '99', hjsv: 6 } },
    ],
    ['hub_spot', { id: '5' }, 'https://js.hs-scripts.com/5.js', {}],
    [
      'linkedin',
      { id: '8' },
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      { _linkedin_partner_id: '8', _linkedin_data_partner_ids: ['8'] },
    ],
    ['qualaroo', { customer_id: '1', site_token: 'a/b' }, 'https://cl.qualaroo.com/ki.js/1/a%2Fb.js', { _kiq: [] }],
    ['sales_manago', { smid: 's' }, 'https://app3.salesmanago.pl/static/sm.js', { _smid: 's' }],
    [
      'salesforce_pardot',
      { pi_a_id: 'a', pi_c_id: 'c' },
      'https://pi.pardot.com/pd.js',
      { piAId: 'a', piCId: 'c', piHostname: 'pi.pardot.com' },
    ],
    [
      'adroll',
      { advertiser_id: 'A', pixel_id: 'P', conversion_data: { conversion_value: 3, currency: 'EUR' } },
      'https://s.adroll.com/j/A/roundtrip.js',
      { adroll_adv_id: 'A', adroll_conversion_value: 3, adroll_currency: 'EUR', adroll_version: '2.0' },
    ],
    [
      'mautic',
      { instance_url: 'http://mautic.example/sub///' },
      'http://mautic.example/sub/mtc.js',
      { MauticTrackingObject: 'mt' },
    ],
    ['mautic', { instance_url: '//mautic.example/' }, 'https://mautic.example/mtc.js', {}],
  ])('%s loads its library once and sets what it needs', (template, options, url, globals) => {
    const test = fire(template, options, { again: 2 })
    expect(loaded(test)).toEqual([url])
    expect(test.globals).toMatchObject(globals)
  })

  test('Google Analytics: created once with its experiment, a page view each time', () => {
    const options = { id: 'UA-1', optimize_setup: { optimize_id: 'GTM-7', flash_of_original_content: true } }
    const dataLayer: unknown[] & { hide?: unknown } = []
    const test = fire('google_analytics', options, { again: 1, page: { globals: { dataLayer: dataLayer } } })
    expect(loaded(test)).toEqual(['https://www.google-analytics.com/analytics.js'])
    expect(callsOf(test.globals.ga.q)).toEqual([
      ['create', 'UA-1', 'auto'],
      ['require', 'GTM-7'],
      ['send', 'pageview'],
      ['send', 'pageview'],
    ])
    expect(dataLayer.hide).toMatchObject({ 'GTM-7': true, timeout: 4000 })
    const plain = fire('google_analytics', { id: 'UA-1' })
    expect(callsOf(plain.globals.ga.q)).toEqual([
      ['create', 'UA-1', 'auto'],
      ['send', 'pageview'],
    ])
  })

  test('Mautic gets every page view; Hotjar and LinkedIn get their queues, HubSpot its element', () => {
    const mautic = fire('mautic', { instance_url: 'mautic.example' }, { again: 1 })
    expect(callsOf(mautic.globals.mt.q)).toEqual([
      ['send', 'pageview'],
      ['send', 'pageview'],
    ])
    expect(typeof fire('hot_jar', { id: '1' }).globals.hj).toBe('function')
    expect(typeof fire('linkedin', { id: '1' }).globals.lintrk).toBe('function')
    expect(fire('hub_spot', { id: '1' }).effects).toEqual([
      { kind: 'load', url: 'https://js.hs-scripts.com/1.js', attributes: { id: 'hs-script-loader' } },
    ])
  })

  test('heatmaps report where a click went', () => {
    const test = createTestPage()
    runFromSource(
      inputOf({
        tags: [tagItem(1, { template: 'heatmaps', code: null })],
        triggers: [triggerItem(1, { trigger_type: 'click' })],
      }),
      test,
    )
    test.click({ element: { markup: 'main>b', selectors: [] } })
    expect(test.globals._paq).toEqual([['trackEvent', 'Heatmap events', 'Click', 'main>b']])
  })

  test('libraries that must have loaded first are started once per account', () => {
    const started: unknown[] = []
    const munchkin = fire('marketo', { account_id: 'M' }, { again: 1 })
    munchkin.globals.Munchkin = { init: (id: unknown) => started.push(id) }
    munchkin.scriptLoaded('https://munchkin.marketo.net/munchkin.js')
    expect(started).toEqual(['M'])
    const bing = fire('bing_ads', { id: 'B' }, { again: 1 })
    expect(bing.globals.uetq).toEqual(['pageLoad', 'pageLoad'])
    bing.globals.UET = class {
      settings: unknown
      constructor(given: unknown) {
        this.settings = given
      }
    }
    bing.scriptLoaded('https://bat.bing.com/bat.js')
    expect(bing.globals.uetq.settings).toEqual({ ti: 'B', q: ['pageLoad', 'pageLoad'] })
  })

  describe('Cookie Information', () => {
    /** Fires the tag, with a tool that answers what it is given for statistics, and false for marketing. */
    const openTool = (forStatistics: () => unknown) => {
      const CookieInformation = {
        getConsentGivenFor: (category: string) => category === 'cookie_cat_statistic' && forStatistics(),
      }
      const consents_mapping = {
        cookie_cat_functional: [],
        cookie_cat_statistic: ['analytics'],
        cookie_cat_marketing: ['remarketing'],
        cookie_cat_unclassified: [],
      }
      const test = fire(
        'cookie_information_cmp_integration',
        { consents_mapping },
        { page: { globals: { CookieInformation } } },
      )
      const consents = () => {
        const cookie = Object.entries(test.cookies).find(([name]) => name.startsWith('wm_consents'))?.[1]
        return cookie && JSON.parse(cookie).c
      }
      return { consents, change: () => test.say('CookieInformationConsentGiven') }
    }

    test('decisions are adopted, and later changes too', () => {
      let statistic = false
      const { consents, change } = openTool(() => statistic)
      expect(consents()).toEqual({ analytics: 0, remarketing: 0 })
      statistic = true
      change()
      expect(consents()).toEqual({ analytics: 1, remarketing: 0 })
    })

    test('later changes are adopted also where the tool throws at first', () => {
      let isReady = false
      const { consents, change } = openTool(() => {
        if (!isReady) throw new Error('not ready')
        return true
      })
      expect(consents()).toBeUndefined()
      isReady = true
      change()
      expect(consents()).toEqual({ analytics: 1, remarketing: 0 })
    })

    test('only a plain yes counts as consent', () => {
      expect(openTool(() => 'false').consents()).toEqual({ analytics: 0, remarketing: 0 })
    })
  })
})
