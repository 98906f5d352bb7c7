import { findVersion } from '#database/find-version.ts'
import type { Author } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { createSite, type NewSite } from '#sites/sites.ts'
import { updateVersion } from '#versions/version-rows.ts'
import { optionsOf } from '../bodies.ts'
import { daysBefore, openHistory } from '../history.ts'
import * as codes from './codes.ts'
import { between } from './flight-dates.ts'

/** The people who worked on the demo shop. */
export interface ShopTeam {
  owner: Author
  publisher: Author
  editor: Author
}

type SessionAt = Awaited<ReturnType<typeof openHistory>>

interface Story {
  readonly sessionAt: SessionAt
  readonly team: ShopTeam
  /** The moment `days` before today, at a time of day in UTC. */
  before(days: number, time: string): Date
}

const STOREFRONT = [{ key: 'row-0', id: 9, value: '{{ Storefront }}' }]

/** When the demo shop's site was created, in days before today. */
const CREATED = 91

/** Creates the demo shop's site and its three months: four published versions, two snapshots, changes in the draft. */
export async function seedOutdoor(
  deps: Dependencies,
  wanted: Omit<NewSite, 'kind' | 'name' | 'author'>,
  team: ShopTeam,
): Promise<SiteRow> {
  const now = deps.clock()
  const before = (days: number, time: string) => daysBefore(now, days, time)
  const at = before(CREATED, '09:12')
  const then = { ...deps, clock: () => at }
  const site = await createSite(then, { ...wanted, kind: 'app', name: 'Northwind Outdoor', author: team.owner })
  const first = await findVersion(deps.db, site.id, 'published')
  await updateVersion(deps.db, site.id, first?.id ?? '', {
    name: 'Opening day',
    description: 'The shop is open.\nPage views are counted, nothing else.',
  })
  const story = { sessionAt: await openHistory(deps, site.id), team, before }
  await countOrders(story)
  await advertise(story)
  await askForConsent(story)
  await prepareWinter(story)
  return site
}

async function countOrders({ sessionAt, team, before }: Story): Promise<void> {
  const data = sessionAt(before(86, '10:04'), team.editor)
  await data.addVariable({ name: 'ecommerce', variable_type: 'data_layer', value: 'ecommerce' })
  await data.addVariable({
    name: 'Order value',
    variable_type: 'data_layer',
    value: 'ecommerce.value',
    note: 'Without tax and shipping.',
    labels: ['Checkout'],
  })
  await data.addVariable({ name: 'Currency', variable_type: 'data_layer', value: 'ecommerce.currency' })
  await data.addVariable({ name: 'Storefront', variable_type: 'constant', value: 'outdoor' })
  await data.addTrigger({ name: 'Basket page', type: 'page_view', conditions: [['Page Path', 'contains', '/basket']] })
  await data.addTrigger({ name: 'Added to basket', type: 'event', conditions: [['Event', 'equals', 'add_to_cart']] })
  await data.addTrigger({
    name: 'Order placed',
    type: 'event',
    conditions: [['Event', 'equals', 'purchase']],
    note: 'The shop pushes this once per order, also when the page is loaded again.',
    labels: ['Checkout'],
  })

  const tags = sessionAt(before(85, '13:40'), team.editor)
  await tags.addTag({
    name: 'Added to basket',
    template: 'waymark-pro-event',
    form: {
      category: 'Shop',
      action: 'Added to basket',
      name: '{{ Currency }}',
      value: '{{ Order value }}',
      customDimensions: STOREFRONT,
    },
    triggers: ['Added to basket'],
  })
  await tags.addTag({
    name: 'Order',
    template: 'ecommerce-order',
    form: { productDimensions: [], customDimensions: STOREFRONT },
    triggers: ['Order placed'],
    labels: ['Checkout', 'Core'],
  })
  await tags.addTag({
    name: 'Goal: order placed',
    template: 'waymark-pro-goal-conversion',
    form: { id: '1', revenue: '{{ Order value }}', currency: 'EUR' },
    triggers: ['Order placed'],
    labels: ['Checkout'],
  })
  await tags.addTag({
    name: 'Chat bubble',
    template: 'custom-asynchronous-tag',
    code: codes.OPENING_CHAT,
    triggers: ['Basket page'],
  })

  const release = sessionAt(before(83, '08:55'), team.publisher)
  await release.changeVariable('Order value', { name: 'Order total' })
  await release.changeVariable('Storefront', { value: 'outdoor-eu' })
  await release.publish({
    name: 'Baskets and orders',
    description: 'Counts what is put into the basket and what is ordered, with the storefront as a dimension.',
  })
}

