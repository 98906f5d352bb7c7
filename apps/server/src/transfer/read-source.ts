import type { Database } from '#database/database.ts'
import { readTags, readTriggers, readVariables } from '#items/read-items.ts'
import { closure, type Wish } from './closure.ts'
import type { Items } from './items.ts'

/** The wished item and all that it needs elsewhere, read from a draft; undefined when the item is not there any more. */
export async function readWished(tx: Database, siteId: string, wish: Wish): Promise<Items | undefined> {
  const tags = wish.kind === 'tag' ? await readTags(tx, siteId, [wish.id]) : []
  const first = wish.kind === 'trigger' ? [wish.id] : wish.with_triggers ? tags.flatMap((tag) => tag.triggers) : []
  const triggers = await readTriggers(tx, siteId, first)
  const members = await readTriggers(
    tx,
    siteId,
    triggers.flatMap((trigger) => trigger.triggers.map((member) => member.id)),
  )
  const variables = await readVariables(tx, siteId)
  const wished = closure({ tags, triggers: [...triggers, ...members], variables }, wish)
  const isThere = [...wished.tags, ...wished.triggers, ...wished.variables].some((item) => item.id === wish.id)
  return isThere ? wished : undefined
}
