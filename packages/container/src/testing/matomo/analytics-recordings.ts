import type { Page } from 'playwright'
import type { Recording, VisitedSite } from './visit.ts'

const template = 'waymark_analytics'
const VIEW = { action_name: 'Shop' }
const DAY = 86_400

/** The name and the days of life of the visitor's cookies at the tracker. */
const cookiesOf = (page: Page) =>
  page
    .context()
    .cookies()
    .then((cookies) => cookies.filter(({ name }) => name.startsWith('_pk_')))

const lifeOf = (cookie: string) => async (page: Page) => {
  const found = (await cookiesOf(page)).find(({ name }) => name.startsWith(cookie))
  return found && `${cookie} lives ${Math.round((found.expires - Date.now() / 1000) / DAY)} days`
}

const clickOn = (selector: string) => (page: Page) => page.click(selector)

/** Follows a link to the other domain of the site. */
async function changeDomain(page: Page, { url }: VisitedSite): Promise<void> {
  const other = url.replace('shop.localhost', 'other.localhost')
  await page.evaluate(`document.querySelector('#outlink').href = '${other}'`)
  const opened = page.waitForEvent('popup')
  await page.click('#outlink')
  await (await opened).waitForLoadState()
}

/** Goes on to another view of a single-page site. */
const navigate = (page: Page) =>
  page.evaluate(`history.pushState(null, '', 'basket'); document.title = 'Basket'; dataLayer.push({ event: 'go' })`)

const content = { c_n: 'Banner', c_p: 'Winter' }
const insertContent = (page: Page) =>
  page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<p data-track-content data-content-name="Popup" data-content-piece="Sale">sale</p>')`)

const decide = (page: Page, call: string) => page.evaluate(`waymark(${call})`)

/** What a tracker that runs would request by itself and when asked, also later; gives the cookies meanwhile. */
async function triggerAllRequests(page: Page): Promise<void> {
  await page.click('#outlink')
  await page.evaluate('_paq.push(["trackEvent", "Not", "Allowed"])')
  await insertContent(page)
  // Longer than the tracker collects content for.
  await page.waitForTimeout(3500)
  await page.evaluate('window.meanwhile = document.cookie.match(/_pk_|mtm_/g)')
}

const readMeanwhile = (page: Page) => page.evaluate('window.meanwhile === null && "no cookies meanwhile"')

const BANNER_WAS_SENT = `performance.getEntriesByType('resource').some(({ name }) => name.includes('c_n=Banner'))`

/**
 * Matomo holds requests back for some seconds after the first of a page. Its clock stands at the start of the page while
 * the event is pushed, so that the request waits on slow machines, too.
 */
const PUSH_AND_WITHDRAW = `
  const { getTime } = Date.prototype
  Date.prototype.getTime = () => performance.timeOrigin
  _paq.push(['trackEvent', 'Before', 'Withdrawal'])
  Date.prototype.getTime = getTime
  waymark('consent.set', { analytics: 0 })`

