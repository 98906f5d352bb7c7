import { ITEM_KINDS } from '@waymark/domain/resource'
import type { Database } from '#database/database.ts'
import { findVersion } from '#database/find-version.ts'
import { type Content, type Dates, type ItemOf, type Kind, LIST, NO_ITEMS } from '#database/tables/content.ts'
import { hashOfKind } from '#items/content-hash.ts'
import { readContent } from '#items/content-store.ts'
import { type DraftItem, findItem } from '#items/read-rows.ts'

/** An item that differs: `before` as it is published, `after` as in the draft, null where it is not there. */
export type ChangedItem = {
  [K in Kind]: { kind: K; before: (ItemOf[K] & Dates) | null; after: DraftItem<K> | null }
}[Kind]

/** An item that differs, with the published version; undefined when the draft has it as it is published. */
export async function readChangedItem(
  db: Database,
  siteId: string,
  id: string,
): Promise<{ item: ChangedItem; published: Content } | undefined> {
  const version = await findVersion(db, siteId, 'published')
  const published = version ? await readContent(db, version) : NO_ITEMS
  for (const kind of ITEM_KINDS) {
    const items: readonly (ItemOf[Kind] & Dates)[] = published[LIST[kind]]
    const before = items.find((item) => item.id === id) ?? null
    const after = (await findItem(db, kind, siteId, id)) ?? null
    if (!before && !after) continue
    if (before && after && hashOfKind(kind)(before) === after.content_hash) return undefined
    return { item: { kind, before, after } as ChangedItem, published }
  }
  return undefined
}
