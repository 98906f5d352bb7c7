import type { CompileInput, TagItem, TriggerItem } from '../../compile/index.ts'
import type { TestPage } from '../../simulation/test-page.ts'
import { createAudiences, usesAudiences } from './audiences.ts'
import { conditionMet, isMet, listensTo, metConditions, multiplicityOf } from './conditions.ts'
import { createStoredValues } from './data-layer-helper.ts'
import { isPossible, tagsInUse } from './in-use.ts'
import { listen } from './listeners.ts'
import { createSequences } from './sequences.ts'
import { resolve, TYPES } from './values.ts'
import { type EvaluatedEvent, type Home, homes, tagsInOrder, triggerOf, type Visit } from './visit.ts'

/** What the rules say about one event: each tag with the reasons against it, none when it fired. */
export interface Verdict {
  readonly event: string
  readonly isRepeat: boolean
  readonly tags: readonly TagVerdict[]
}

interface TagVerdict {
  readonly id: string
  readonly failures: readonly string[]
  /** The trigger that the debugger shows for it. */
  readonly related: string | null
}

/** What is being reported about one event. */
export interface Account {
  readonly now: EvaluatedEvent
  hasReported(tag: TagItem): boolean
  report(tag: TagItem, home: Home, failures: readonly string[]): void
}

/** Where the marks of tags are kept that do not fire every time. */
const FREQUENCIES: Readonly<Record<string, Once>> = {
  once_per_page_view: 'page',
  once_per_session: 'session',
  once_per_visitor: 'visitor',
}
type Once = 'page' | 'session' | 'visitor'

const MILESTONES = ['waymark.pageView', 'waymark.domReady', 'waymark.pageLoad']
/** Reasons for which a tag does not wait for anything. */

/**
 * The rules of a container, carried out in the plainest way: every tag is asked at every event, nothing is compiled,
 * indexed or shared. What it decides is the measure for the engine.
 */
