import { type PreparedTag, TAGS, type TriggerKey } from './forty-tags.ts'

/** An event on a page of the shop, with everything that decides whether tags fire on it. */
export interface PageEvent {
  /** Null for a push without a name. */
  readonly event: string | null
  /** The path of the page at the time of the event. */
  readonly path: string
  /** How far the page was scrolled, in percent; for scroll events. */
  readonly percent: number
  /** The visitor's consent and opt-out at the time of the event. */
  readonly agreed: boolean
  readonly optedOut: boolean
  /** Whether the visitor's browser asked not to be tracked. */
  readonly untracked: boolean
}

/** The status of a tag on an event, as the heading in the debugger; `Not triggered` stands for all without a met trigger. */
export type TagStatus =
  | 'Fired'
  | 'Stopped by consent'
  | 'Do Not Track is on'
  | 'The visitor has opted out'
  | 'Not in flight'
  | 'Not triggered'
  | 'Already fired in this page view'
  | 'Already fired in this session'
  | 'Does not fire while debugging'

/** Counters of one trigger of a tag during a page view. */
type Memory = Record<string, number>
type Met = (pageEvent: PageEvent, memory: Memory) => boolean

const on =
  (event: string, { path, pathStart = '' }: { path?: string; pathStart?: string } = {}): Met =>
  (pageEvent) =>
    pageEvent.event === event && pageEvent.path.startsWith(pathStart) && (path === undefined || pageEvent.path === path)
const halfWay: Met = ({ event, percent }) => event === 'waymark.scroll' && percent >= 50

/** Conditions of the prepared triggers, implemented independently of the container. */
const MET: Readonly<Record<TriggerKey, Met>> = {
  view: on('waymark.pageView'),
  product: on('waymark.pageView', { pathStart: '/p/' }),
  dom: on('waymark.domReady'),
  load: on('waymark.pageLoad'),
  journal: on('waymark.pageLoad', { path: '/journal' }),
  basket: on('add_to_cart'),
  anyAdd: ({ event }) => event?.startsWith('add_') === true,
  form: on('waymark.formSubmit'),
  click: on('waymark.capturingClick', { pathStart: '/p/' }),
  history: on('waymark.history'),
  nights: on('waymark.history', { path: '/gear-finder/nights' }),
  half: (pageEvent, memory) => {
    if (pageEvent.event !== 'waymark.scroll') return false
    const before = memory.percent ?? 0
    memory.percent = pageEvent.percent
    return halfWay(pageEvent, memory) && before < 50
  },
  halfOncePage: halfWay,
  halfOnceSession: halfWay,
  group: ({ event }, memory) => {
    if (event === 'waymark.domReady') memory.dom = 1
    if (event === 'add_to_cart') memory.basket = (memory.basket ?? 0) + 1
    if (memory.active || !memory.dom || (memory.basket ?? 0) < 2) return false
    memory.active = 1
    return true
  },
}

const ONCE: Readonly<Partial<Record<TriggerKey, 'page' | 'session'>>> = {
  halfOncePage: 'page',
  halfOnceSession: 'session',
}

/** Events that are evaluated again after a consent, with the triggers that listen to them. */
const EVALUATED_AGAIN: Readonly<Record<string, readonly TriggerKey[]>> = {
  'waymark.pageView': ['view', 'product'],
  'waymark.domReady': ['dom', 'group'],
  'waymark.pageLoad': ['load', 'journal'],
}

/**
 * The expected statuses of the tags on each event, by page. An event that is evaluated again only concerns the tags
 * that waited for the consent, and a push without a name concerns none; other tags are left out of the result.
 */
export function statusesOf(
  pages: readonly (readonly PageEvent[])[],
  { debugging }: { debugging: boolean },
): ReadonlyMap<string, TagStatus>[][] {
  const firedInSession = new Set<string>()
  return pages.map((pageEvents) => {
    const memories = new Map(TAGS.map(({ name }) => [name, {} as Record<TriggerKey, Memory>]))
    const firedOnPage = new Set<string>()
    const seen = new Set<string | null>()
    return pageEvents.map((pageEvent) => {
      const again = seen.has(pageEvent.event) ? EVALUATED_AGAIN[pageEvent.event ?? ''] : undefined
      seen.add(pageEvent.event)
      const statuses = new Map<string, TagStatus>()
      if (pageEvent.event === null) return statuses
      for (const tag of TAGS) {
        const met = tag.on.filter((key) => {
          const memory = memories.get(tag.name) as Record<TriggerKey, Memory>
          memory[key] ??= {}
          return MET[key](pageEvent, memory[key])
        })
        if (again && (tag.consent !== 'analytics' || !tag.on.some((key) => again.includes(key)))) continue
        const usedUp = met.filter((key) => {
          const mark = `${tag.name} ${key}`
          return (
            (ONCE[key] === 'page' && firedOnPage.has(mark)) || (ONCE[key] === 'session' && firedInSession.has(mark))
          )
        })
        const status = statusOf(tag, pageEvent, { met, usedUp, debugging })
        statuses.set(tag.name, status)
        if (status !== 'Fired') continue
        for (const key of met) {
          firedOnPage.add(`${tag.name} ${key}`)
          firedInSession.add(`${tag.name} ${key}`)
        }
      }
      return statuses
    })
  })
}

function statusOf(
  tag: PreparedTag,
  { agreed, optedOut, untracked }: PageEvent,
  { met, usedUp, debugging }: { met: readonly TriggerKey[]; usedUp: readonly TriggerKey[]; debugging: boolean },
): TagStatus {
  if (met.length === 0) return 'Not triggered'
  if (tag.consent !== 'not_require_consent' && !(tag.consent === 'analytics' && agreed)) return 'Stopped by consent'
  if (tag.respectsPrivacy && untracked) return 'Do Not Track is on'
  if (tag.respectsPrivacy && optedOut) return 'The visitor has opted out'
  if (tag.expired) return 'Not in flight'
  if (usedUp.length === met.length)
    return usedUp.some((key) => ONCE[key] === 'page')
      ? 'Already fired in this page view'
      : 'Already fired in this session'
  return tag.notInDebugMode && debugging ? 'Does not fire while debugging' : 'Fired'
}

/** The names of the tags that fire, in the order of the events. */
export const firings = (pages: readonly (readonly ReadonlyMap<string, TagStatus>[])[]): string[] =>
  pages.flat().flatMap((statuses) => [...statuses].filter(([, status]) => status === 'Fired').map(([name]) => name))
