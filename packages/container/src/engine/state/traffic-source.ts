import type { Engine } from '../core/engine.ts'
import { campaignOf } from './campaign.ts'
import { foreignHost } from './foreign-host.ts'

const SEARCH =
  /(^|\.)((google|yahoo|yandex)\.[a-z]{2,3}(\.[a-z]{2})?|(bing|qwant|baidu)\.com|duckduckgo\.com|ecosia\.org)$/
const SOCIAL =
  /(^|\.)((facebook|instagram|x|twitter|linkedin|youtube|tiktok|reddit)\.com|t\.co|lnkd\.in|pinterest\.[a-z]{2,3}(\.[a-z]{2})?)$/

/** Sources from the most specific to the least. */
const RANK = ['campaign', 'organic_search', 'social', 'website', 'direct']
const COOKIE = 'wm_traffic_source'
const MAX_AGE = 1800

/** What brought the visitor: the best source of the session, renewed with every page. */
export function startTrafficSource(engine: Engine): void {
  const { page } = engine
  const now = RANK.indexOf(sourceOf(engine))
  const earlier = RANK.indexOf(page.readCookie(COOKIE)!)
  const best = RANK[earlier >= 0 && earlier < now ? earlier : now]!
  page.writeCookie(COOKIE, best, MAX_AGE)
  engine.session.trafficSource = best
}

function sourceOf(engine: Engine): string {
  if (campaignOf(engine)) return 'campaign'
  const other = foreignHost(engine.page)
  if (!other) return 'direct'
  return SEARCH.test(other) ? 'organic_search' : SOCIAL.test(other) ? 'social' : 'website'
}