async function advertise({ sessionAt, team, before }: Story): Promise<void> {
  const campaign = sessionAt(before(72, '11:20'), team.editor)
  await campaign.addVariable({
    name: 'Campaign code',
    variable_type: 'url',
    value: 'parameter',
    options: { parameter_name: 'code' },
  })
  await campaign.addTrigger({
    name: 'Product pages',
    type: 'page_view',
    conditions: [['Page Path', 'starts_with', '/p/']],
  })
  await campaign.addTag({ name: 'LinkedIn insight', template: 'linkedin', triggers: ['All page views'] })
  await campaign.addTag({
    name: 'Meta: product viewed',
    template: 'meta-pixel',
    form: {
      pixelId: '204417390816253',
      event: 'ViewContent',
      eventProperties: [{ key: 'row-0', propertyName: 'value', propertyValue: '{{ Order total }}' }],
    },
    triggers: ['Product pages'],
    note: 'Agreed with the agency. Keep the value in step with the Google Ads conversion.',
    labels: ['Paid social', 'Autumn campaign'],
  })

  await sessionAt(before(70, '16:30'), team.editor).snapshot({
    name: 'Campaign, first draft',
    description: 'What the agency has seen on the phone.',
  })

  const autumn = sessionAt(before(66, '09:30'), team.editor)
  await autumn.addVariable({
    name: 'Campaign channel',
    variable_type: 'lookup_table',
    value: '{{ Campaign code }}',
    options: {
      mapping: [
        { input: 'AUT-M', output: 'mail' },
        { input: 'AUT-S', output: 'social' },
        { input: 'AUT-P', output: 'press' },
      ],
      default_value: 'other',
    },
  })
  await autumn.addTag({
    name: 'Google Ads: order',
    template: 'google-ads-conversion-tracking',
    triggers: ['Order placed'],
    labels: ['Checkout', 'Autumn campaign'],
  })
  await autumn.addTag({
    name: 'Autumn delivery banner',
    template: 'custom-content',
    form: { targetElementId: 'offers' },
    code: codes.FIRST_BANNER,
    consent_type: 'not_require_consent',
    scheduler: between(before(61, '06:00'), before(31, '22:00')),
    triggers: ['All page views'],
  })
  await autumn.changeTag('Meta: product viewed', {
    template_options: optionsOf('meta-pixel', {
      pixelId: '204417390816253',
      event: 'ViewContent',
      eventProperties: [
        { key: 'row-0', propertyName: 'value', propertyValue: '{{ Order total }}' },
        { key: 'row-1', propertyName: 'currency', propertyValue: '{{ Currency }}' },
        { key: 'row-2', propertyName: 'channel', propertyValue: '{{ Campaign channel }}' },
      ],
    }),
  })

  const release = sessionAt(before(62, '15:05'), team.owner)
  await release.changeTag('Autumn delivery banner', { code: codes.BANNER })
  await release.publish({
    name: 'Autumn campaign',
    description: 'Meta, LinkedIn and Google Ads for the autumn campaign.\nThe delivery banner runs for a month.',
  })
}

