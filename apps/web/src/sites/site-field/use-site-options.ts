import { FILTER_LIMIT } from '@waymark/domain/list'
import type { Site } from '@waymark/domain/site'
import { type KeyboardEvent, useId, useState } from 'react'
import { optionId } from './site-options.tsx'
import { type SiteSearchParams, useSiteSearch } from './use-site-search.ts'

/**
 * The sites that can be chosen and the search field above them. The field keeps the focus: arrows move between sites,
 * Enter chooses, Page Up and Page Down change the page.
 */
export function useSiteOptions({
  onChoose,
  sorted = (sites) => sites,
  ...params
}: SiteSearchParams & {
  onChoose: (site: Site) => void
  /** The order in which the sites of a page are shown, by default that of the server. */
  sorted?: (sites: readonly Site[], page: number) => readonly Site[]
}) {
  const list = useId()
  const found = useSiteSearch(params)
  const [active, point] = useState(0)
  const sites = sorted(found.sites ?? [], found.page)
  const pointed = Math.min(active, sites.length - 1)
  const turn = (page: number) => {
    if (page < 0 || page >= found.pages) return
    found.setPage(page)
    point(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = sites[pointed]
    const does: Record<string, () => void> = {
      ArrowDown: () => point((pointed + 1) % Math.max(1, sites.length)),
      ArrowUp: () => point((pointed + sites.length - 1) % Math.max(1, sites.length)),
      PageDown: () => turn(found.page + 1),
      PageUp: () => turn(found.page - 1),
      Enter: () => chosen && onChoose(chosen),
    }
    const action = does[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return {
    found,
    /** The id of the list. */
    list,
    sites,
    /** The index of the active site. */
    pointed,
    point,
    turn,
    /** The props of the search field. */
    field: {
      value: found.search,
      maxLength: FILTER_LIMIT,
      onChange: (text: string) => {
        found.setSearch(text)
        point(0)
      },
      onKeyDown,
      owns: {
        'aria-controls': sites.length > 0 ? list : undefined,
        'aria-expanded': sites.length > 0,
        'aria-activedescendant': sites.length > 0 ? optionId(list, pointed) : undefined,
      },
    },
  }
}
