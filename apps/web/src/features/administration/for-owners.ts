import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@waymark/domain/session'
import { meQuery } from '#data/account.ts'
import { ensure } from '#data/ensure.ts'

/** Only owners may open the administration. */
export const isOwner = (user: User): boolean => user.attributes.role === 'OWNER'

/** Loads what a page of the administration needs; nothing for other users, who see that they have no access. */
export async function forOwners(queries: QueryClient, load: () => Promise<unknown>): Promise<void> {
  if (isOwner(await ensure(queries, meQuery))) await load()
}
