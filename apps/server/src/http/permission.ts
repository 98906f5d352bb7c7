import type { Endpoint, Needs } from '@waymark/api-client/endpoint'
import type { Action } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import type { Caller } from '#access/caller.ts'
import { mayAny, type VisibleSite, visibleMetaSite, visibleSite } from '#access/visible-site.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, type Refusal, refuse } from './refusal.ts'

/** Actions of which one is enough, for the needs that ask for more than being let in. */
const WANTED: Partial<Record<Needs, readonly Action[]>> = {
  edit: ['edit'],
  'edit-and-view-source': ['edit'],
  publish: ['publish', 'manage'],
}

const NOWHERE = { site: undefined, actions: [] as readonly Action[] }

/**
 * Whether the caller may make this call: the site of the path or of `website_id` must be visible to them (404), then
 * the action or role must be theirs (403). What a body names is for the handler to check.
 */
export async function placeOf(
  deps: Dependencies,
  endpoint: Endpoint,
  caller: Caller,
  asked: { params: Readonly<Record<string, string>>; url: URL },
): Promise<VisibleSite | typeof NOWHERE | Refusal> {
  const place = await siteAsked(deps, endpoint, caller, asked)
  if ('kind' in place) return place
  if (endpoint.needs === 'owner' && caller.role !== 'OWNER') return forbidden('Only an owner may do this')
  const wanted = WANTED[endpoint.needs]
  if (wanted && !mayAny(place.actions, ...wanted)) return forbidden('You may look at this site, but not do this here')
  return place
}

async function siteAsked(
  { db }: Dependencies,
  { needs, path, query }: Endpoint,
  caller: Caller,
  { params, url }: { params: Readonly<Record<string, string>>; url: URL },
): Promise<VisibleSite | typeof NOWHERE | Refusal> {
  if (needs === 'signed-in') return NOWHERE
  const id = params.appId ?? params.metaSiteId
  if (id === undefined) {
    const website = asksForWebsite(query) && url.searchParams.get('website_id')
    // Calls that name no site at all need none; where one is missing, the query's own rules say so.
    if (!website) return NOWHERE
    const site = isId(website) ? await visibleSite(db, caller, website) : undefined
    return site?.site.kind === 'app' ? site : notFound({ parameter: 'website_id' })
  }
  if (!isId(id)) return notFound({ parameter: 'app_id' })
  const find = needs === 'view-or-linked' ? visibleMetaSite : visibleSite
  const place = await find(db, caller, id)
  return place && fits(path, place) ? place : notFound({ parameter: 'app_id' })
}

/** Whether a call names its site in the query. */
const asksForWebsite = (query: Endpoint['query']): boolean =>
  query !== undefined && 'entries' in query && 'website_id' in (query.entries as object)

/** Websites and meta-sites each have paths of their own, where the other kind is unknown. */
function fits(path: string, { site }: VisibleSite): boolean {
  if (path.startsWith('/api/apps/')) return site.kind === 'app'
  if (path.startsWith('/api/meta-sites/')) return site.kind === 'meta-site'
  return true
}

const forbidden = (detail: string) => refuse('FORBIDDEN_ERROR', detail)
