import type { Engine } from '../core/engine.ts'
import { each, from } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { followVisitor } from './follow-visitor.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

export type AnalyticsOptions = Parameters<Snippet<'waymark-pro-analytics'>>[0]

/** Lifetimes of cookies, by option and command. */
const LIFETIMES = [
  ['visitor_cookie_timeout', 'setVisitorCookieTimeout'],
  ['session_cookie_timeout', 'setSessionCookieTimeout'],
  ['referral_cookie_timeout', 'setReferralCookieTimeout'],
] as const

export const waymarkAnalytics: Snippet<'waymark-pro-analytics'> = (options, page, engine) => {
  runTracker(options, page, engine, 'enableCookies')
}

/**
 * Sets the tracker up once per page; later firings count further page views. Absent switches have their defaults.
 * `allowCookies` is the command that reverses `disableCookies`. Returns whether this was the first firing.
 */
export function runTracker(options: AnalyticsOptions, page: Page, engine: Engine, allowCookies: string): boolean {
  const say = (...command: unknown[]) => track(page, command)
  const isFirst = once(engine, 'tracker')
  if (isFirst) {
    if (options.tracker_php_url) say('setTrackerUrl', options.tracker_php_url)
    say('setSiteId', options.tracker_site_id)
    const domains = options.tracker_domains as readonly string[] | undefined
    // A copy, because trackers add to the list.
    if (domains?.length) say('setDomains', from(domains, 0))
    if (options.cookie_domain) say('setCookieDomain', textOf(page, options.cookie_domain))
    if (options.secure_cookie) say('setSecureCookie', true)
    each(LIFETIMES, (lifetime) => {
      const seconds = options[lifetime[0]]
      if (seconds) say(lifetime[1], seconds)
    })
  }
  const user = textOf(page, options.user_id)
  if (user) say('setUserId', user)
  each(options.waymark_custom_variables || [], ({ id, name, value, scope }) =>
    say('setCustomVariable', id, textOf(page, name), textOf(page, value), scope),
  )
  each(options.waymark_custom_dimensions || [], ({ id, value }) => {
    const text = textOf(page, value)
    if (text) say('setCustomDimension', id, text)
  })
  if (isFirst && options.link_tracking !== false) say('enableLinkTracking')
  if (isFirst && options.cross_domain_tracking) say('enableCrossDomainLinking')
  if (options.track_page_view !== false) say('trackPageView')
  if (!isFirst) return false
  if (options.content_tracking) say(options.content_tracking)
  if (options.heart_beat_timer?.enabled) say('enableHeartBeatTimer')
  if (options.js_error_tracking !== false) say('enableJSErrorTracking')
  if (options.tracker_js_url) page.loadScript(`${options.tracker_js_url}`)
  followVisitor(options, engine, allowCookies)
  return true
}
