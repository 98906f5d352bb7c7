import type { ApiClient } from '@waymark/domain/organisation'
import type { apiClients } from '#database/tables/index.ts'

/** Whether a client works at a moment, or why it does not. */
export function stateOf(
  { revokedAt, endsAt }: Pick<typeof apiClients.$inferSelect, 'revokedAt' | 'endsAt'>,
  now: Date,
): ApiClient['attributes']['state'] {
  if (revokedAt) return 'revoked'
  return endsAt && endsAt <= now ? 'ended' : 'active'
}
