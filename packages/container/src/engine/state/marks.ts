import type { Marks } from '../content.ts'
import type { Engine } from '../engine.ts'
import { append } from '../list.ts'

const COOKIE = 'wm_fired'
/** The cookie holds the newest marks. */
const KEPT = 100

/** Marks of the page view live in memory, those of the session in a cookie that all tabs share. */
const hasMark: Marks['hasMark'] = (engine, once, mark) =>
  once === 1 ? !!engine.pageMarks[mark] : sessionMarks(engine).indexOf(mark) >= 0

const setMark: Marks['setMark'] = (engine, once, mark) => {
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

/** Looks marks up and sets them. */
export const marks = { hasMark, setMark } as const satisfies Marks
