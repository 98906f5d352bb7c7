import { useNavigate } from '@tanstack/react-router'
import { FILTER_LIMIT } from '@waymark/domain/list'
import { LABEL_LIMIT } from '@waymark/domain/resource'
import { useCallback } from 'react'
import * as v from 'valibot'

/** The orders a list offers, as the server names them. */
export const LIST_SORTS = ['name', '-updated_at', '-created_at'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** A search parameter of an address; an invalid value is left out. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** The search parameters of every list; each list adds those of its filters. */
export const LIST_SEARCH_PARAMS = {
  name: lenient(v.pipe(v.string(), v.maxLength(FILTER_LIMIT))),
  sort: lenient(v.picklist(LIST_SORTS)),
  labels: lenient(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LABEL_LIMIT)))),
}

export interface ListSearchParams {
  readonly name?: string | undefined
  readonly sort?: ListSort | undefined
  readonly labels?: readonly string[] | undefined
}

/** Order, search and labels of a list in the terms of the server; the search looks into names and notes. */
export function listQueryOf({ name, sort, labels }: ListSearchParams) {
  const search = name?.trim()
  return {
    filter: { ...(search && { search }), ...(labels?.length && { labels: [...labels] }) },
    sort: [sort ?? ('name' as const)],
  }
}

/** Changes search parameters of the current address; the history keeps one entry for all of them. */
export function useChangeSearchParams<Params extends object>() {
  const navigate = useNavigate()
  return useCallback(
    (change: Partial<Params>) =>
      void navigate({
        to: '.',
        search: (kept: object) => ({ ...kept, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}
