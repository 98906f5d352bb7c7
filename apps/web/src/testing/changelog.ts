import { versions } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { allTemplates } from '@waymark/domain/tag/templates'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES } from '@waymark/domain/variable'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { variableTypes } from '@waymark/domain/variable/types'
import { id, listed, northwind } from './northwind.ts'

const USERS = ['priya.raman@northwind.example', 'jonas.meier@northwind.example', null]

/** An entry of the changelog as the server answers it. */
export const storyEntry = (
  n: number,
  [resource_type, resource_name]: readonly [type: string, name: string],
  [before_content, after_content]: readonly [before: unknown, after: unknown],
  attributes: object = {},
) => ({
  id: id(7000 + n),
  type: 'changelog',
  attributes: {
    created_at: new Date(Date.UTC(2025, 6, 3, 16, 20) - n * 17 * 60_000).toISOString(),
    author: USERS[n % USERS.length],
    change_type: isNothing(before_content) ? 'add' : isNothing(after_content) ? 'delete' : 'edit',
    resource_id: id(400 + n),
    resource_name,
    resource_type,
    before_content,
    after_content,
    ...attributes,
  },
})

const isNothing = (content: unknown) =>
  typeof content === 'object' && content !== null && Object.keys(content).length === 0

/** The recorded content of a tag. */
export const tagContent = (name: string, template: string, template_options: object, further: object = {}) => ({
  name,
  template,
  template_options,
  is_active: true,
  priority: 0,
  consent_type: 'analytics',
  respect_visitors_privacy: true,
  disable_in_debug_mode: false,
  document_write: null,
  code: null,
  scheduler: { date_ranges: [], times_of_day: [] },
  triggers: [{ trigger_id: id(501), name: 'Page view – Order confirmation' }],
  ...further,
})

const recordedCondition = (
  n: number,
  variable_id: string,
  condition_type: string,
  value: string | null,
  options = {},
) => ({
  condition_id: id(5000 + n),
  condition_type,
  value,
  options,
  variable: { variable_id, name: 'Plan', variable_type: 'data_layer', value: 'plan', options: {} },
})

const script = (lines: number, edited: (line: number) => string | null) =>
  [
    '<script>',
    ...Array.from(
      { length: lines },
      (_, at) => edited(at) ?? `  window.guide.push({ step: ${at}, page: {{ Page Path }} })`,
    ),
    '</script>',
  ].join('\n')

const conversion = (conversion_id: unknown, conversion_value?: string) => ({
  type: 'conversion_tracking',
  conversion_id,
  conversion_tracking: { conversion_label: 'order', ...(conversion_value && { conversion_value }) },
})

const days = (from: string, to: string) => ({
  from: `${from}T00:00:00+0000`,
  to: `${to}T23:59:00+0000`,
  timezone: 'Europe/Berlin',
})

const adsBefore = tagContent(
  'Google Ads – Conversion – Order confirmed (EUR)',
  'google_adwords',
  conversion(1048213377),
  {
    consent_type: 'remarketing',
    triggers: [
      { trigger_id: id(501), name: 'Page view – Order confirmation' },
      { trigger_id: id(502), name: 'Time – 60 s on product page' },
    ],
  },
)

const pixel = (event: string, content_ids: string) => ({
  pixel_id: '318744021157986',
  event,
  event_properties: [
    { property_name: 'value', property_value: '{{ Order total }}' },
    { property_name: 'content_ids', property_value: content_ids },
  ],
})

