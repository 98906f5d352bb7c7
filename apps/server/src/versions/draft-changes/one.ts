import type { Database } from '#database/database.ts'
import type { Content } from '#database/tables/content.ts'
import type { Change } from '#items/draft.ts'
import { entryContent, namesFor, namesIn } from '../changelog.ts'
import { type ChangedItem, readChangedItem } from './changed-item.ts'
import { findDraftChange } from './list.ts'
import { missingFor, usersOf } from './relations.ts'

/** A changed item with its content before and after; undefined when the draft has it as it is published. */
export async function readDraftChange(db: Database, siteId: string, id: string) {
  const change = await findDraftChange(db, siteId, id)
  const read = change && (await readChangedItem(db, siteId, id))
  if (!read) return undefined
  const { item, published } = read
  const contents = await contentsOf(db, siteId, item, published)
  return {
    ...change,
    attributes: { ...change.attributes, ...contents },
    meta: {
      used_by: await usersOf(db, siteId, item),
      missing: await missingFor(db, siteId, item, published),
    },
  }
}

async function contentsOf(db: Database, siteId: string, item: ChangedItem, published: Content) {
  const names = { before: namesIn(published), after: await namesFor(db, siteId, [item as Change]) }
  return {
    before_content: entryContent(item.kind, item.before, names.before),
    after_content: entryContent(item.kind, item.after, names.after),
  }
}
