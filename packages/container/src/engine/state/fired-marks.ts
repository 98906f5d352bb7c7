import type { Engine, MarkFired, MarkStore, Once, Trigger } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { isMet } from '../evaluate/is-met.ts'
import { marking, visitorMarks } from './frequency.ts'

const COOKIE = 'wm_fired'
/** Number of newest marks that the cookie keeps. */
const KEPT = 100

/** The index of the first trigger of a list, from an index on, that is met and may fire now. */
export function firingTrigger(engine: Engine, triggers: readonly unknown[], first: number): number | undefined {
  for (let index = first; index < triggers.length; index++) {
    const trigger = triggers[index] as number | Trigger
    if (isMet(engine, trigger) && !hasFired(engine, trigger)) return index
  }
  return undefined
}

/** Marks all triggers that are met, so that the same event does not fire the tag again through another one. */
export const markFired: MarkFired = (engine, triggers, first) => {
  if (firingTrigger(engine, triggers, first) === undefined) return false
  for (let index = first; index < triggers.length; index++) {
    const trigger = triggers[index] as number | Trigger
    if (isMet(engine, trigger)) hasFired(engine, trigger, true)
  }
  return true
}

/** How often a trigger may fire its tag; one that tags share has no marks. */
export function onceOf({ plan }: Engine, trigger: number | Trigger): Once {
  return plan.shapeList[(trigger as Trigger)[1]]?.[0] || 0
}

/** Whether a trigger has fired its tag as often as it may; `setting`: that it now has. */
function hasFired(engine: Engine, trigger: number | Trigger, setting?: boolean): boolean {
  const store = engine.plan.markStores?.[onceOf(engine, trigger)]
  return !!store && store(engine, (trigger as Trigger)[2] as string, setting)
}

/** Marks of the page view, in memory. */
export const pageMarks: MarkStore = (engine, mark, setting) => {
  engine.pageMarks ||= {}
  if (setting) engine.pageMarks[mark] = true
  return !!engine.pageMarks[mark]
}

/** Marks of the session, in a cookie that all tabs share. */
export const sessionMarks: MarkStore = ({ page }, mark, setting) => {
  const stored = page.readCookie(COOKIE)
  const marks = stored ? stored.split('.') : []
  const has = marks.indexOf(mark) >= 0
  if (setting && !has) {
    append(marks, mark)
    page.writeCookie(COOKIE, marks.slice(-KEPT).join('.'))
  }
  return has
}

/** The functions that compiled content refers to if some trigger or tag fires once. */
export const marks = { markFired, marking, pageMarks, sessionMarks, visitorMarks } as const