/** One entry of every look: edits inside options, schedules, code, conditions and tables, an added and a deleted item. */
export const EDITS = [
  storyEntry(
    0,
    ['tag', 'Google Ads – Conversion – Order confirmed (EUR)'],
    [
      adsBefore,
      {
        ...adsBefore,
        consent_type: 'conversion_tracking',
        priority: 2,
        template_options: conversion('{{ Google Ads conversion ID }}', '{{ Order total }}'),
        triggers: [adsBefore.triggers[0], { trigger_id: id(503), name: 'Event – purchase – storefront DE, AT, CH' }],
      },
    ],
  ),
  storyEntry(
    1,
    ['tag', 'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)'],
    [
      tagContent('Meta pixel – Purchase', 'facebook_retargeting_pixel', pixel('Lead', '{{ Order SKUs }}')),
      tagContent(
        'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)',
        'facebook_retargeting_pixel',
        pixel('Purchase', '{{ Order SKUs }},{{ Bundle SKU }}'),
        {
          scheduler: { date_ranges: [days('2025-06-02', '2025-08-31')], times_of_day: [] },
        },
      ),
    ],
  ),
  storyEntry(
    2,
    ['tag', 'Size guide – Lazy loader for boot fit tables'],
    [
      tagContent('Size guide', 'custom_tag', {}, { code: script(40, () => null), document_write: false }),
      tagContent(
        'Size guide',
        'custom_tag',
        {},
        {
          code: script(42, (line) =>
            line === 20 ? '  // one step for each fit' : line === 31 ? '  loadFitTables({{ Boot }}, "wide")' : null,
          ),
          document_write: true,
        },
      ),
    ],
  ),
  storyEntry(
    3,
    ['trigger', 'Click – Add to cart'],
    [
      {
        name: 'Click – Add to cart',
        trigger_type: 'capturing_click',
        conditions: [
          recordedCondition(1, BUILT_INS.pagePath.id, 'starts_with', '/product'),
          recordedCondition(2, BUILT_INS.clickElement.id, 'matches', '.add', { selector_type: 'css' }),
        ],
        triggers: [],
      },
      {
        name: 'Click – Add to cart',
        trigger_type: 'click',
        conditions: [
          recordedCondition(1, BUILT_INS.pagePath.id, 'starts_with', '/product/tents'),
          recordedCondition(2, BUILT_INS.clickElement.id, 'matches', '.add', { selector_type: 'css' }),
          recordedCondition(3, BUILT_INS.cdpAudience.id, 'visitor_belongs_to', 'frequent'),
        ],
        triggers: [],
      },
    ],
  ),
  storyEntry(
    4,
    ['variable', 'Storefront by host'],
    [
      {
        name: 'Storefront by host',
        variable_type: 'lookup_table',
        value: '{{ Page Hostname }}',
        options: {
          mapping: [
            { input: 'shop.example', output: 'live' },
            { input: 'at.shop.example', output: 'AT' },
          ],
          default_value: null,
        },
      },
      {
        name: 'Storefront by host',
        variable_type: 'lookup_table',
        value: '{{ Page Hostname }}',
        options: {
          mapping: [
            { input: 'shop.example', output: 'DE' },
            { input: 'at.shop.example', output: 'AT' },
            { input: 'ch.shop.example', output: 'CH' },
          ],
          default_value: 'other',
        },
      },
    ],
  ),
  storyEntry(
    5,
    ['variable', 'Google Ads conversion ID'],
    [{}, { name: 'Google Ads conversion ID', variable_type: 'constant', value: '1048213377', options: {} }],
  ),
  storyEntry(
    6,
    ['trigger', 'Time – 60 s on cart page (old checkout)'],
    [
      {
        name: 'Time – 60 s on cart page (old checkout)',
        trigger_type: 'time_on_website',
        conditions: [recordedCondition(4, BUILT_INS.timeOnWebsite.id, 'once_per_session', '60')],
        triggers: [],
      },
      {},
    ],
  ),
  storyEntry(7, ['tag', 'Import that lost its content'], [{}, []]),
  storyEntry(8, ['folder', 'Summer'], [{ name: 'Summer' }, { name: 'Sommer' }]),
  storyEntry(9, ['tag', 'Unreadable content'], ['<br>', { name: 'A' }]),
]

/** An added tag with long code and a deleted tag with short code. */
export const ADDED_AND_DELETED_CODE = [
  storyEntry(
    0,
    ['tag', 'Newsletter pop-up'],
    [{}, tagContent('Newsletter pop-up', 'custom_tag', {}, { code: script(40, () => null), document_write: false })],
  ),
  storyEntry(
    1,
    ['tag', 'Old newsletter pop-up'],
    [tagContent('Old newsletter pop-up', 'custom_tag', {}, { code: script(4, () => null), document_write: true }), {}],
  ),
]

