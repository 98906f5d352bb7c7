import { useQuery } from '@tanstack/react-query'
import type { ItemEdit } from '@waymark/domain/item-edit'
import { meQuery } from '#data/account.ts'

/** Those of some changes that the user has made, in another window or on another screen. */
export function useOwnEdits(edits: readonly ItemEdit[]): ReadonlySet<ItemEdit> {
  const { data: me } = useQuery(meQuery)
  return new Set(edits.filter(({ author }) => author !== null && author === me?.attributes.email))
}
