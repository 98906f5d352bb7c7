import type { MarkStore, Once, Trigger, UseMarks } from '../content.ts'
import type { Engine } from '../engine.ts'
import { isMet } from '../evaluate/is-met.ts'
import { append, each } from '../list.ts'

const COOKIE = 'wm_fired'
/** The cookie holds the newest marks. */
const KEPT = 100

/**
 * Lets a tag through when one of the triggers that are met is not marked yet, or is met each time; then marks all of
 * them, so that the same moment does not fire the tag again through another.
 */
export const useMarks: UseMarks = (engine, triggers, first) => {
  let through = false
  const spent: Trigger[] = []
  for (let index = first; index < triggers.length; index++) {
    const trigger = triggers[index] as Trigger
    if (!isMet(engine, trigger)) continue
    if (!hasMark(engine, trigger)) through = true
    append(spent, trigger)
  }
  if (through) each(spent, (trigger) => hasMark(engine, trigger, true))
  return through
}

/** How often a trigger may fire its tag; one that tags share has no marks. */
export function onceOf({ plan }: Engine, trigger: number | Trigger): Once {
  return plan.shapeList[(trigger as Trigger)[0]]?.[1] || 0
}

/** Whether a trigger has fired its tag as often as it may; `setting` says that it now has. */
export function hasMark(engine: Engine, trigger: number | Trigger, setting?: boolean): boolean {
  const store = engine.plan.markStores?.[onceOf(engine, trigger)]
  return !!store && store(engine, (trigger as Trigger)[1] as string, setting)
}

/** Marks of the page view, in memory. */
export const pageMarks: MarkStore = ({ pageMarks: marks }, mark, setting) => {
  if (setting) marks[mark] = true
  return !!marks[mark]
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
