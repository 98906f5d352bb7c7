import type { Fire, MarkStore } from '../core/engine.ts'
import { append } from '../core/list.ts'

const STORAGE = 'wm_fired'
/** The storage holds the newest marks. */
const KEPT = 100

/** Marks of the visitor, in the storage of the browser, which no request carries. */
export const visitorMarks: MarkStore = ({ page }, mark, setting) => {
  const marks = (page.readStorage(STORAGE) || '').split('.')
  const has = marks.indexOf(mark) >= 0
  if (setting && !has) {
    append(marks, mark)
    page.writeStorage(STORAGE, marks.slice(-KEPT).join('.'))
  }
  return has
}

/** What a tag does when it fires, after the mark that it has. */
export const marking =
  (setting: readonly [Fire, MarkStore, string]): Fire =>
  (options, page, engine) => {
    setting[1](engine, setting[2], true)
    setting[0](options, page, engine)
  }
