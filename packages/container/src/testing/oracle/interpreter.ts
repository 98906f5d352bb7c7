import type { CompileInput, TagItem } from '../../compile/index.ts'
import type { TestPage } from '../../simulation/test-page.ts'
import { createAudiences, usesAudiences } from './audiences.ts'
import { multiplicityOf } from './conditions.ts'
import { createStoredValues } from './data-layer-helper.ts'
import { createDecisions, readConsents, readDate } from './decisions.ts'
import { activateGroups } from './groups.ts'
import { listen } from './listeners.ts'
import { frequencyOf, setMark } from './marks.ts'
import { createSequences } from './sequences.ts'
import { rememberInteraction, startSession } from './session-start.ts'
import { createTagChecks } from './tag-checks.ts'
import { type EvaluatedEvent, type Home, tagsInOrder, type Visit } from './visit.ts'

/** The results on one event: of each tag the reasons why it did not fire. */
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

/** The report about one event. */
export interface Account {
  readonly now: EvaluatedEvent
  hasReported(tag: TagItem): boolean
  report(tag: TagItem, home: Home, failures: readonly string[]): void
}

const MILESTONES = ['waymark.pageView', 'waymark.domReady', 'waymark.pageLoad']

/**
 * A plain interpreter of the rules of a container: evaluates every tag on every event, without compiling, indexing or
 * sharing. The engine is compared with it.
 */
export function interpret(input: CompileInput, test: TestPage, dataLayer: unknown[] = []) {
  const { page } = test
  const visit: Visit = {
    input,
    page,
    cycles: new Set(),
    model: createStoredValues(),
    session: new Map(),
    pageMarks: new Set(),
    visitorMarks: new Set(),
    seen: new Map(),
    assumesAudiences: false,
    groups: new Map(),
    isAnswered: false,
    consents: readConsents({ page, input }),
    previous: {},
    decidedAt: readDate({ page, input }),
    optedOut: page.readCookie('wm_opt_out') === '1',
  }
  const verdicts: Verdict[] = []
  /** The tags that fired, with what their code passes on. */
  const firings: { readonly id: string; readonly words: unknown }[] = []
  const milestones: EvaluatedEvent[] = []
  const queue: (() => void)[] = []
  let working = false
  let isLoaded = false
  let isWatching = false
  startSession(visit)

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
    audiences.onEvent()
    activateGroups(visit, now)
    decide(now, false, () => true)
  }

  function decide(now: EvaluatedEvent, isRepeat: boolean, concerns: (tag: TagItem, home: Home) => boolean): void {
    const account = openAccount(now, isRepeat)
    for (const { tag, home } of tagsInOrder(input)) {
      if (!concerns(tag, home) || sequences.hasRun(now, tag)) continue
      // The result of a set-up or clean-up tag stands, unless a trigger of its own listens to the event.
      if (account.hasReported(tag) && !checks.listeningTriggers(now, tag, home).length) continue
      const failures = checks.failuresOf(now, tag, home)
      account.report(tag, home, failures)
      if (failures.length === 0) sequences.begin(account, tag, home)
      else if (audiences.isOpen() && usesAudiences(input, home, tag) && checks.wouldFire(now, tag, home)) {
        // Reads the value now, so that the tag keeps the one of its event.
        checks.passedValue(now, tag, home)
        account.report(tag, home, ['audiences-pending'])
        const restore = keepModel()
        audiences.hold(() => restore(() => decide({ ...now, busy: new Set() }, true, (other) => other === tag)))
      }
    }
  }

  /** Copies the stored values for later steps on the present event. */
  function keepModel(): (run: () => void) => void {
    const kept = visit.model.copy()
    return (run) => {
      const present = visit.model
      visit.model = kept
      run()
      visit.model = present
    }
  }

  /** Begins the report about one event, with its tags in firing order. */
  function openAccount(now: EvaluatedEvent, isRepeat: boolean): Account {
    const order = tagsInOrder(input).map(({ tag }) => tag.id)
    const tags: TagVerdict[] = []
    verdicts.push({ event: now.name, isRepeat, tags })
    return {
      now,
      hasReported: (tag) => tags.some(({ id }) => id === tag.id),
      report(tag, home, failures) {
        const related = failures.length ? checks.nearestTo(now, tag, home) : checks.firingTrigger(now, tag, home)
        const known = tags.findIndex(({ id }) => id === tag.id)
        tags.splice(known < 0 ? tags.length : known, 1, { id: tag.id, failures, related })
        tags.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      },
    }
  }

  /** Fires a tag on an event: its marks, then its code. */
  function fire(now: EvaluatedEvent, tag: TagItem, home: Home, isTriggered: boolean): void {
    for (const trigger of isTriggered ? checks.metTriggers(now, tag, home) : []) {
      const once = multiplicityOf(trigger)
      if (once) setMark(visit, once, `${tag.id} ${trigger.id}`)
    }
    const frequency = frequencyOf(tag)
    if (frequency) setMark(visit, frequency, tag.id)
    now.fired.add(tag.id)
    firings.push({ id: tag.id, words: checks.passedValue(now, tag, home) })
  }

  /** Evaluates the milestones of the page again for tags whose consent was missing. */
  function whenGranted(granted: readonly string[]): void {
    later(() => {
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

  const isAllowed = (tag: TagItem) =>
    !input.settings.gdpr || tag.consent_type === 'not_require_consent' || visit.consents[tag.consent_type] === 1
  const audiences = createAudiences(visit, push, later, isAllowed)
  const checks = createTagChecks(visit, audiences.isOpen)
  const decisions = createDecisions(visit, push, whenGranted)
  const api = {
    setAudiences: (ids: readonly unknown[]) => audiences.take(ids),
    answerAudiences: (ids: readonly unknown[] | undefined) => audiences.answer(ids),
    ...decisions.api,
  }
  const sequences = createSequences(input, page, {
    failuresOf: checks.failuresOf,
    fire,
    hold(now) {
      const restore = keepModel()
      return (step) => later(() => restore(() => step(openAccount({ ...now, busy: new Set() }, true))))
    },
  })
  const { scroll, watch, start } = listen(visit, page, push, decisions.adopt)
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