export function interpret(input: CompileInput, test: TestPage, dataLayer: unknown[] = []) {
  const { page } = test
  const { appId } = input
  const visit: Visit = {
    input,
    page,
    cycles: new Set(),
    model: createStoredValues(),
    session: new Map(),
    pageMarks: new Set(),
    visitorMarks: new Set(),
    seen: new Map(),
    isSupposing: false,
    groups: new Map(),
    consents: readConsents(),
    previous: {},
    decidedAt: undefined,
    optedOut: page.readCookie('wm_opt_out') === '1',
  }
  visit.decidedAt = readDate()
  const verdicts: Verdict[] = []
  /** The tags that fired, with what their code passes on. */
  const firings: { readonly id: string; readonly words: unknown }[] = []
  const milestones: EvaluatedEvent[] = []
  const queue: (() => void)[] = []
  let working = false
  let isLoaded = false
  let isWatching = false
  startSession(visit)

  function readConsents(): Record<string, 0 | 1> {
    try {
      const { c } = JSON.parse(page.readCookie(`wm_consents_${appId}`)!)
      return Object.fromEntries(Object.entries(c as object).filter(([type]) => TYPES.includes(type)))
    } catch {
      return {}
    }
  }

  function readDate(): string | undefined {
    try {
      return JSON.parse(page.readCookie(`wm_consents_${appId}`)!).t
    } catch {
      return undefined
    }
  }

  function later(run: () => void): void {
    queue.push(run)
    if (working) return
    working = true
    while (queue.length) queue.shift()!()
    working = false
  }

  function push(item: any, before?: any): void {
    later(() => take(item, before))
  }

  function take(item: any, before?: any): void {
    if (typeof item === 'function' || Array.isArray(item)) {
      visit.model.push(item)
      return
    }
    if (typeof item !== 'object' || item === null) return
    const isArguments = Object.prototype.toString.call(item) === '[object Arguments]'
    const name = isArguments ? (item[0] === 'event' ? item[1] : undefined) : item.event
    const fields = isArguments ? (item[0] === 'event' ? item[2] : item[0] === 'set' ? item[1] : {}) : item
    const isEvent = typeof name === 'string' && name.length > 0
    if (!isEvent || !name.startsWith('waymark.')) {
      const { event: _, eventCallback: __, eventTimeout: ___, ...values } = fields ?? {}
      visit.model.push(values)
    }
    if (!isEvent) return
    const now: EvaluatedEvent = {
      name,
      fields: fields ?? {},
      before,
      values: new Map(),
      busy: new Set(),
      cycles: visit.cycles,
      fired: new Set(),
    }
    rememberInteraction(visit, now)
    start(now)
    if (MILESTONES.includes(name)) milestones.push(now)
    if (name === 'waymark.domReady' && watch && !isWatching) {
      isWatching = true
      later(watch)
    }
    if (name === 'waymark.pageLoad' && !isLoaded) {
      isLoaded = true
      if (scroll) later(scroll)
    }
    audiences.hear(name)
    activateGroups(now)
    decide(now, false, () => true)
  }

  function activateGroups(now: EvaluatedEvent): void {
    for (const home of homes(input)) {
      for (const group of home.own.triggers.filter(({ trigger_type }) => trigger_type === 'trigger_group')) {
        if (isUsed(group, home)) countGroup(now, home, group)
      }
    }
  }

  const isUsed = (group: TriggerItem, home: Home): boolean =>
    input.mode === 'debug' ||
    tagsInUse(input, home).some((tag) => [...tag.triggers, ...(tag.blocking_triggers ?? [])].includes(group.id))

  function countGroup(now: EvaluatedEvent, home: Home, group: TriggerItem): void {
    const state = visit.groups.get(group.id) ?? { counts: new Map<string, number>() }
    visit.groups.set(group.id, state)
    const members = group.triggers.map(({ id }) => triggerOf(home, id))
    if (state.active || !members.every((member) => member && member.trigger_type !== 'trigger_group')) return
    if (!isPossible(home, group)) return
    let any = false
    for (const member of members as TriggerItem[]) {
      if (!isMet(visit, now, home, member)) continue
      const once = multiplicityOf(member)
      const mark = `${group.id} ${member.id}`
      if (once && isMarked(visit, once, mark)) continue
      if (once) setMark(visit, once, mark)
      state.counts.set(member.id, (state.counts.get(member.id) ?? 0) + 1)
      any = true
    }
    const isComplete = group.triggers.every(
      ({ id, firing_threshold }) => (state.counts.get(id) ?? 0) >= firing_threshold,
    )
    if (any && isComplete && group.conditions.every((condition) => conditionMet(visit, now, home, condition))) {
      state.active = now.fired
    }
  }

  function decide(now: EvaluatedEvent, isRepeat: boolean, concerns: (tag: TagItem, home: Home) => boolean): void {
    const account = openAccount(now, isRepeat)
    for (const { tag, home } of tagsInOrder(input)) {
      if (!concerns(tag, home) || sequences.hasRun(now, tag)) continue
      // What is known of a tag from beside another holds unless the event is one of its own.
      if (account.hasReported(tag) && !listeningTriggers(now, tag, home).length) continue
      const failures = failuresOf(now, tag, home)
      account.report(tag, home, failures)
      if (failures.length === 0) sequences.begin(account, tag, home)
      else if (audiences.isOpen() && usesAudiences(input, home, tag) && wouldFire(now, tag, home)) {
        // The values it needs stay those of its event.
        wordOf(now, tag, home)
        const restore = keepModel()
        audiences.hold(() => restore(() => decide({ ...now, busy: new Set() }, true, (other) => other === tag)))
      }
    }
  }

  /** Keeps the stored values as they are now, for what happens later on the present event. */
  function keepModel(): (run: () => void) => void {
    const kept = visit.model.copy()
    return (run) => {
      const present = visit.model
      visit.model = kept
      run()
      visit.model = present
    }
  }

  /** What is reported about one event, each tag in firing order. */
  function openAccount(now: EvaluatedEvent, isRepeat: boolean): Account {
    const order = tagsInOrder(input).map(({ tag }) => tag.id)
    const tags: TagVerdict[] = []
    verdicts.push({ event: now.name, isRepeat, tags })
    return {
      now,
      hasReported: (tag) => tags.some(({ id }) => id === tag.id),
      report(tag, home, failures) {
        const related = failures.length ? nearestTo(now, tag, home) : firingTrigger(now, tag, home)
        const known = tags.findIndex(({ id }) => id === tag.id)
        tags.splice(known < 0 ? tags.length : known, 1, { id: tag.id, failures, related })
        tags.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      },
    }
  }

  /** The first met trigger of a tag that may still fire it. */
  function firingTrigger(now: EvaluatedEvent, tag: TagItem, home: Home): string | null {
    const free = metTriggers(now, tag, home).find((trigger) => {
      const once = multiplicityOf(trigger)
      return !once || !isMarked(visit, once, `${tag.id} ${trigger.id}`)
    })
    return free?.id ?? null
  }

  /** Fires a tag on an event: its marks, then its code. */
  function fire(now: EvaluatedEvent, tag: TagItem, home: Home, isTriggered: boolean): void {
    for (const trigger of isTriggered ? metTriggers(now, tag, home) : []) {
      const once = multiplicityOf(trigger)
      if (once) setMark(visit, once, `${tag.id} ${trigger.id}`)
    }
    const frequency = FREQUENCIES[tag.firing_frequency ?? '']
    if (frequency) setMark(visit, frequency, tag.id)
    now.fired.add(tag.id)
    firings.push({ id: tag.id, words: wordOf(now, tag, home) })
  }

  /** What the tag's code passes on: the value of its one reference. */
  function wordOf(now: EvaluatedEvent, tag: TagItem, home: Home): unknown {
    const reference = /,(\{\{ [^{}]+ \}\})\)/.exec(tag.code ?? '')
    return reference ? resolve(visit, now, home, reference[1]!) : undefined
  }

  const listeningTriggers = (now: EvaluatedEvent, tag: TagItem, home: Home): TriggerItem[] =>
    tag.triggers.flatMap((id) => triggerOf(home, id) ?? []).filter((item) => listensTo(now, home, item))

  /** Of the triggers that listen to an event, the one with the most conditions that are met. */
  function nearestTo(now: EvaluatedEvent, tag: TagItem, home: Home): string | null {
    const listening = listeningTriggers(now, tag, home)
    const met = listening.map((item) => metConditions(visit, now, home, item))
    return listening[met.indexOf(Math.max(...met))]?.id ?? null
  }

  function metTriggers(now: EvaluatedEvent, tag: TagItem, home: Home): TriggerItem[] {
    return metOf(now, tag.triggers, home)
  }

  /** Unknown audiences that are still to come block, so that the tag waits. */
  function isBlocked(now: EvaluatedEvent, tag: TagItem, home: Home): boolean {
    const was = visit.isSupposing
    visit.isSupposing = !was && audiences.isOpen()
    const blocked = metOf(now, tag.blocking_triggers ?? [], home).length > 0
    visit.isSupposing = was
    return blocked
  }

  function metOf(now: EvaluatedEvent, ids: readonly string[], home: Home): TriggerItem[] {
    return ids.flatMap((id) => {
      const trigger = triggerOf(home, id)
      if (!trigger) return []
      if (trigger.trigger_type === 'trigger_group') {
        return visit.groups.get(trigger.id)?.active === now.fired ? [trigger] : []
      }
      return isMet(visit, now, home, trigger) ? [trigger] : []
    })
  }

  /** `own`: the tag was triggered and has waited for its turn; `beside`: it needs no trigger. */
  function failuresOf(now: EvaluatedEvent, tag: TagItem, home: Home, turn?: 'own' | 'beside'): string[] {
    const failures: string[] = []
    const needsConsent = input.settings.gdpr && tag.consent_type !== 'not_require_consent'
    if (needsConsent && visit.consents[tag.consent_type] !== 1) failures.push('consent-manager')
    if (tag.respect_visitors_privacy && page.asksNotToTrack()) failures.push('do-not-track')
    if (tag.respect_visitors_privacy && visit.optedOut) failures.push('opt-out')
    if (!inSchedule(visit, tag)) failures.push('scheduler')
    const met = turn === 'beside' ? [] : metTriggers(now, tag, home)
    if (!met.length && !turn) failures.push('trigger')
    if (isBlocked(now, tag, home)) failures.push('blocking-trigger')
    if (met.length) {
      const spent = met.map((trigger) => {
        const once = multiplicityOf(trigger)
        return once && isMarked(visit, once, `${tag.id} ${trigger.id}`) ? once : undefined
      })
      if (spent.every((once) => once !== undefined)) {
        failures.push(spent.includes('page') ? 'multiplicity-once-per-page-view' : 'multiplicity-once-per-session')
      }
    }
    const frequency = FREQUENCIES[tag.firing_frequency ?? '']
    if (frequency && isMarked(visit, frequency, tag.id)) {
      failures.push(`tag-${tag.firing_frequency!.replaceAll('_', '-')}`)
    }
    if (input.mode === 'debug' && tag.disable_in_debug_mode) failures.push('do-not-fire-in-debug-mode')
    return failures
  }

  /** Whether a tag would fire if the answer were the right one. */
  function wouldFire(now: EvaluatedEvent, tag: TagItem, home: Home): boolean {
    visit.isSupposing = true
    const would = failuresOf(now, tag, home).length === 0
    visit.isSupposing = false
    return would
  }

  function changeConsents(next: Record<string, 0 | 1>, date?: string): void {
    const old = visit.consents
    const types = TYPES.filter((type) => old[type] !== next[type])
    if (!types.length) return
    visit.previous = old
    visit.consents = next
    visit.decidedAt = date ?? visit.decidedAt
    const granted = types.filter((type) => next[type] === 1)
    push({ event: 'waymark.consentUpdated', consents: next, granted, denied: types.filter((type) => next[type] === 0) })
    later(() => {
      if (!granted.length) return
      const isGranted = (tag: TagItem) => input.settings.gdpr && granted.includes(tag.consent_type)
      for (const milestone of milestones) {
        const again: EvaluatedEvent = { ...milestone, values: new Map(), busy: new Set() }
        decide(
          again,
          true,
          (tag, home) =>
            !milestone.fired.has(tag.id) && (isGranted(tag) || sequences.wasStoppedBy(again, tag, home, isGranted)),
        )
      }
    })
  }

  const api = {
    setAudiences: (ids: readonly unknown[]) => audiences.take(ids),
    answerAudiences: (ids: readonly unknown[] | undefined) => audiences.answer(ids),
    setConsents(given: Record<string, 0 | 1>) {
      const next = { ...visit.consents, ...given }
      const date = new Date(page.clockNow()).toISOString()
      page.writeCookie(`wm_consents_${appId}`, JSON.stringify({ v: 1, t: date, c: next }))
      changeConsents(next, date)
    },
    resetConsents() {
      page.writeCookie(`wm_consents_${appId}`, '', 0)
      changeConsents({}, new Date(page.clockNow()).toISOString())
    },
    optOut(optedOut: boolean) {
      page.writeCookie('wm_opt_out', '1', optedOut ? 31536000 : 0)
      if (visit.optedOut === optedOut) return
      visit.optedOut = optedOut
      push({ event: 'waymark.optOutUpdated', optedOut })
    },
  }

  const isAllowed = (tag: TagItem) =>
    !input.settings.gdpr || tag.consent_type === 'not_require_consent' || visit.consents[tag.consent_type] === 1
  const audiences = createAudiences(visit, push, later, isAllowed)
  const sequences = createSequences(input, page, {
    failuresOf,
    fire,
    hold(now) {
      const restore = keepModel()
      return (step) => later(() => restore(() => step(openAccount({ ...now, busy: new Set() }, true))))
    },
  })
  const { scroll, watch, start } = listen(visit, page, push, (change) =>
    changeConsents(readConsents(), change ? readDate() : undefined),
  )
  later(() => {
    for (const item of dataLayer) push(item)
  })
  push({ event: 'waymark.pageView', start: page.clockNow() })
  page.whenReady(() => {
    push({ event: 'waymark.domReady', start: page.clockNow() })
    page.whenLoaded(() => push({ event: 'waymark.pageLoad', start: page.clockNow() }))
  })
  return { push, verdicts, firings, api, visit }
}

