import { CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { ContainerVersion, MetadataTag, MetadataTrigger, MetadataVariable } from '@waymark/domain/version'
import { containerVersion, metadataTag, metadataTrigger, metadataVariable } from './version.ts'

/** The numbers of items in a generated version. */
export interface Amounts {
  readonly tags: number
  readonly variables: number
  readonly groups: number
}

const SUBJECTS = [
  ['Ecommerce order', 'ecommerce_order', 'purchase'],
  ['Google Ads – Conversion', 'google_adwords', 'purchase'],
  ['Meta pixel – Purchase', 'facebook_retargeting_pixel', 'purchase'],
  ['Post-purchase survey', 'custom_popup', 'purchase'],
  ['Size guide – Lazy loader', 'custom_tag', 'waymark.pageView'],
  ['Meta pixel – ViewContent', 'facebook_retargeting_pixel', 'view_item'],
  ['HubSpot – Contact tracking', 'hub_spot', 'waymark.pageView'],
  ['Microsoft UET – Base tag', 'bing_ads', 'waymark.pageView'],
  ['Session replay – Checkout funnel', 'hot_jar', 'waymark.domReady'],
  ['Video – Trail guides', 'video_youtube', 'waymark.domReady'],
  ['Waymark event – Cart – add', 'waymark_event', 'add_to_cart'],
  ['Waymark goal – Boot fitting booked', 'waymark_goal_conversion', 'waymark.formSubmit'],
  ['LinkedIn Insight – Wholesale leads', 'linkedin', 'waymark.pageLoad'],
  ['Custom content – Delivery date banner', 'custom_content', 'waymark.pageLoad'],
] as const
const PLACES = ['Web shop, all storefronts', 'DE, AT, CH', 'Nordics', 'Outlet', 'Trail journal', 'Alps', 'Benelux']
const COLLECTORS = ['data_layer', 'custom_javascript', 'cookie', 'constant', 'dom_element', 'url', 'random'] as const
const VALUES = [
  'Order total',
  'Payment method',
  'Order SKUs',
  'Loyalty tier',
  'Basket size',
  'Storefront',
  'A/B bucket',
]

const EXPIRED = {
  date_ranges: [{ from: '2020-06-02T00:00:00+0000', to: '2020-08-31T23:59:00+0000', timezone: 'Europe/Berlin' }],
  times_of_day: [],
}
const ALWAYS = { date_ranges: [], times_of_day: [] }
const META = 'meta-1'

/** The item at an index of a list that repeats. */
const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** A version of a shop with these numbers of items. Deterministic. */
export function generatedVersion({ tags, variables, groups }: Amounts): ContainerVersion {
  const events = [...new Set(SUBJECTS.map(([, , event]) => event))]
  return containerVersion({
    meta_site_names: { [META]: 'Northwind Europe' },
    tags: Array.from({ length: tags }, (_, at) => tag(at, groups)),
    triggers: [...events.flatMap(triggersOf), ...Array.from({ length: groups }, (_, at) => group(at))],
    variables: [...builtIns(), ...Array.from({ length: variables }, (_, at) => variable(at))],
  })
}

function tag(at: number, groups: number): MetadataTag {
  const [subject, template, event] = turn(SUBJECTS, at)
  const consentType: ConsentType = turn(CONSENT_TYPES, at)
  const fromMeta = at % 9 === 4
  return metadataTag(`tag-${at}`, {
    name: `${subject} – ${turn(PLACES, Math.floor(at / SUBJECTS.length))}${at >= 98 ? ` ${Math.floor(at / 98)}` : ''}`,
    template,
    consentType,
    priority: at % 7 === 0 ? 7 - (at % 5) : 0,
    disableInDebugMode: at % 11 === 8,
    respectVisitorsPrivacy: at % 3 !== 1,
    scheduler: at % 10 === 5 ? EXPIRED : ALWAYS,
    virtual: fromMeta,
    metaSiteId: fromMeta ? META : null,
    code: template === 'custom_tag' ? `<script>\n  window.sizes = {{ Storefront }}\n</script>` : null,
    triggerIds: [`${event}:${at % 3}`, ...(groups > 0 && at % 6 === 2 ? [`group-${at % groups}`] : [])],
  })
}

/** Three triggers for each event; the first has no other condition. */
const triggersOf = (event: string): MetadataTrigger[] =>
  [0, 1, 2].map((at) =>
    metadataTrigger(
      `${event}:${at}`,
      {},
      {
        name: ['Event – ', 'Checkout – ', 'Sale – '][at] + event,
        type: event.startsWith('waymark.page') ? 'page_view' : 'event',
        conditions: [
          { id: `${event}:${at}:event`, variable: BUILT_INS.event.id, action: 'equals', value: event, options: {} },
          ...(at === 0 ? [] : [pathCondition(`${event}:${at}:path`, at === 1 ? '/checkout' : '/sale/summer-hiking')]),
        ],
      },
    ),
  )

const pathCondition = (id: string, value: string) => ({
  id,
  variable: BUILT_INS.pagePath.id,
  action: 'starts_with',
  value,
  options: {},
})

const group = (at: number): MetadataTrigger =>
  metadataTrigger(
    `group-${at}`,
    {},
    {
      name: `Group – ${turn(['Read two trail guides, then ordered', 'Cart of 3 or more', 'Viewed sale, then ordered'], at)} ${at + 1}`,
      type: 'trigger_group',
      conditions: [pathCondition(`group-${at}:path`, '/checkout')],
      triggers: [
        { id: 'view_item:0', firing_threshold: 2 + (at % 3) },
        { id: 'purchase:0', firing_threshold: 1 },
      ],
    },
  )

const builtIns = (): MetadataVariable[] =>
  [BUILT_INS.event, BUILT_INS.pagePath, BUILT_INS.pageHostname].map(({ id, name, collector }) =>
    metadataVariable(id, collector, { name, virtual: true }),
  )

const variable = (at: number): MetadataVariable =>
  metadataVariable(`variable-${at}`, turn(COLLECTORS, at), {
    name: `${turn(VALUES, at)} ${Math.floor(at / VALUES.length) + 1}`,
  })