async function askForConsent({ sessionAt, team, before }: Story): Promise<void> {
  const journal = sessionAt(before(41, '10:48'), team.editor)
  await journal.addVariable({ name: 'Article words', variable_type: 'data_layer', value: 'article.words' })
  await journal.addVariable({ name: 'Reading minutes', variable_type: 'custom_js', value: codes.READING_MINUTES })
  await journal.addTrigger({
    name: 'Journal opened',
    type: 'page_load',
    conditions: [['Page Path', 'equals', '/journal']],
  })
  await journal.addTrigger({
    name: 'Half of the journal',
    type: 'page_scroll',
    conditions: [
      ['Page Scroll', 'once_per_page_view', '50', { unit: 'percentage' }],
      ['Page Path', 'equals', '/journal'],
    ],
  })
  await journal.addTrigger({
    name: 'Engaged reader',
    type: 'trigger_group',
    members: { 'Journal opened': 1, 'Half of the journal': 1 },
  })
  await journal.addTag({
    name: 'Journal: reading time',
    template: 'custom-asynchronous-tag',
    code: codes.FIRST_READING,
    triggers: ['Half of the journal'],
  })
  await journal.addTag({ name: 'Hotjar', template: 'hotjar', triggers: ['Engaged reader'] })

  const shop = sessionAt(before(34, '14:15'), team.editor)
  await shop.addTrigger({
    name: 'Film page',
    type: 'dom_ready',
    conditions: [['Page Path', 'equals', '/film']],
  })
  await shop.addTag({
    name: 'Film',
    template: 'video-html5',
    form: {
      thresholds: { status: true, value: [25, 75].map((value, row) => ({ key: `row-${row}`, value: String(value) })) },
      cssSelectors: { status: true, value: [{ key: 'row-0', value: '#film' }] },
      volumeDimension: { status: false, value: 1 },
    },
    triggers: ['Film page'],
  })
  await shop.addTrigger({
    name: 'Size guide link',
    type: 'capturing_click',
    conditions: [['Click ID', 'equals', 'size-guide']],
  })
  await shop.addTag({
    name: 'Size guide opened',
    template: 'waymark-pro-event',
    form: { category: 'Shop', action: 'Size guide', name: '{{ Page Path }}', value: '', customDimensions: [] },
    triggers: ['Size guide link'],
  })
  await shop.addTag({
    name: 'Product viewed',
    template: 'ecommerce-product-detail-view',
    form: { productDimensions: [] },
    triggers: ['Product pages'],
  })
  await shop.addTrigger({
    name: 'Newsletter sign-up',
    type: 'event',
    conditions: [['Event', 'equals', 'signup']],
  })
  await shop.addTag({ name: 'HubSpot', template: 'hubspot', triggers: ['Newsletter sign-up'] })

  const consent = sessionAt(before(22, '09:10'), team.publisher)
  await consent.addTag({
    name: 'Cookie Information',
    template: 'cookie-information',
    triggers: ['All page views'],
  })
  await consent.removeTag('Chat bubble')
  await consent.prioritise({ 'Cookie Information': 100, 'Waymark analytics': 50, 'Meta: product viewed': 10 })
  await consent.changeTag('Journal: reading time', { code: codes.READING })

  await sessionAt(before(20, '07:30'), team.publisher).publish({
    name: 'Journal, film and consent',
    description:
      'Takes over the visitor’s choice from Cookie Information before anything else fires.\nCounts readers of the journal and viewers of the film. The chat bubble is gone.',
  })
}

async function prepareWinter({ sessionAt, team, before }: Story): Promise<void> {
  await sessionAt(before(11, '15:22'), team.editor).changeTag('LinkedIn insight', { is_active: false })
  await sessionAt(before(9, '17:45'), team.publisher).snapshot({
    name: 'Before the winter sale',
    description: 'To come back to when the sale is over.',
  })
  const winter = sessionAt(before(3, '10:31'), team.editor)
  await winter.addTag({
    name: 'Winter sale popup',
    template: 'custom-popup',
    code: codes.WINTER_POPUP,
    scheduler: between(before(-12, '06:00'), before(-26, '22:00')),
    triggers: ['Basket page'],
  })
  await winter.changeTrigger('Basket page', [
    ['Page Path', 'equals', '/basket'],
    ['Returning Visitor', 'is_true', ''],
  ])
  await sessionAt(before(1, '08:17'), team.editor).changeTag('Journal: reading time', { code: codes.DRAFT_READING })
}