/** One added item for each template, trigger type and variable type, filled in with its sample. */
export const EVERYTHING = [
  ...allTemplates().map((template, at) => {
    const code = template.code && '<p>{{ Page Title }}</p>\n<script>track()</script>'
    const options = template.encode(template.sample as never)
    return storyEntry(
      100 + at,
      ['tag', template.name.message],
      [{}, tagContent(template.name.message, template.stored.template, options, { code: code ?? null })],
    )
  }),
  ...Object.values<TriggerTypeDefinition>(triggerTypes).map((kind, at) => {
    const { type, condition } = kind.encode(kind.sample)
    const own = condition
      ? [
          recordedCondition(
            500 + at,
            kind.condition?.variableId ?? '',
            condition.condition_type,
            condition.value,
            condition.options,
          ),
        ]
      : []
    const name = TRIGGER_APPEARANCES[type].name.message
    const triggers = type === 'trigger_group' ? [{ trigger_id: id(501), name: 'Page view', firing_threshold: 3 }] : []
    const conditions = [...own, recordedCondition(600 + at, id(611), 'equals', 'pro')]
    return storyEntry(200 + at, ['trigger', name], [{}, { name, trigger_type: type, conditions, triggers }])
  }),
  ...VARIABLE_TYPES.map((type, at) => {
    const name = VARIABLE_APPEARANCES[type].name.message
    const content = variableTypes[type].encode(variableTypes[type].sample as never)
    return storyEntry(300 + at, ['variable', name], [{}, { name, variable_type: type, ...content }])
  }),
]

/** Many entries, as after an import. */
export const MANY = Array.from({ length: 500 }, (_, at) =>
  storyEntry(
    1000 + at,
    ['tag', `Imported tag ${at + 1}`],
    [{}, tagContent(`Imported tag ${at + 1}`, 'custom_tag', {}, { code: `<script>track(${at})</script>` })],
  ),
)

/** Northwind with these entries in every version. */
export const withChangelog = (entries: readonly object[]): AnsweringServer =>
  northwind().on(versions.changelog, (request) => listed(entries, request))

const historyVersion = (
  n: number,
  [version_major, version_minor]: readonly [number, number],
  attributes: object,
  newer = 0,
) => ({
  id: id(8000 + n),
  type: 'version',
  attributes: {
    author: null,
    created_at: '2025-05-28T10:12:00+00:00',
    updated_at: '2025-05-28T10:12:00+00:00',
    has_changes: false,
    version_major,
    version_minor,
    version_type: 'historic',
    parent_id: null,
    published_at: null,
    publisher: null,
    name: null,
    description: null,
    ...attributes,
  },
  meta: { newer_without_changes: newer },
})

const HISTORY_VERSIONS = [
  historyVersion(1, [43, 0], { version_type: 'draft', has_changes: true }),
  historyVersion(2, [42, 0], {
    version_type: 'published',
    name: 'Summer sale launch, all storefronts',
    published_at: '2025-07-08T09:05:00+00:00',
  }),
  historyVersion(3, [38, 3], { name: 'Floodlight sales with u4 storefront region' }, 6),
]

/** The history of an item: edits in the draft and in what is live, added long ago. */
export const historyOf = () => {
  const [edit] = EDITS.filter(({ attributes }) => attributes.resource_type === 'trigger')
  const { before_content, after_content } = edit!.attributes
  const change = (n: number, version: number, contents: readonly [unknown, unknown]) => ({
    ...storyEntry(3000 + n, ['trigger', 'Click – Add to cart'], contents),
    relationships: { version: { data: { id: HISTORY_VERSIONS[version]?.id ?? '', type: 'version' } } },
  })
  const renamed = { ...(before_content as object), name: 'Click – Cart' }
  return {
    body: {
      data: [
        change(0, 0, [before_content, after_content]),
        change(1, 0, [renamed, before_content]),
        change(2, 1, [{ ...renamed, conditions: [] }, renamed]),
        change(3, 2, [{}, renamed]),
      ],
      meta: { total: 4 },
      included: HISTORY_VERSIONS,
    },
  }
}
