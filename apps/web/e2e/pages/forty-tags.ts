import type { Page } from '@playwright/test'
import type { ConsentType } from '@waymark/domain/consent'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { apiOf } from './api.ts'

interface PreparedTrigger {
  readonly type: string
  readonly conditions: readonly object[]
  /** The members of a group with their thresholds. */
  readonly members?: Readonly<Record<string, number>>
}

const is = (variable: { id: string }, condition_type: string, value: string, options = {}) => ({
  condition_id: null,
  variable_id: variable.id,
  condition_type,
  value,
  options,
})
const scrolled = (how: string) => [is(BUILT_INS.pageScroll, how, '50', { unit: 'percentage' })]

/** The triggers of the prepared set. A group comes after its members. */
const TRIGGERS = {
  view: { type: 'page_view', conditions: [] },
  product: { type: 'page_view', conditions: [is(BUILT_INS.pagePath, 'starts_with', '/p/')] },
  dom: { type: 'dom_ready', conditions: [] },
  load: { type: 'page_load', conditions: [] },
  journal: { type: 'page_load', conditions: [is(BUILT_INS.pagePath, 'equals', '/journal')] },
  basket: { type: 'event', conditions: [is(BUILT_INS.event, 'equals', 'add_to_cart')] },
  anyAdd: { type: 'event', conditions: [is(BUILT_INS.event, 'starts_with', 'add_')] },
  form: { type: 'form_submission', conditions: [] },
  click: { type: 'capturing_click', conditions: [is(BUILT_INS.pagePath, 'starts_with', '/p/')] },
  history: { type: 'history', conditions: [] },
  nights: { type: 'history', conditions: [is(BUILT_INS.pagePath, 'ends_with', '/nights')] },
  half: { type: 'page_scroll', conditions: scrolled('each_time') },
  halfOncePage: { type: 'page_scroll', conditions: scrolled('once_per_page_view') },
  halfOnceSession: { type: 'page_scroll', conditions: scrolled('once_per_session') },
  group: { type: 'trigger_group', conditions: [], members: { dom: 1, basket: 2 } },
} as const satisfies Record<string, PreparedTrigger>

export type TriggerKey = keyof typeof TRIGGERS

export interface PreparedTag {
  readonly name: string
  readonly on: readonly TriggerKey[]
  readonly consent: ConsentType
  /** Whether its flight dates have ended. */
  readonly expired?: true
  readonly notInDebugMode?: true
  readonly respectsPrivacy?: true
}

const free = (...on: TriggerKey[]): PreparedTag => ({
  name: `Forty: free on ${on.join(' or ')}`,
  on,
  consent: 'not_require_consent',
})
const needing = (consent: ConsentType, on: TriggerKey): PreparedTag => ({
  name: `Forty: ${consent} on ${on}`,
  on: [on],
  consent,
})
const expired = (tag: PreparedTag): PreparedTag => ({ ...tag, name: `${tag.name}, expired`, expired: true })
const notInDebugMode = (tag: PreparedTag): PreparedTag => ({
  ...tag,
  name: `${tag.name}, not in debug mode`,
  notInDebugMode: true,
})
const respectful = (tag: PreparedTag): PreparedTag => ({
  ...tag,
  name: `${tag.name}, respects privacy`,
  respectsPrivacy: true,
})

/** Forty tags with every status: with and without consent, in and out of flight, with no, one or several triggers. */
export const TAGS: readonly PreparedTag[] = [
  ...(Object.keys(TRIGGERS) as TriggerKey[]).map((key) => free(key)),
  free('product', 'history', 'basket'),
  free('group', 'journal'),
  { name: 'Forty: free without trigger', on: [], consent: 'not_require_consent' },
  ...(['view', 'product', 'load', 'basket', 'history', 'halfOncePage', 'group'] as const).map((key) =>
    needing('analytics', key),
  ),
  ...(['view', 'dom', 'anyAdd', 'half'] as const).map((key) => needing('remarketing', key)),
  needing('custom_consent', 'load'),
  respectful(free('history')),
  respectful(needing('analytics', 'nights')),
  expired(free('view')),
  expired(needing('analytics', 'basket')),
  expired(needing('remarketing', 'dom')),
  notInDebugMode(free('view')),
  notInDebugMode(free('basket')),
  notInDebugMode(needing('analytics', 'load')),
  notInDebugMode(expired(free('dom'))),
  notInDebugMode(respectful(free('load'))),
]

const PAST = [{ from: '2020-01-01T00:00:00+0000', to: '2020-12-31T23:59:00+0000', timezone: 'Europe/Berlin' }]

/** Key in session storage where the tags log that they fired. */
const LOG = 'forty'

/** The code of a tag: appends its name to the log. */
const codeOf = (name: string) =>
  `<script>(function () {
  var log = JSON.parse(sessionStorage.getItem('${LOG}') || '[]');
  log.push(${JSON.stringify(name)});
  sessionStorage.setItem('${LOG}', JSON.stringify(log));
})()</script>`

/** The names of the tags that fired in a window, in order of firing. */
export const firedIn = (window: Page): Promise<readonly string[]> =>
  window.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), LOG)

/** The ids of the prepared tags and triggers; triggers in the order of their creation. */
export interface Prepared {
  readonly triggers: readonly string[]
  readonly tags: readonly string[]
}

/** Creates the prepared tags and triggers in the draft of a site. */
export async function prepareTags(page: Page, appId: string): Promise<Prepared> {
  const api = await apiOf(page, appId)
  const ids = new Map<string, string>()
  for (const [key, { type, conditions, members }] of Object.entries<PreparedTrigger>(TRIGGERS)) {
    const joined = Object.entries(members ?? {}).map(([member, firing_threshold]) => ({
      id: ids.get(member),
      type: 'trigger',
      meta: { firing_threshold },
    }))
    const id = await api.create('triggers', {
      type: 'trigger',
      attributes: { name: `Forty: ${key}`, trigger_type: type, conditions },
      ...(members && { relationships: { triggers: { data: joined } } }),
    })
    ids.set(key, id)
  }
  const tags = await Promise.all(TAGS.map((tag) => api.create('tags', bodyOf(tag, ids))))
  return { triggers: [...ids.values()], tags }
}

/** Deletes the prepared tags and triggers, a group before its members. */
export async function removeTags(page: Page, appId: string, { triggers, tags }: Prepared): Promise<void> {
  const api = await apiOf(page, appId)
  await Promise.all(tags.map((id) => api.remove('tags', id)))
  for (const id of [...triggers].reverse()) await api.remove('triggers', id)
}

const bodyOf = ({ name, on, consent, ...is }: PreparedTag, ids: ReadonlyMap<string, string>) => ({
  type: 'tag',
  attributes: {
    name,
    template: 'custom_tag',
    code: codeOf(name),
    consent_type: consent,
    disable_in_debug_mode: is.notInDebugMode === true,
    respect_visitors_privacy: is.respectsPrivacy === true,
    scheduler: { date_ranges: is.expired ? PAST : [], times_of_day: [] },
  },
  relationships: { triggers: { data: on.map((key) => ({ id: ids.get(key), type: 'trigger' })) } },
})
