import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { lastSite } from '#browser/persisted/last-site.ts'
import { meQuery } from '#data/account.ts'
import { ensure } from '#data/ensure.ts'

/** Without a site in the address the one that the user opened last is opened again. */
export async function toLastSite(queries: QueryClient): Promise<void> {
  const { id } = await ensure(queries, meQuery)
  const last = lastSite.get()
  if (last?.user === id) throw redirect({ to: '/tag/app/$appId', params: { appId: last.appId }, replace: true })
}
