import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { UsedTrigger } from './plan-triggers.ts'
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

/** What must run at the start for the triggers and built-in variables in use. */
export function initialisersFor(triggers: readonly UsedTrigger[], builtIns: ReadonlySet<string>): Expression[] {
  const listeners = new Set<string>()
  for (const { item } of triggers) {
    const listener = LISTENERS[item.trigger_type]
    if (listener) listeners.add(listener)
  }
  const sessions = SESSION_INITIALISERS.filter(([key]) => builtIns.has(BUILT_INS[key].id)).map(([, name]) => name)
  return [
    ...[...sessions, ...[...listeners].sort()].map((name) => list([chunk('initialisers', name)])),
    ...withTexts('time_on_website', BUILT_INS.timeOnWebsite.id, 'startTimers', triggers, Number),
    ...withTexts('element_presence', BUILT_INS.foundElements.id, 'listenToPresence', triggers, String),
  ]
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
