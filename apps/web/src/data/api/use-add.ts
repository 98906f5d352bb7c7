import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AddCalls, addOnce } from './add-once.ts'
import { refresh } from './refresh.ts'

/** Adds items under ids of the client, also when answers are lost (see `addOnce`), and refetches what is stale then. */
export function useAdd<Body extends { readonly id: string }, Item>(
  calls: (queries: QueryClient) => AddCalls<Body, Item>,
  stale: readonly QueryKey[],
): (body: Body) => Promise<Item> {
  const queries = useQueryClient()
  const [add] = useState(() => addOnce(calls(queries)))
  const { mutateAsync } = useMutation({
    mutationFn: add,
    onSuccess: () => refresh(queries, stale),
  })
  return mutateAsync
}
