import type { Engine } from '../core/engine.ts'
import { YEAR } from './year.ts'

const COOKIE = 'wm_returning_visitor'
/** Seconds without a page after which the first session is over and the visitor counts as returning. */
const FIRST_SESSION = 1800

export function startReturningVisitor(engine: Engine): void {
  const { page } = engine
  const now = Math.floor(page.clockNow() / 1000)
  const since = Number(page.readCookie(COOKIE))
  const returning = since > 0 && now - since >= FIRST_SESSION
  if (!returning) page.writeCookie(COOKIE, `${now}`, YEAR)
  engine.session.returningVisitor = returning
}
