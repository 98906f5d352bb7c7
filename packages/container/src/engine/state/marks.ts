import type { Once, UseMarks } from '../content.ts'
import type { Engine } from '../engine.ts'
import { append, each } from '../list.ts'

const COOKIE = 'wm_fired'
/** The cookie holds the newest marks. */
const KEPT = 100

/**
 * Lets a tag through when one of the triggers that are met is not marked yet, or is met each time; then marks all of
 * them, so that the same moment does not fire the tag again through another.
 */
export const useMarks: UseMarks = (engine, met) => {
  let through = false
  const spent: (() => void)[] = []
  each(met, (trigger) => {
    const once = typeof trigger === 'number' ? 0 : engine.plan.shapeList[trigger[0]]![1]
    const mark = once && ((trigger as readonly unknown[])[1] as string)
    if (!mark || !hasMark(engine, once, mark)) through = true
    if (mark) append(spent, () => setMark(engine, once, mark))
  })
  if (through) each(spent, (set) => set())
  return through
}

/** Marks of the page view live in memory, those of the session in a cookie that all tabs share. */
export function hasMark(engine: Engine, once: Once, mark: string): boolean {
  return once === 1 ? !!engine.pageMarks[mark] : sessionMarks(engine).indexOf(mark) >= 0
}

export function setMark(engine: Engine, once: Once, mark: string): void {
  if (once === 1) {
    engine.pageMarks[mark] = true
    return
  }
  const marks = sessionMarks(engine)
  if (marks.indexOf(mark) >= 0) return
  append(marks, mark)
  engine.page.writeCookie(COOKIE, marks.slice(-KEPT).join('.'))
}

function sessionMarks(engine: Engine): string[] {
  const stored = engine.page.readCookie(COOKIE)
  return stored ? stored.split('.') : []
}

/** What content names when some trigger fires a tag once. */
export const marks = { useMarks } as const
