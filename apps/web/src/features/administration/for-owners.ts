import type { QueryClient } from '@tanstack/react-query'
import { isOwner, meQuery } from '#data/account.ts'
import { ensure } from '#data/api/ensure.ts'

/** Loads what a page of the administration needs, which only owners may open; nothing for other users, who see that they have no access. */
export async function forOwners(queries: QueryClient, load: () => Promise<unknown>): Promise<void> {
  if (isOwner(await ensure(queries, meQuery))) await load()
}
