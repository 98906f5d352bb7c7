import type { Engine } from '../core/engine.ts'
import { YEAR } from './year.ts'

const COOKIE = 'wm_opt_out'

export function readOptOut(engine: Engine): boolean {
  return engine.page.readCookie(COOKIE) === '1'
}

export function writeOptOut(engine: Engine, optedOut: boolean): void {
  engine.page.writeCookie(COOKIE, '1', optedOut ? YEAR : 0)
}
