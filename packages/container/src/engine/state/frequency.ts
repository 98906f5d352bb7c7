import type { Fire, MarkStore } from '../core/engine.ts'
import { append } from '../core/list.ts'

const STORAGE = 'wm_fired'
/** Number of newest marks that the storage keeps. */
const KEPT = 100

/** Marks of the visitor, in the storage of the browser, which is not sent with requests. */
export const visitorMarks: MarkStore = ({ page }, mark, setting) => {
  const marks = (page.readStorage(STORAGE) || '').split('.')
  const has = marks.indexOf(mark) >= 0
  if (setting && !has) {
    append(marks, mark)
    page.writeStorage(STORAGE, marks.slice(-KEPT).join('.'))
  }
  return has
}

/** A tag's `fire` that sets the mark of the tag first. */
export const marking =
  (setting: readonly [Fire, MarkStore, string]): Fire =>
  (options, page, engine) => {
    setting[1](engine, setting[2], true)
    setting[0](options, page, engine)
  }
