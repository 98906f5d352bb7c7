import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { Settings } from './core/input.ts'
import { needsTime } from './needs-time.ts'
import type { PlannedTag } from './plan-placement.ts'
import type { UsedTrigger } from './plan-triggers.ts'
import { ANY_EVENT } from './trigger.ts'
import { SESSION_INITIALISERS } from './variable.ts'

const LISTENERS: Readonly<Record<string, string>> = {
  click: 'listenToClicks',
  capturing_click: 'listenToCapturedClicks',
  form_submission: 'listenToSubmits',
  page_scroll: 'listenToScroll',
  leave_content: 'listenToLeaving',
  history: 'listenToHistory',
  debounced_history: 'listenToDebouncedHistory',
}

/** Listeners to events that lead away, and those that take their place where a tag needs time. */
const TIMED: Readonly<Record<string, { readonly event: string; readonly listener: string }>> = {
  listenToClicks: { event: 'waymark.click', listener: 'listenToTimedClicks' },
  listenToSubmits: { event: 'waymark.formSubmit', listener: 'listenToTimedSubmits' },
}

interface InUse {
  readonly triggers: readonly UsedTrigger[]
  readonly builtIns: ReadonlySet<string>
  readonly tags: readonly PlannedTag[]
  readonly settings: Settings
}

/** What must run at the start for the triggers and built-in variables in use. */
export function initialisersFor({ triggers, builtIns, tags, settings }: InUse): Expression[] {
  const listeners = new Set<string>()
  for (const { item } of triggers) {
    const listener = LISTENERS[item.trigger_type]
    if (listener) listeners.add(listener)
  }
  const sessions = SESSION_INITIALISERS.filter(([key]) => builtIns.has(BUILT_INS[key].id)).map(([, name]) => name)
  return [
    ...sessions.map((name) => list([chunk('initialisers', name)])),
    ...[...listeners].sort().map((name) => listenerFor(name, tags, settings)),
    ...withTexts('time_on_website', BUILT_INS.timeOnWebsite.id, 'startTimers', triggers, Number),
    ...withTexts('element_presence', BUILT_INS.foundElements.id, 'listenToPresence', triggers, String),
  ]
}

/** A listener, with the tags that need time before the event leads away. */
function listenerFor(name: string, tags: readonly PlannedTag[], settings: Settings): Expression {
  const timed = TIMED[name]
  const hears = ({ events }: UsedTrigger) => events.includes(timed!.event) || events.includes(ANY_EVENT)
  const waiting =
    timed && settings.delay > 0
      ? tags.filter(({ tag, triggers }) => triggers.some(hears) && needsTime(tag, settings))
      : []
  if (!timed || !waiting.length) return list([chunk('initialisers', name)])
  return list([chunk('initialisers', timed.listener), json([settings.delay, ...waiting.map(({ number }) => number)])])
}

/** A listener that is told the texts of one variable's conditions, each once. */
function withTexts(
  type: string,
  variable: string,
  start: string,
  triggers: readonly UsedTrigger[],
  convert: (text: string) => string | number,
): Expression[] {
  const texts = triggers
    .filter(({ item }) => item.trigger_type === type)
    .flatMap(({ item }) => item.conditions.filter(({ variable_id }) => variable_id === variable))
    .flatMap(({ value }) => (value === null ? [] : [convert(value)]))
  const settings = [...new Set(texts)].sort()
  return settings.length ? [list([chunk('initialisers', start), json(settings)])] : []
}
