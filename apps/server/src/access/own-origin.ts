import { refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'

interface RequestContext {
  readonly request: Request
  readonly url: URL
  readonly deps: { readonly settings: Settings }
}

/**
 * Refuses a request that no page of this server sends: its origin must have the host of the call or that of the configured
 * origin. For calls that use or set cookies.
 */
export function ensureOwnOrigin({ request, url, deps }: RequestContext): true {
  const origin = request.headers.get('origin')
  const from = origin && URL.parse(origin)
  if (from && from.host !== '' && (from.host === url.host || from.host === new URL(deps.settings.origin).host))
    return true
  throw refuse('FORBIDDEN_ERROR', 'This is only possible from the pages of this server')
}
