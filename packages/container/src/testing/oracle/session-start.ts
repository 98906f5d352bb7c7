import type { EvaluatedEvent, Visit } from './visit.ts'

/** What the start of a page finds and leaves in cookies: the last interaction, a returning visitor, where they came from. */
export function startSession(visit: Visit): void {
  const { page, session } = visit
  const seconds = Math.floor(page.clockNow() / 1000)
  const last = Number(page.readCookie('wm_last_interaction') ?? 0)
  if (last > 0) session.set('viewWithinSession', seconds - last)
  const since = Number(page.readCookie('wm_returning_visitor') ?? 0)
  session.set('returningVisitor', since > 0 && seconds - since >= 1800)
  if (!session.get('returningVisitor')) page.writeCookie('wm_returning_visitor', String(seconds))
  page.writeCookie('wm_last_interaction', String(seconds))
  session.set('written', seconds)
  startOrigin(visit)
}

const SOURCES = ['campaign', 'organic_search', 'social', 'website', 'direct']
const SEARCH = ['google', 'bing.com', 'yahoo', 'duckduckgo.com', 'ecosia.org', 'qwant.com', 'baidu.com', 'yandex']
const SOCIAL = ['facebook.com', 'instagram.com', 'x.com', 't.co', 'pinterest', 'reddit.com']

/** Where the visitor came from: the campaign, the first page elsewhere and the best source of the session. */
function startOrigin({ page, session }: Visit): void {
  const search = new URLSearchParams(String(page.readDocument('location.search')))
  const campaign = search.get('utm_campaign') || search.get('pk_campaign')
  if (campaign) page.writeCookie('wm_campaign', campaign)
  session.set('campaign', campaign || page.readCookie('wm_campaign'))

  const referrer = String(page.readDocument('referrer'))
  const bare = (host: unknown) => String(host).replace(/^www\./, '')
  const from = referrer ? bare(new URL(referrer).hostname) : ''
  const isForeign = from !== '' && from !== bare(page.readDocument('location.hostname'))
  if (isForeign && !page.readCookie('wm_external_referrer')) page.writeCookie('wm_external_referrer', referrer)
  session.set('externalReferrer', page.readCookie('wm_external_referrer'))

  const isOneOf = (hosts: readonly string[]) =>
    hosts.some((host) => `.${from}`.includes(`.${host}${host.includes('.') ? '' : '.'}`))
  const kind = isOneOf(SEARCH) ? 'organic_search' : isOneOf(SOCIAL) ? 'social' : 'website'
  const here = campaign ? 'campaign' : isForeign ? kind : 'direct'
  const known = [page.readCookie('wm_traffic_source'), here].map((source) => SOURCES.indexOf(String(source)))
  const best = SOURCES[Math.min(...known.filter((rank) => rank >= 0))]!
  page.writeCookie('wm_traffic_source', best, 1800)
  session.set('trafficSource', best)
}

/** Writes down when the visitor did something last, at most every five seconds. */
export function rememberInteraction(visit: Visit, now: EvaluatedEvent): void {
  const seconds = Math.floor(visit.page.clockNow() / 1000)
  if (
    ['waymark.timer', 'waymark.interval'].includes(now.name) ||
    seconds - (visit.session.get('written') as number) < 5
  )
    return
  visit.session.set('written', seconds)
  visit.page.writeCookie('wm_last_interaction', String(seconds))
}
