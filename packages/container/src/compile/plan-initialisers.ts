import { eventNameOfTrigger } from '@waymark/domain/trigger'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { visibilityOf } from './condition.ts'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { Settings } from './core/input.ts'
import { needsTime } from './needs-time.ts'
import type { PlannedTag } from './plan-placement.ts'
import { sequencedTags } from './plan-sequences.ts'
import type { Triggers, UsedTrigger } from './plan-triggers.ts'
import { ANY_EVENT } from './trigger.ts'
import { SESSION_INITIALISERS } from './variable.ts'

/** The listener of each event of the page. */
const LISTENERS: Readonly<Record<string, string>> = {
  'waymark.click': 'listenToClicks',
  'waymark.capturingClick': 'listenToCapturedClicks',
  'waymark.formSubmit': 'listenToSubmits',
  'waymark.validClick': 'listenToValidClicks',
  'waymark.validFormSubmit': 'listenToValidSubmits',
  'waymark.scroll': 'listenToScroll',
  'waymark.leaveContent': 'listenToLeaving',
  'waymark.history': 'listenToHistory',
  'waymark.debouncedHistory': 'listenToDebouncedHistory',
  'waymark.javascriptError': 'listenToErrors',
}

/** The listeners for tags that need time, by the listener of the event that may leave the page. */
const TIMED: Readonly<Record<string, { readonly event: string; readonly listener: string }>> = {
  listenToClicks: { event: 'waymark.click', listener: 'listenToTimedClicks' },
  listenToSubmits: { event: 'waymark.formSubmit', listener: 'listenToTimedSubmits' },
  listenToValidClicks: { event: 'waymark.validClick', listener: 'listenToTimedValidClicks' },
  listenToValidSubmits: { event: 'waymark.validFormSubmit', listener: 'listenToTimedValidSubmits' },
}

interface InUse {
  readonly triggers: readonly UsedTrigger[]
  readonly builtIns: ReadonlySet<string>
  readonly tags: readonly PlannedTag[]
  readonly settings: Settings
  readonly startInPlace: Triggers['startInPlace']
}

/** The initialisers for the triggers and built-in variables in use. */
export function initialisersFor({ triggers, builtIns, tags, settings, startInPlace }: InUse): Expression[] {
  const listeners = new Set<string>()
  for (const { item } of triggers) {
    const listener = LISTENERS[eventNameOfTrigger(item) ?? '']
    if (listener) listeners.add(listener)
  }
  const sessions = SESSION_INITIALISERS.filter(([key]) => builtIns.has(BUILT_INS[key].id)).map(([, name]) => name)
  return [
    ...sessions.map((name) => list([chunk('initialisers', name)])),
    ...[...listeners].sort().map((name) => listenerFor(name, tags, settings)),
    ...withTexts('time_on_website', BUILT_INS.timeOnWebsite.id, 'startTimers', triggers, Number),
    ...withTexts('element_presence', BUILT_INS.foundElements.id, 'listenToPresence', triggers, String),
    ...visibility(triggers),
    ...timers(triggers, startInPlace),
  ]
}

/** A listener, with the tags that need time before the page is left. */
function listenerFor(name: string, tags: readonly PlannedTag[], settings: Settings): Expression {
  const timed = TIMED[name]
  const listens = ({ events }: UsedTrigger) => events.includes(timed!.event) || events.includes(ANY_EVENT)
  // A tag also takes the time of its set-up and clean-up tags.
  const waits = (one: PlannedTag) => {
    const together = [one, ...sequencedTags(tags, one)]
    return together.some(({ tag }) => needsTime(tag, settings)) ? together : []
  }
  const waiting = new Set(
    timed && settings.delay > 0 ? tags.filter(({ triggers }) => triggers.some(listens)).flatMap(waits) : [],
  )
  if (!timed || !waiting.size) return list([chunk('initialisers', name)])
  return list([
    chunk('initialisers', timed.listener),
    json([settings.delay, ...[...waiting].map(({ number }) => number)]),
  ])
}

/** A listener that takes the distinct values of one variable's conditions. */
function withTexts(
  type: string,
  variable: string,
  start: string,
  triggers: readonly UsedTrigger[],
  convert: (text: string) => string | number,
): Expression[] {
  const texts = ownConditions(type, variable, triggers).flatMap(({ condition: { value } }) =>
    value === null ? [] : [convert(value)],
  )
  const settings = [...new Set(texts)].sort()
  return settings.length ? [list([chunk('initialisers', start), json(settings)])] : []
}

/** The conditions that belong to the triggers of one type, each with its trigger. */
const ownConditions = (type: string, variable: string, triggers: readonly UsedTrigger[]) =>
  triggers
    .filter(({ item }) => item.trigger_type === type)
    .flatMap((trigger) =>
      trigger.item.conditions
        .filter(({ variable_id }) => variable_id === variable)
        .map((condition) => ({ trigger, condition })),
    )

/** The elements to watch. Conditions that differ only in which elements count, and how often, are watched together. */
function visibility(triggers: readonly UsedTrigger[]): Expression[] {
  const watched = new Map<string, [string, number, number, 0 | 1, 0 | 1]>()
  for (const { condition } of ownConditions('element_visibility', BUILT_INS.visibleElement.id, triggers)) {
    const { selector, percentage, seconds, later, again } = visibilityOf(condition)
    const key = JSON.stringify([selector, percentage, seconds])
    const [, , , laterToo, againToo] = watched.get(key) ?? [selector, percentage, seconds, 0, 0]
    watched.set(key, [selector, percentage, seconds, later || laterToo, again || againToo])
  }
  return watched.size
    ? [
        list([
          chunk('initialisers', 'watchVisibility'),
          json([...watched.keys()].sort().map((key) => watched.get(key)!)),
        ]),
      ]
    : []
}

/** The timers, each with the trigger that starts it. */
function timers(triggers: readonly UsedTrigger[], startInPlace: Triggers['startInPlace']): Expression[] {
  const own = ownConditions('timer', BUILT_INS.timerCount.id, triggers)
  const found = own
    .toSorted((one, other) => (one.trigger.item.id < other.trigger.item.id ? -1 : 1))
    .map(({ trigger, condition }) =>
      list([
        json(trigger.item.id),
        json(Number(condition.value)),
        json(Number(condition.options.limit ?? 0)),
        startInPlace(trigger),
      ]),
    )
  return found.length ? [list([chunk('initialisers', 'startIntervals'), list(found)])] : []
}
