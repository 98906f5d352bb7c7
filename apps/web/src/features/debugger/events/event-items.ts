import type { PageView, TimelineEvent } from '@waymark/debugger-core/timeline'

/** Heights in pixels: the head of a page view, one event, and the space below the last event of a page view. */
const HEAD = 34
const ROW = 32
const FOOT = 8

/** One row of the list of events: the head of a page view, or an event in it. */
export interface EventItem {
  readonly page: PageView
  /** Null for the head. */
  readonly event: TimelineEvent | null
  readonly size: number
}

/** The page views with their events as one list of rows. Collapsed page views only have their head. */
export function eventItems(pages: readonly PageView[], folded: ReadonlySet<number>): EventItem[] {
  return pages.flatMap((page) => {
    const head = { page, event: null, size: HEAD }
    if (folded.has(page.time)) return [head]
    const last = page.events.length - 1
    return [head, ...page.events.map((event, at) => ({ page, event, size: at === last ? ROW + FOOT : ROW }))]
  })
}

/** A page view of which some rows are rendered. `start` and `size` are those of the whole page view, in pixels. */
export interface DrawnPage {
  readonly page: PageView
  readonly start: number
  readonly size: number
  /** Index of its head among all rows. */
  readonly at: number
  /** The rendered events; `gap` is the height of those between the previous one and this one. */
  readonly events: readonly { readonly event: TimelineEvent; readonly index: number; readonly gap: number }[]
}

/** Groups the rendered rows by page view, each with its head. */
export function drawnPages(
  items: readonly EventItem[],
  rows: readonly { readonly index: number; readonly start: number }[],
): DrawnPage[] {
  const pages: (DrawnPage & { events: { event: TimelineEvent; index: number; gap: number }[] })[] = []
  for (const { index, start } of rows) {
    const item = items[index]
    if (!item) continue
    let page = pages.at(-1)
    if (page?.page !== item.page) {
      const at = item.event === null ? index : index - 1 - item.page.events.indexOf(item.event)
      const above = item.event === null ? 0 : HEAD + (index - 1 - at) * ROW
      page = { page: item.page, at, start: start - above, size: sizeAt(items, at), events: [] }
      pages.push(page)
    }
    if (item.event) {
      const previous = page.events.at(-1)?.index ?? page.at
      page.events.push({ event: item.event, index, gap: (index - previous - 1) * ROW })
    }
  }
  return pages
}

function sizeAt(items: readonly EventItem[], at: number): number {
  const page = items[at]?.page
  let size = 0
  for (let index = at; items[index]?.page === page && index < items.length; index += 1) size += items[index]?.size ?? 0
  return size
}
