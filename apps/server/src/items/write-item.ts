import { type Dates, type ItemOf, type Kind, LIST } from '#database/tables/content.ts'
import { notFound } from '#refusal.ts'
import { hashOfKind } from './content-hash.ts'
import type { Change, Draft } from './draft.ts'
import { type DraftItem, findItem, readItems } from './read-rows.ts'
import { addItems, deleteItem, updateItems } from './write-rows.ts'

/** The item of an id in the locked draft; throws 404 where it has just been removed. */
export async function getItem<K extends Kind>({ tx, siteId }: Draft, kind: K, id: string): Promise<DraftItem<K>> {
  const item = await findItem(tx, kind, siteId, id)
  if (!item) throw notFound()
  return item
}

/** Adds an item to the draft and to its changelog, and gives it as stored. The caller has checked its name and id. */
export async function createItem<K extends Kind>(draft: Draft, kind: K, content: ItemOf[K]): Promise<DraftItem<K>> {
  const at = draft.at.toISOString()
  const item = { ...content, created_at: at, updated_at: at }
  await addItems(draft.tx, draft.siteId, { [LIST[kind]]: [item] })
  await draft.record([{ kind, before: null, after: item } as Change])
  return getItem(draft, kind, item.id)
}

/**
 * Overwrites an item and writes the change to the changelog, followed by the changes of other items that `follow` makes.
 * A change that changes nothing is not recorded.
 */
export async function changeItem<K extends Kind>(
  draft: Draft,
  kind: K,
  { before, after }: { before: DraftItem<K>; after: ItemOf[K] & Dates },
  follow: () => Promise<readonly Change[]> = async () => [],
): Promise<undefined> {
  if (hashOfKind(kind)(after) === before.content_hash) return
  await updateItems(draft.tx, kind, draft.siteId, [{ ...after, updated_at: draft.at.toISOString() }])
  await draft.record([{ kind, before, after } as Change, ...(await follow())])
}

/** Removes an item from the draft. What refers to it stays as it is. */
export async function removeItem(draft: Draft, kind: Kind, id: string): Promise<undefined> {
  const item = await getItem(draft, kind, id)
  await deleteItem(draft.tx, kind, draft.siteId, id)
  await draft.record([{ kind, before: item, after: null } as Change])
}

/** Removes a tag or trigger from the draft and, by `unlink`, from the tags that are linked to it; these count as edited. */
export async function removeLinkedItem(
  draft: Draft,
  { kind, id }: { kind: 'tag' | 'trigger'; id: string },
  linkedTagIds: readonly string[],
  unlink: (tag: DraftItem<'tag'>) => DraftItem<'tag'>,
): Promise<undefined> {
  const { tx, siteId } = draft
  const item = await getItem(draft, kind, id)
  const linked = linkedTagIds.length === 0 ? [] : await readItems.tag(tx, siteId, linkedTagIds)
  const tags = linked.map((tag) => ({ ...unlink(tag), updated_at: draft.at.toISOString() }))
  const edits = linked.map((before, index) => ({ kind: 'tag', before, after: tags[index] }) as Change)
  const changes = [{ kind, before: item, after: null } as Change, ...edits]
  const names = await draft.namesOf(changes)
  await deleteItem(tx, kind, siteId, id)
  await updateItems(tx, 'tag', siteId, tags)
  await draft.record(changes, names)
}
