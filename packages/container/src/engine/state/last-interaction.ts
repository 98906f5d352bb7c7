import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { YEAR } from './year.ts'

const COOKIE = 'wm_last_interaction'
/** Seconds between two writes of the cookie, at least. */
const PAUSE = 5

/** Stores how many seconds before this page the visitor was last active; undefined on the first visit. */
export function startLastInteraction(engine: Engine): void {
  const { page } = engine
  const seconds = () => Math.floor(page.clockNow() / 1000)
  const stored = page.readCookie(COOKIE)
  const start = seconds()
  if (stored && +stored > 0) engine.session.viewWithinSession = start - +stored
  let written = -PAUSE
  const remember = () => {
    const now = seconds()
    if (now - written < PAUSE) return
    written = now
    page.writeCookie(COOKIE, `${now}`, YEAR)
  }
  remember()
  append(engine.beforeEvent, (event) => {
    if (!/^waymark\.(timer|interval)$/.test(event.named)) remember()
  })
}
