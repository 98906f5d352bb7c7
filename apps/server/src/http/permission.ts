import type { Endpoint, Needs } from '@waymark/api-client/endpoint'
import { type Action, can } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import { notFound, refuse } from '#refusal.ts'
import type { Authorization, Caller, VisibleSite } from './caller.ts'

/** The actions of the needs that are more than visibility. */
const WANTED: Partial<Record<Needs, Action>> = {
  edit: 'edit',
  'edit-and-view-source': 'edit',
  publish: 'publish',
  manage: 'manage',
}

const NO_SITE = { site: undefined, actions: [] as readonly Action[] }

/** A path and query as they came, before anything in them is checked. */
interface Location {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
}

/**
 * The site of a call and what the caller may do there. Throws 404 when the site of the path or of `website_id` is not
 * visible to them, then 403 when they lack the action or role. What a body names is for the handler to check.
 */
export async function authorize(
  authorization: Authorization,
  endpoint: Endpoint,
  caller: Caller,
  location: Location,
): Promise<VisibleSite | typeof NO_SITE> {
  if (endpoint.needs === 'person' && caller.kind !== 'person') {
    throw refuse('FORBIDDEN_ERROR', 'An API client has no account of a person')
  }
  const found = await findSite(authorization, endpoint, caller, location)
  if (endpoint.needs === 'owner' && caller.role !== 'OWNER') {
    throw refuse('FORBIDDEN_ERROR', 'Only an owner may do this')
  }
  const wanted = WANTED[endpoint.needs]
  if (wanted && !can(found.actions, wanted).allowed) {
    throw refuse('FORBIDDEN_ERROR', 'You may look at this site, but not do this here')
  }
  return found
}

async function findSite(
  authorization: Authorization,
  { needs, path, query }: Endpoint,
  caller: Caller,
  { params, url }: Location,
): Promise<VisibleSite | typeof NO_SITE> {
  if (needs === 'signed-in' || needs === 'person') return NO_SITE
  const id = params.appId ?? params.metaSiteId
  if (id === undefined) {
    const website = takesWebsite(query) && url.searchParams.get('website_id')
    // Calls that name no site at all need none; where one is missing, the query's own rules refuse it.
    if (!website) return NO_SITE
    const found = isId(website) ? await authorization.visibleSite(caller, website) : undefined
    if (found?.site.kind !== 'app') throw notFound('website_id')
    return found
  }
  const find = needs === 'view-or-linked' ? authorization.visibleMetaSite : authorization.visibleSite
  const found = isId(id) ? await find(caller, id) : undefined
  if (!found || !belongsBelow(path, found)) throw notFound('app_id')
  return found
}

/** Whether a call names its site in the query. */
const takesWebsite = (query: Endpoint['query']): boolean =>
  query !== undefined && 'entries' in query && 'website_id' in (query.entries as object)

/** Websites and meta-sites each have paths of their own, where the other kind is unknown. */
function belongsBelow(path: string, { site }: VisibleSite): boolean {
  if (path.startsWith('/api/apps/')) return site.kind === 'app'
  if (path.startsWith('/api/meta-sites/')) return site.kind === 'meta-site'
  return true
}
