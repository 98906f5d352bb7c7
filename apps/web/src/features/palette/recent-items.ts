import { ITEM_KINDS, type ItemKind } from '@waymark/domain/resource'
import * as v from 'valibot'
import { type Persisted, persisted } from '#browser/persisted/persisted.ts'

/** How many opened items are kept, and how many of them the palette shows. */
const RECENT_LIMIT = 8
export const RECENT_ROWS = 4

const RecentItems = v.array(v.object({ kind: v.picklist(ITEM_KINDS), id: v.string() }))
export type RecentItem = v.InferOutput<typeof RecentItems>[number]

const stores = new Map<string, Persisted<readonly RecentItem[]>>()

/** The items of a site opened in this browser, the last one first. */
export function recentItems(appId: string): Persisted<readonly RecentItem[]> {
  const store = stores.get(appId) ?? persisted<readonly RecentItem[]>(`waymark.recent.${appId}`, RecentItems, [])
  stores.set(appId, store)
  return store
}

/** Puts an item first. */
export function addRecentItem(appId: string, item: RecentItem): void {
  const store = recentItems(appId)
  store.set([item, ...store.getSnapshot().filter(({ id }) => id !== item.id)].slice(0, RECENT_LIMIT))
}

/** Drops items that no longer exist. */
export function removeRecentItems(appId: string, ids: readonly string[]): void {
  const store = recentItems(appId)
  store.set(store.getSnapshot().filter(({ id }) => !ids.includes(id)))
}

const KINDS: Readonly<Record<string, ItemKind>> = { tags: 'tag', triggers: 'trigger', variables: 'variable' }

/** The item whose screen an address is: `/tag/app/<site>/tags/<id>/edit`. */
export function itemAt(pathname: string): RecentItem | undefined {
  const [, section = '', id] = /^\/tag\/app\/[^/]+\/([^/]+)\/([^/]+)\/edit$/.exec(pathname) ?? []
  const kind = KINDS[section]
  return kind && id ? { kind, id } : undefined
}

/** Puts the item first whose screen an address is, if it is one. */
export function addRecentItemAt(appId: string, pathname: string): void {
  const item = itemAt(pathname)
  if (item) addRecentItem(appId, item)
}
