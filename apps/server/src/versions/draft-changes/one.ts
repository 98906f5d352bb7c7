import type { Database } from '#database/database.ts'
import type { Content } from '#database/tables/content.ts'
import type { Change } from '#items/draft.ts'
import { entryContent, namesFor, namesIn } from '../changelog.ts'
import { findDraftChange } from './list.ts'
import { missingFor, usersOf } from './relations.ts'
import { readSides, type Sides } from './sides.ts'

/** A changed item with its content before and after; undefined when the draft has it as it is published. */
export async function readDraftChange(db: Database, siteId: string, id: string) {
  const change = await findDraftChange(db, siteId, id)
  const read = change && (await readSides(db, siteId, id))
  if (!read) return undefined
  const { sides, published } = read
  const contents = await contentsOf(db, siteId, sides, published)
  return {
    ...change,
    attributes: { ...change.attributes, ...contents },
    meta: {
      used_by: await usersOf(db, siteId, sides),
      missing: await missingFor(db, siteId, sides, published),
    },
  }
}

async function contentsOf(db: Database, siteId: string, sides: Sides, published: Content) {
  const names = { before: namesIn(published), after: await namesFor(db, siteId, [sides as Change]) }
  return {
    before_content: entryContent(sides.kind, sides.before, names.before),
    after_content: entryContent(sides.kind, sides.after, names.after),
  }
}
