import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { privacyOf } from '../state/privacy-of.ts'
import { track } from './track.ts'
import type { AnalyticsOptions } from './waymark-analytics.ts'

/** An address that reaches no server, for the requests of a stopped tracker. */
const NOWHERE = 'data:,'

/** The options of an analytics tag, with the privacy settings of the tag that `compile` adds. */
type WithPrivacy = AnalyticsOptions & { readonly needs_consent?: string; readonly respects_opt_out?: boolean }

/**
 * Stops the tracker as soon as the visitor withdraws the consent that its tag needs, or opts out, and starts it again when
 * they allow it. A stopped tracker has no cookies and sends no request to the server, neither queued ones nor those for
 * links, errors, content and calls of the page. A tracker that is only told of the withdrawal would keep these requests
 * and send them once consent is given.
 */
export function followVisitor(options: WithPrivacy, engine: Engine, allowCookies: string): void {
  const { page } = engine
  const { needs_consent: consent, respects_opt_out: respectsOptOut, tracker_php_url: url } = options
  if (!consent && !respectsOptOut) return
  // A tracker throws at unknown commands, and no firing of a tag catches that here.
  const tell = (...command: unknown[]) => {
    try {
      track(page, command)
    } catch (error) {
      page.reportIssue('tracker', error)
    }
  }
  let isRunning = true
  append(engine.beforeEvent, () => {
    const { allowed, hasOptedOut } = privacyOf(engine)
    const may = (!consent || allowed[consent] === 1) && !(respectsOptOut && hasOptedOut)
    if (may === isRunning) return
    isRunning = may
    if (may) {
      tell(allowCookies)
      if (url) tell('setTrackerUrl', url)
    } else {
      if (url) tell('setTrackerUrl', NOWHERE)
      tell('deleteCookies')
      tell('disableCookies')
    }
  })
}