export const ANALYTICS: readonly Recording[] = [
  { template, shows: 'page view', options: {}, hits: [VIEW] },
  { template, shows: 'no page views', options: { track_page_view: false }, hits: [] },
  {
    template,
    shows: 'outlinks and downloads: an outlink',
    options: { link_tracking: true },
    act: clickOn('#outlink'),
    hits: [VIEW, { link: 'https://elsewhere.example/' }],
  },
  {
    template,
    shows: 'outlinks and downloads: a download',
    options: { link_tracking: true },
    act: clickOn('#download'),
    hits: [VIEW, { download: 'https://shop.example/price-list.pdf' }],
  },
  {
    template,
    shows: 'outlinks and downloads: off',
    options: { link_tracking: false },
    act: clickOn('#outlink'),
    hits: [VIEW],
  },
  {
    template,
    shows: 'a link to another domain of the site is no outlink',
    options: {},
    act: changeDomain,
    hits: [VIEW],
  },
  {
    template,
    shows: 'link visits across domains',
    options: { cross_domain_tracking: true },
    act: changeDomain,
    hits: [VIEW],
    effect: {
      read: async (_page, { pages }) =>
        /other\.localhost.*[?&]pk_vid=/.test(pages().at(-1) ?? '') && 'link gets pk_vid',
      is: 'link gets pk_vid',
    },
  },
  {
    template,
    shows: 'content tracking: all impressions',
    options: { content_tracking: 'trackAllContentImpressions' },
    act: insertContent,
    hits: [VIEW, content, { c_n: 'Popup', c_p: 'Sale' }],
  },
  {
    template,
    shows: 'content tracking: visible impressions only',
    options: { content_tracking: 'trackVisibleContentImpressions' },
    act: async (page) => {
      await insertContent(page)
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
        '<p hidden data-track-content data-content-name="Hidden">sale</p>')`)
    },
    hits: [VIEW, content, { c_n: 'Popup', c_p: 'Sale' }],
  },
  { template, shows: 'user id', options: { user_id: 'customer 7' }, hits: [{ ...VIEW, uid: 'customer 7' }] },
  {
    template,
    shows: 'custom variables',
    options: {
      waymark_custom_variables: [
        { id: 1, name: 'Storefront', value: 'north', scope: 'visit' },
        { id: 2, name: 'Layout', value: 'wide', scope: 'page' },
      ],
    },
    hits: [{ ...VIEW, _cvar: '{"1":["Storefront","north"]}', cvar: '{"2":["Layout","wide"]}' }],
  },
  {
    template,
    shows: 'custom dimensions',
    options: { waymark_custom_dimensions: [{ id: 2, value: 'gold' }] },
    hits: [{ ...VIEW, dimension2: 'gold' }],
  },
  {
    template,
    shows: 'JavaScript errors',
    options: { js_error_tracking: true },
    act: (page) =>
      page.evaluate(`dispatchEvent(new ErrorEvent('error',
        { message: 'broken', filename: 'https://shop.example/shop.js', lineno: 3, colno: 7 }))`),
    hits: [VIEW, { e_c: 'JavaScript Errors', e_a: 'https://shop.example/shop.js:3:7', e_n: 'broken' }],
  },
  {
    template,
    shows: 'heartbeat timer',
    options: { heart_beat_timer: { enabled: true } },
    act: async (page) => {
      await page.evaluate(
        'Date.prototype.getTime = ((now) => function () { return now.call(this) + 2e4 })(Date.prototype.getTime)',
      )
      await page.evaluate('dispatchEvent(new Event("blur"))')
    },
    hits: [VIEW, { ping: '1' }],
  },
  {
    template,
    shows: 'one cookie for all subdomains',
    options: { cookie_domain: '*.shop.localhost' },
    hits: [VIEW],
    effect: {
      read: async (page) => `cookies of ${(await cookiesOf(page))[0]?.domain}`,
      is: 'cookies of .shop.localhost',
    },
  },
  {
    template,
    shows: 'secure cookies',
    options: { secure_cookie: true },
    isSecure: true,
    hits: [VIEW],
    effect: {
      read: async (page) => (await cookiesOf(page)).every(({ secure }) => secure) && 'cookies are secure',
      is: 'cookies are secure',
    },
  },
  {
    template,
    shows: 'visitor cookie lifetime',
    options: { visitor_cookie_timeout: 10 * DAY },
    hits: [VIEW],
    effect: { read: lifeOf('_pk_id'), is: '_pk_id lives 10 days' },
  },
  {
    template,
    shows: 'session cookie lifetime',
    options: { session_cookie_timeout: 2 * DAY },
    hits: [VIEW],
    effect: { read: lifeOf('_pk_ses'), is: '_pk_ses lives 2 days' },
  },
  {
    template,
    shows: 'referral cookie lifetime',
    options: { referral_cookie_timeout: 3 * DAY },
    hits: [VIEW],
    effect: { read: lifeOf('_pk_ref'), is: '_pk_ref lives 3 days' },
  },
  {
    template,
    shows: 'a later page view of a single-page site, and an event after it',
    options: {},
    act: async (page) => {
      await navigate(page)
      await page.evaluate('_paq.push(["trackEvent", "Basket", "Opened"])')
    },
    hits: [
      VIEW,
      { action_name: 'Basket', url: 'https://shop.example/basket', urlref: 'https://shop.example/' },
      { e_c: 'Basket', e_a: 'Opened', url: 'https://shop.example/basket', urlref: 'https://shop.example/' },
    ],
  },
  {
    template,
    shows: 'consent is withdrawn right after an event, and given again',
    options: { content_tracking: 'trackAllContentImpressions' },
    asksForConsent: true,
    act: async (page) => {
      await page.waitForFunction(BANNER_WAS_SENT)
      await page.evaluate(PUSH_AND_WITHDRAW)
      await triggerAllRequests(page)
      await decide(page, '"consent.set", { analytics: 1 }')
      await page.evaluate('_paq.push(["trackEvent", "Allowed", "Again"])')
    },
    hits: [VIEW, { c_n: 'Banner', c_p: 'Winter' }, { e_c: 'Allowed', e_a: 'Again' }],
    effect: { read: readMeanwhile, is: 'no cookies meanwhile' },
  },
  {
    template,
    shows: 'the visitor opts out, and in again',
    options: {},
    asksForConsent: true,
    act: async (page) => {
      await decide(page, '"privacy.optOut"')
      await triggerAllRequests(page)
      await decide(page, '"privacy.optIn"')
      await page.evaluate('_paq.push(["trackEvent", "Allowed", "Again"])')
    },
    hits: [VIEW, { e_c: 'Allowed', e_a: 'Again' }],
    effect: { read: readMeanwhile, is: 'no cookies meanwhile' },
  },
]
