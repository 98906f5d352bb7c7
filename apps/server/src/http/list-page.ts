import { pageOf } from '@waymark/api-client/json-api'
import type { Page } from '#database/list.ts'

/** One page of a list as found: its items, already as resources, and the number of all after filtering. */
export interface Listed {
  readonly data: readonly unknown[]
  readonly total: number
}

/** The document of a list that is not paged: all items, their number, and links to this one page. */
export function wholeList({ data, total }: Listed, url: URL) {
  const query = [...url.searchParams].map(([key, value]) => `${readable(key)}=${readable(value)}`)
  const self = query.length === 0 ? url.pathname : `${url.pathname}?${query.join('&')}`
  return { data, meta: { total }, links: { self, first: self, last: self, prev: null, next: null } }
}

/** The document of a list in the platform's API: items, total, and the addresses of the pages around it. */
export const platformPage = (listed: Listed, url: URL, query: Page) => ({
  data: listed.data,
  meta: { total: listed.total },
  links: linksAround(url, listed.total, query, ['limit', 'offset']),
})

/** The document of a list in the tag API, whose paging parameters are grouped: `page[limit]`. */
export const groupedPage = (listed: Listed, url: URL, query: Page) => ({
  data: listed.data,
  meta: { total: listed.total },
  links: linksAround(url, listed.total, query, ['page[limit]', 'page[offset]']),
})

function linksAround(url: URL, total: number, query: Page, names: readonly [string, string]) {
  const { limit, offset } = pageOf(query)
  const others = [...url.searchParams].filter(([key]) => !names.includes(key.replace(/(?<=\])\[\d*\]$/u, '')))
  const at = (start: number) => {
    const query = [...others, [names[0], limit], [names[1], start]].map(
      ([key, value]) => `${readable(String(key))}=${readable(String(value))}`,
    )
    return `${url.pathname}?${query.join('&')}`
  }
  const last = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit
  return {
    self: at(offset),
    first: at(0),
    last: at(last),
    prev: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    next: offset + limit < total ? at(offset + limit) : null,
  }
}

const readable = (text: string) =>
  encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')
