import { useQuery } from '@tanstack/react-query'
import type { Action } from '@waymark/domain/permission'
import { useState } from 'react'
import { useDebouncedValue } from '#browser/use-debounced.ts'
import { useLastPage } from '#data/api/last-page.ts'
import { type SiteKind, sitesQuery } from '#data/sites.ts'

export interface SiteSearchParams {
  pageSize: number
  action?: Action
  kind?: SiteKind
}

/** Search and paging of the sites that can be chosen. A new search or kind starts at the first page. */
export function useSiteSearch({ pageSize, action, kind: firstKind = 'all' }: SiteSearchParams) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<SiteKind>(firstKind)
  const [page, setPage] = useState(0)
  const searchTerm = useDebouncedValue(search.trim())
  const range = { limit: pageSize, offset: page * pageSize }
  const query = useQuery(sitesQuery({ kind, search: searchTerm, ...range, ...(action && { action }) }))
  useLastPage(query, range, (offset) => setPage(offset / pageSize))
  const { rows: sites, total = 0 } = query.data ?? {}
  const [all, setAll] = useState(0)
  if (searchTerm === '' && query.isSuccess && !query.isPlaceholderData && all !== total) setAll(total)
  return {
    search,
    searchTerm,
    kind,
    page,
    total,
    /** The number of sites of this kind without the search. */
    all,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    /** Undefined until they are loaded. */
    sites: sites?.length === 0 && total > 0 ? undefined : sites,
    failed: query.isError,
    again: query.refetch,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(0)
    },
    setKind: (next: SiteKind) => {
      setKind(next)
      setPage(0)
    },
    setPage,
  }
}
