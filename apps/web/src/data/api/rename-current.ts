import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { writeCurrent } from './write-current.ts'

/** An item with a name, and the revision that it is of. */
export interface Named {
  readonly attributes: { readonly name: string }
  readonly meta?: { readonly revision?: string | undefined } | undefined
}

const shownOf = ({ attributes, meta }: Named) => ({ name: attributes.name, revision: meta?.revision })

/**
 * Renames an item as it is shown. If it was changed meanwhile, it is read again, and renamed unless it has a third name now:
 * it has the new one already where the answer to an earlier attempt was lost.
 */
export function renameCurrent<Item extends Named>(
  queries: QueryClient,
  { shown, newName, queryKey }: { shown: Item; newName: string; queryKey: QueryKey },
  rename: (revision: string | undefined) => Promise<unknown>,
): Promise<void> {
  return writeCurrent({
    shown: shownOf(shown),
    read: async () => {
      await queries.refetchQueries({ queryKey })
      return shownOf(queries.getQueryData<Item>(queryKey) ?? shown)
    },
    write: ({ revision }) => rename(revision),
    conflicts: ({ name }) => name !== shown.attributes.name && name !== newName,
  })
}
