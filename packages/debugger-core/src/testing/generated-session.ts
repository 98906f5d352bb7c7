import type {
  DebugEvent,
  GroupResult,
  NotFiredReason,
  TagResult,
  TriggerResult,
  VariableResult,
} from '@waymark/domain/debug-protocol'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { ContainerVersion, MetadataTag, MetadataTrigger } from '@waymark/domain/version'
import { debugEvent, variableResult } from './debug-event.ts'
import { type Amounts, generatedVersion } from './generated-version.ts'

/** The events of each page of a generated session; null is a push without a name. */
const VISIT = [
  'waymark.pageView',
  'waymark.domReady',
  'waymark.pageLoad',
  'view_item',
  null,
  'add_to_cart',
  'waymark.formSubmit',
  'purchase',
] as const
const PAGES = [
  ['Order confirmed – Northwind Outdoor', '/checkout/thank-you'],
  ['Fjellrev trekking boots – Northwind Outdoor', '/p/fjellrev-boots'],
  ['', '/sale/summer-hiking'],
  ['Checkout: delivery and payment – Northwind Outdoor', '/checkout/delivery'],
] as const
const CONSENTS = {
  analytics: 1,
  ab_testing_and_personalization: 1,
  conversion_tracking: 1,
  remarketing: 0,
  user_feedback: 1,
} as const
const START = Date.UTC(2025, 6, 14, 14, 26, 40)

/** A version and the events of a session with it. Deterministic. */
export function generatedSession(amounts: Amounts & { readonly events: number }): {
  readonly version: ContainerVersion
  readonly events: readonly DebugEvent[]
} {
  const version = generatedVersion(amounts)
  return { version, events: Array.from({ length: amounts.events }, (_, at) => generatedEvent(version, at)) }
}

/** One event of a generated session, counted from 0. */
export function generatedEvent(version: ContainerVersion, at: number): DebugEvent {
  const page = Math.floor(at / VISIT.length)
  const index = at % VISIT.length
  const name = VISIT[index] ?? null
  const [title, path] = PAGES[page % PAGES.length] ?? PAGES[0]
  const context = { name, path, triggers: new Map(version.triggers.map((trigger) => [trigger.id, trigger])) }
  const tags = oneAfterAnother(version.tags.map((tag, place) => becameOf(tag, { place, context })))
  return debugEvent(name, {
    pageViewTime: START + page * 150_000,
    pageViewTitle: title,
    dataLayerIndex: index,
    dataLayerEvent: { isJson: true, value: JSON.stringify(pushed(name, at)) },
    consents: CONSENTS,
    variables: variables(version, context, at),
    tags,
    milliseconds: sumOf(tags),
    longestTask: 38,
    longestTaskTags: 3,
    triggerGroups: version.triggers
      .filter(({ type }) => type === 'trigger_group')
      .map((trigger) => groupAt(trigger, index)),
  })
}

interface EventContext {
  readonly name: string | null
  readonly path: string
  readonly triggers: ReadonlyMap<string, MetadataTrigger>
}

const pushed = (name: string | null, at: number) => ({
  ...(name === null ? {} : { event: name }),
  storefront: 'DE',
  ecommerce: {
    transaction_id: `NO-2025-${at}`,
    value: 214.9,
    items: [{ item_id: 'NW-4471-42', price: 189.9, quantity: 1 }],
  },
})

const variables = ({ variables: all }: ContainerVersion, { name, path }: EventContext, at: number): VariableResult[] =>
  all.map(({ id, name: called }, place) => {
    if (id === BUILT_INS.event.id) return variableResult(id, name, { name: called })
    if (id === BUILT_INS.pagePath.id) return variableResult(id, path, { name: called })
    const changes = place % 7 === 3
    const value = changes ? [`NW-${at}`, 'NW-0932'] : `value ${place}`
    return variableResult(id, value, { name: called, originalValueType: changes ? 'array' : 'string' })
  })

function resultOf(id: string, { name, path, triggers }: EventContext): TriggerResult {
  const conditions = (triggers.get(id)?.conditions ?? []).map((condition) => ({
    id: condition.id,
    resolved: condition.action === 'equals' ? condition.value === name : path.startsWith(condition.value ?? ''),
  }))
  return { id, conditions }
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

/** The sum of the times of the tags, to a tenth of a millisecond. */
const sumOf = (tags: readonly TagResult[]): number =>
  tenths(tags.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0))

/** The tags with the times at which they started, one after the other, 3 ms after the event. */
function oneAfterAnother(tags: readonly TagResult[]): TagResult[] {
  let passed = 3
  return tags.map((tag) => {
    if (!tag.fired) return tag
    const startedAfter = tenths(passed)
    passed += tag.milliseconds ?? 0
    return { ...tag, startedAfter }
  })
}

function becameOf(tag: MetadataTag, { place, context }: { place: number; context: EventContext }): TagResult {
  const related = tag.triggerIds.filter((id) => !id.startsWith('group')).map((id) => resultOf(id, context))
  const met = related.find(({ conditions }) => conditions.every(({ resolved }) => resolved))
  // The first condition of a trigger is its event.
  const nearest = met ?? related.find(({ conditions }) => conditions[0]?.resolved) ?? null
  const agreed =
    tag.consentType === 'not_require_consent' || (CONSENTS as Record<string, number>)[tag.consentType] === 1
  const failures: NotFiredReason[] = [
    ...(agreed ? [] : (['consent-manager'] as const)),
    ...(tag.scheduler.date_ranges.length > 0 ? (['scheduler'] as const) : []),
    ...(met ? [] : (['trigger'] as const)),
    ...(tag.disableInDebugMode ? (['do-not-fire-in-debug-mode'] as const) : []),
  ]
  return {
    id: tag.id,
    fired: failures.length === 0,
    preventedBy: failures[0] ?? null,
    failures,
    relatedTrigger: nearest,
    relatedTriggers: related,
    ...(failures.length === 0 && {
      milliseconds: (9 + (place % 5) * 23) / 10,
      ownCode: (8 + (place % 5) * 23) / 10,
      ...(place % 5 === 4 && { inLongestTask: true }),
    }),
  }
}

/** The groups have different statuses: activated by the order, stopped by their condition, activated before, never. */
function groupAt(trigger: MetadataTrigger, index: number): GroupResult {
  const kind = Number(trigger.id.split('-')[1]) % 4
  const isLast = index === VISIT.length - 1
  const resolved = kind === 0 && isLast ? index : kind === 2 && index > 2 ? 2 : null
  return {
    id: trigger.id,
    conditions: trigger.conditions.map(({ id }) => ({ id, resolved: kind !== 1 })),
    triggers: trigger.triggers.map(({ id, firing_threshold }) => ({
      id,
      conditions: [{ id: `${id}:event`, resolved: resolved !== null || kind === 1 }],
      resolutions: resolved !== null || (kind === 1 && isLast) ? firing_threshold : 0,
      threshold: firing_threshold,
    })),
    resolvedEventIndex: resolved,
  }
}
