import { eq } from 'drizzle-orm'
import type { Content, Dates, ItemOf, Kind, SequencedTagContent, TagContent } from '#database/tables/content.ts'
import { LIST, NO_ITEMS } from '#database/tables/content.ts'
import { variables } from '#database/tables/index.ts'
import { fingerprint, hashOfKind } from '#items/content-hash.ts'
import type { Change, Draft } from '#items/draft.ts'
import { sequencedIds, triggerIds, withFiring } from '#items/firing.ts'
import { ensureNameIsFree } from '#items/free-names.ts'
import { readItems } from '#items/read-rows.ts'
import { ensureSequenceFits, ensureTemplateFits } from '#items/tags/rules.ts'
import { removeTag } from '#items/tags/write.ts'
import { removeTrigger } from '#items/triggers/write.ts'
import { renameReferences, underPresentNames } from '#items/variables/references.ts'
import { changeItem, removeItem } from '#items/write-item.ts'
import { addItems } from '#items/write-rows.ts'
import { notFound, refuse } from '#refusal.ts'
import { type ChangedItem, readChangedItem } from './changed-item.ts'
import { rejoinGroups, relinkTags } from './relink.ts'

/**
 * Gives one item of the draft back its published content: an added one leaves the draft, a deleted one comes back. Links
 * to triggers that the draft does not have are left out, references to variables renamed since have their present names.
 * Refuses a published name that another item has meanwhile, and a change that consists of nothing else than that.
 */
export async function discardChange(draft: Draft, id: string): Promise<undefined> {
  const read = await readChangedItem(draft.tx, draft.siteId, id)
  if (!read) throw notFound()
  const { item, published } = read
  if (item.before === null) return discardAddition(draft, item)
  if (item.after === null) return discardDeletion(draft, item, published)
  return discardEdit(draft, item, published)
}

const discardAddition = (draft: Draft, { kind, after }: ChangedItem): Promise<undefined> => {
  if (after === null) throw notFound()
  if (kind === 'tag') return removeTag(draft, after.id)
  return kind === 'trigger' ? removeTrigger(draft, after.id) : removeItem(draft, kind, after.id)
}

/** An edited item gets its published content; references follow a variable to its published name. */
async function discardEdit(
  draft: Draft,
  { kind, before, after: present }: ChangedItem,
  published: Content,
): Promise<undefined> {
  if (before === null || present === null) return
  const { name, id } = before
  if (name !== present.name) await ensureNameIsFree(draft.tx, draft.siteId, { kind, name, except: id })
  const after = { ...(await fitToDraft(draft, kind, before, published)), created_at: present.created_at }
  if (hashOfKind(kind)(after) === present.content_hash) {
    const detail = 'The change follows a renamed variable or a deleted trigger or tag; discard that change instead'
    throw refuse('CHANGE_FOLLOWS_ANOTHER_ERROR', detail)
  }
  const isRenamed = kind === 'variable' && name !== present.name
  await changeItem(draft, kind, { before: present, after } as never, async () =>
    isRenamed ? renameReferences(draft, { id, from: present.name, to: name }) : [],
  )
}

/** A deleted item comes back under its id, a trigger or a tag also at the tags and groups that had it. */
async function discardDeletion(draft: Draft, { kind, before }: ChangedItem, published: Content): Promise<undefined> {
  if (before === null) return
  const { tx, siteId, siteKind } = draft
  await ensureNameIsFree(tx, siteId, { kind, name: before.name })
  if (kind === 'tag') await ensureTemplateFits(tx, { id: siteId, kind: siteKind }, before.template)
  const item = { ...(await fitToDraft(draft, kind, before, published)), updated_at: draft.at.toISOString() }
  const live = fingerprint({ ...NO_ITEMS, [LIST[kind]]: [before] })
  await addItems(tx, siteId, { [LIST[kind]]: [item] }, live)
  const linked = kind === 'variable' ? [] : await relinkTags(draft, before.id, published)
  const joined = kind === 'trigger' ? await rejoinGroups(draft, before.id, published) : []
  await draft.record([{ kind, before: null, after: item } as Change, ...linked, ...joined])
}

/** A published item without links to what the draft does not have, and with the present names of variables. */
async function fitToDraft(
  draft: Draft,
  kind: Kind,
  item: ItemOf[Kind] & Dates,
  published: Content,
): Promise<ItemOf[Kind] & Dates> {
  if (kind === 'trigger') return withKnownLinks(draft, item)
  const renamed = underPresentNames(
    kind,
    item as ItemOf['tag' | 'variable'] & Dates,
    await renamedVariables(draft, item, published),
  )
  return withKnownLinks(draft, renamed)
}

/** Variables that were renamed in the draft, without the item itself: published name to present name. */
async function renamedVariables(
  { tx, siteId }: Draft,
  { id }: { id: string },
  published: Content,
): Promise<Map<string, string>> {
  const present = await tx
    .select({ id: variables.id, name: variables.name })
    .from(variables)
    .where(eq(variables.siteId, siteId))
  const nameOf = new Map(present.map((variable) => [variable.id, variable.name]))
  const others = published.variables.filter((variable) => variable.id !== id)
  return new Map(
    others.flatMap((variable) => {
      const name = nameOf.get(variable.id)
      return name === undefined || name === variable.name ? [] : [[variable.name, name] as const]
    }),
  )
}

/** The item without links to items that the draft does not have. */
async function withKnownLinks(draft: Draft, item: ItemOf[Kind] & Dates): Promise<ItemOf[Kind] & Dates> {
  if ('template' in item) return withKnownTagLinks(draft, item)
  if (!('triggers' in item) || item.triggers.length === 0) return item
  const ids = item.triggers.map((link) => link.id)
  const known = new Set((await readItems.trigger(draft.tx, draft.siteId, ids)).map(({ id }) => id))
  return { ...item, triggers: item.triggers.filter((link) => known.has(link.id)) }
}

async function withKnownTagLinks<T extends TagContent>(draft: Draft, tag: T): Promise<T> {
  const { tx, siteId } = draft
  const links = [triggerIds(tag), sequencedIds(tag)] as const
  const known = new Set([
    ...(links[0].length === 0 ? [] : await readItems.trigger(tx, siteId, links[0])).map(({ id }) => id),
    ...(links[1].length === 0 ? [] : await readItems.tag(tx, siteId, links[1])).map(({ id }) => id),
  ])
  const kept = (other: SequencedTagContent | undefined) => (other && known.has(other.id) ? other : null)
  const isKnown = (id: string) => known.has(id)
  const restored = withFiring(
    { ...tag, triggers: tag.triggers.filter(isKnown) },
    {
      blocking_triggers: tag.blocking_triggers?.filter(isKnown),
      setup_tag: kept(tag.setup_tag),
      cleanup_tag: kept(tag.cleanup_tag),
    },
  )
  await ensureSequenceFits(tx, siteId, restored)
  return restored
}
