import type { ToSitePayload, ToSiteType } from '@waymark/domain/debug-protocol'
import { PROTOCOL } from '@waymark/domain/debug-protocol/constants'

/** A message to the site in its envelope, ready to be posted. */
export const writeMessage = <T extends ToSiteType>(type: T, sessionId: string | null, payload: ToSitePayload<T>) =>
  ({ waymark: PROTOCOL, type, sessionId, payload }) as const
