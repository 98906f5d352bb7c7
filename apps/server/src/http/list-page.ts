/** One page of a list as found: its items, already as resources, and the number of all after filtering. */
export interface Listed {
  readonly data: readonly unknown[]
  readonly total: number
}

/** The document of a platform list: items and total. */
export const platformPage = ({ data, total }: Listed) => ({ data, meta: { total } })

/** The document of a list in the tag API: items, total, and the addresses of the pages around it. */
export const tagPage = (listed: Listed, url: URL, { limit, offset }: { limit: number; offset: number }) => ({
  ...platformPage(listed),
  links: linksAround(url, listed.total, limit, offset),
})

function linksAround(url: URL, total: number, limit: number, offset: number) {
  const others = [...url.searchParams].filter(([key]) => !/^page\[(?:limit|offset)\](?:\[\d*\])?$/u.test(key))
  const at = (start: number) => {
    const query = [...others, ['page[limit]', limit], ['page[offset]', start]].map(
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
