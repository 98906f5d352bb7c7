import { type PreparedTag, TAGS, type TriggerKey } from './forty-tags.ts'

/** What happened on a page of the shop, as far as the fate of a tag depends on it. */
export interface Happening {
  /** Null for a push without a name. */
  readonly event: string | null
  /** The path of the page when it happened. */
  readonly path: string
  /** How far the page was scrolled, in percent; for scroll events. */
  readonly percent: number
  /** What the visitor had decided by then. */
  readonly agreed: boolean
  readonly optedOut: boolean
  /** Whether the visitor's browser asked not to be tracked. */
  readonly untracked: boolean
}

/** What became of a tag on an event, as the debugger heads it. */
export type Fate =
  | 'Fired'
  | 'Stopped by consent'
  | 'Stopped by Do Not Track'
  | 'Stopped by opt-out'
  | 'Not in flight'
  | 'No trigger matched'
  | 'Has fired in this page view'
  | 'Has fired in this session'
  | 'Does not fire while debugging'

/** What a tag remembers of its triggers on a page. */
type Memory = Record<string, number>
type Met = (happening: Happening, memory: Memory) => boolean

const on =
  (event: string, { path, pathStart = '' }: { path?: string; pathStart?: string } = {}): Met =>
  (happening) =>
    happening.event === event && happening.path.startsWith(pathStart) && (path === undefined || happening.path === path)
const halfWay: Met = ({ event, percent }) => event === 'waymark.scroll' && percent >= 50

/** When the triggers of the set are met, said a second time and in other words than the container's. */
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
  half: (happening, memory) => {
    if (happening.event !== 'waymark.scroll') return false
    const before = memory.percent ?? 0
    memory.percent = happening.percent
    return halfWay(happening, memory) && before < 50
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

/** Events that are looked at again once something has been agreed to, with the triggers that listen to them. */
const LOOKED_AT_AGAIN: Readonly<Record<string, readonly TriggerKey[]>> = {
  'waymark.pageView': ['view', 'product'],
  'waymark.domReady': ['dom', 'group'],
  'waymark.pageLoad': ['load', 'journal'],
}

/**
 * The fates of the tags on everything that happened, page by page. An event that is looked at again concerns only tags
 * that were waiting for the consent, and a push without a name concerns none; the others are not in the answer.
 */
export function fatesOf(
  pages: readonly (readonly Happening[])[],
  { debugging }: { debugging: boolean },
): ReadonlyMap<string, Fate>[][] {
  const firedInSession = new Set<string>()
  return pages.map((happenings) => {
    const memories = new Map(TAGS.map(({ name }) => [name, {} as Record<TriggerKey, Memory>]))
    const firedOnPage = new Set<string>()
    const seen = new Set<string | null>()
    return happenings.map((happening) => {
      const again = seen.has(happening.event) ? LOOKED_AT_AGAIN[happening.event ?? ''] : undefined
      seen.add(happening.event)
      const fates = new Map<string, Fate>()
      if (happening.event === null) return fates
      for (const tag of TAGS) {
        const met = tag.on.filter((key) => {
          const memory = memories.get(tag.name) as Record<TriggerKey, Memory>
          memory[key] ??= {}
          return MET[key](happening, memory[key])
        })
        if (again && (tag.consent !== 'analytics' || !tag.on.some((key) => again.includes(key)))) continue
        const spent = met.filter((key) => {
          const mark = `${tag.name} ${key}`
          return (
            (ONCE[key] === 'page' && firedOnPage.has(mark)) || (ONCE[key] === 'session' && firedInSession.has(mark))
          )
        })
        const fate = fateOf(tag, happening, { met, spent, debugging })
        fates.set(tag.name, fate)
        if (fate !== 'Fired') continue
        for (const key of met) {
          firedOnPage.add(`${tag.name} ${key}`)
          firedInSession.add(`${tag.name} ${key}`)
        }
      }
      return fates
    })
  })
}

function fateOf(
  tag: PreparedTag,
  { agreed, optedOut, untracked }: Happening,
  { met, spent, debugging }: { met: readonly TriggerKey[]; spent: readonly TriggerKey[]; debugging: boolean },
): Fate {
  if (tag.consent !== 'not_require_consent' && !(tag.consent === 'analytics' && agreed)) return 'Stopped by consent'
  if (tag.respectsPrivacy && untracked) return 'Stopped by Do Not Track'
  if (tag.respectsPrivacy && optedOut) return 'Stopped by opt-out'
  if (tag.expired) return 'Not in flight'
  if (met.length === 0) return 'No trigger matched'
  if (spent.length === met.length)
    return spent.some((key) => ONCE[key] === 'page') ? 'Has fired in this page view' : 'Has fired in this session'
  return tag.notInDebugMode && debugging ? 'Does not fire while debugging' : 'Fired'
}

/** The names of the tags that fire, in order of the events. */
export const firings = (pages: readonly (readonly ReadonlyMap<string, Fate>[])[]): string[] =>
  pages.flat().flatMap((fates) => [...fates].filter(([, fate]) => fate === 'Fired').map(([name]) => name))
