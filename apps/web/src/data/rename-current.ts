import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { staleItemOf } from './call-failed.ts'

interface Named {
  readonly attributes: { readonly name: string }
  readonly meta?: { readonly revision?: string | undefined } | undefined
}

/**
 * Renames an item as it is shown. If it was changed meanwhile, it is read again, and renamed unless its name is another
 * one now.
 */
export async function renameCurrent<Item extends Named>(
  queries: QueryClient,
  { shown, queryKey }: { shown: Item; queryKey: QueryKey },
  rename: (revision: string | undefined) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await rename(shown.meta?.revision)
  } catch (error) {
    if (!staleItemOf(error)) throw error
    await queries.refetchQueries({ queryKey })
    const fresh = queries.getQueryData<Item>(queryKey)
    if (fresh?.attributes.name !== shown.attributes.name) throw error
    return rename(fresh.meta?.revision)
  }
}