function inSchedule({ page }: Visit, { scheduler }: TagItem): boolean {
  const clock = (row: { readonly timezone: string }) => page.clockIn(row.timezone)
  const digits = (text: string) => Number(text.slice(0, 19).replace(/\D/g, ''))
  const dates = scheduler.date_ranges.some((row) => clock(row) >= digits(row.from) && clock(row) <= digits(row.to))
  const times = scheduler.times_of_day.some((row) => {
    const now = clock(row) % 1_000_000
    const from = digits(row.from) % 1_000_000
    const to = digits(row.to) % 1_000_000
    return from <= to ? from <= now && now <= to : now >= from || now <= to
  })
  return (dates || !scheduler.date_ranges.length) && (times || !scheduler.times_of_day.length)
}

const marksOf = (visit: Visit): string[] => (visit.page.readCookie('wm_fired') ?? '').split('.').filter(Boolean)

function isMarked(visit: Visit, once: Once, mark: string): boolean {
  if (once === 'visitor') return visit.visitorMarks.has(mark)
  return once === 'page' ? visit.pageMarks.has(mark) : marksOf(visit).includes(encodeURIComponent(mark))
}

function setMark(visit: Visit, once: Once, mark: string): void {
  if (once === 'visitor') visit.visitorMarks.add(mark)
  else if (once === 'page') visit.pageMarks.add(mark)
  else visit.page.writeCookie('wm_fired', [...marksOf(visit), encodeURIComponent(mark)].slice(-100).join('.'))
}

