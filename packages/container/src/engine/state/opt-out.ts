import type { Engine } from '../engine.ts'
import { YEAR } from './year.ts'

const COOKIE = 'wm_opt_out'

export function readOptOut(engine: Engine): boolean {
  return engine.page.readCookie(COOKIE) === '1'
}

/** Opts the visitor out of what respects their privacy, or in again. */
export function decideOptOut(engine: Engine, optedOut: boolean): void {
  engine.page.writeCookie(COOKIE, '1', optedOut ? YEAR : 0)
  followOptOut(engine, optedOut)
}

/** Takes over the decision and tells the page. */
export function followOptOut(engine: Engine, optedOut: boolean): void {
  if (optedOut === engine.privacy.hasOptedOut) return
  engine.privacy.hasOptedOut = optedOut
  engine.announce('waymark.optOutUpdated', { optedOut })
}
