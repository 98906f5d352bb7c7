import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { privacyOf } from '../state/privacy-of.ts'
import { track } from './track.ts'
import type { AnalyticsOptions } from './waymark-analytics.ts'

/** Takes what a tracker would request and reaches no server. */
const NOWHERE = 'data:,'

/** An analytics tag's options with what `compile` adds of the tag itself. */
type WithPrivacy = AnalyticsOptions & { readonly needs_consent?: string; readonly respects_opt_out?: boolean }

/**
 * Stops the tracker as soon as the visitor withdraws the consent that its tag needs, or opts out, and starts it when
 * they allow it again. A stopped tracker has no cookies, and everything it would request goes nowhere: also what it was
 * about to send, what it notices by itself (links, errors, content), and what the page calls it for. Trackers that only
 * get the withdrawal keep such requests and send them once consent is given.
 */
export function followVisitor(options: WithPrivacy, engine: Engine, allowCookies: string): void {
  const { page } = engine
  const { needs_consent: consent, respects_opt_out: respectsOptOut, tracker_php_url: url } = options
  if (!consent && !respectsOptOut) return
  // A tracker throws at unknown commands, and no tag is fired here.
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