function startSession(visit: Visit): void {
  const { page, session } = visit
  const seconds = Math.floor(page.clockNow() / 1000)
  const last = Number(page.readCookie('wm_last_interaction') ?? 0)
  if (last > 0) session.set('viewWithinSession', seconds - last)
  const since = Number(page.readCookie('wm_returning_visitor') ?? 0)
  session.set('returningVisitor', since > 0 && seconds - since >= 1800)
  if (!session.get('returningVisitor')) page.writeCookie('wm_returning_visitor', String(seconds))
  page.writeCookie('wm_last_interaction', String(seconds))
  session.set('written', seconds)
  startOrigin(visit)
}

const SOURCES = ['campaign', 'organic_search', 'social', 'website', 'direct']
const SEARCH = ['google', 'bing.com', 'yahoo', 'duckduckgo.com', 'ecosia.org', 'qwant.com', 'baidu.com', 'yandex']
const SOCIAL = ['facebook.com', 'instagram.com', 'x.com', 't.co', 'pinterest', 'reddit.com']

/** Where the visitor came from: the campaign, the first page elsewhere and the best source of the session. */
function startOrigin({ page, session }: Visit): void {
  const search = new URLSearchParams(String(page.readDocument('location.search')))
  const campaign = search.get('utm_campaign') || search.get('pk_campaign')
  if (campaign) page.writeCookie('wm_campaign', campaign)
  session.set('campaign', campaign || page.readCookie('wm_campaign'))

  const referrer = String(page.readDocument('referrer'))
  const bare = (host: unknown) => String(host).replace(/^www\./, '')
  const from = referrer ? bare(new URL(referrer).hostname) : ''
  const isForeign = from !== '' && from !== bare(page.readDocument('location.hostname'))
  if (isForeign && !page.readCookie('wm_external_referrer')) page.writeCookie('wm_external_referrer', referrer)
  session.set('externalReferrer', page.readCookie('wm_external_referrer'))

  const isOneOf = (hosts: readonly string[]) =>
    hosts.some((host) => `.${from}`.includes(`.${host}${host.includes('.') ? '' : '.'}`))
  const kind = isOneOf(SEARCH) ? 'organic_search' : isOneOf(SOCIAL) ? 'social' : 'website'
  const here = campaign ? 'campaign' : isForeign ? kind : 'direct'
  const known = [page.readCookie('wm_traffic_source'), here].map((source) => SOURCES.indexOf(String(source)))
  const best = SOURCES[Math.min(...known.filter((rank) => rank >= 0))]!
  page.writeCookie('wm_traffic_source', best, 1800)
  session.set('trafficSource', best)
}

function rememberInteraction(visit: Visit, now: EvaluatedEvent): void {
  const seconds = Math.floor(visit.page.clockNow() / 1000)
  if (
    ['waymark.timer', 'waymark.interval'].includes(now.name) ||
    seconds - (visit.session.get('written') as number) < 5
  )
    return
  visit.session.set('written', seconds)
  visit.page.writeCookie('wm_last_interaction', String(seconds))
}
