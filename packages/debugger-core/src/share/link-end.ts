import type { Failure } from '@waymark/api-client/client'

/** How a shared link has ended, if its debug file could not be read for that reason. */
export function linkEnd(failure: Failure): 'link-deleted' | 'link-expired' | undefined {
  if (failure.kind !== 'status' || failure.status !== 404) return undefined
  return failure.codes.includes('DEBUG_LINK_EXPIRED_ERROR') ? 'link-expired' : 'link-deleted'
}
