import type { Engine } from '../core/engine.ts'
import { foreignHost } from './foreign-host.ts'

/** The first page of another host that led here in this session. */
export function startExternalReferrer(engine: Engine): void {
  const { page } = engine
  let first = page.readCookie('wm_external_referrer')
  if (!first && foreignHost(page)) {
    first = `${page.readDocument('referrer')}`
    page.writeCookie('wm_external_referrer', first)
  }
  engine.session.externalReferrer = first
}
