import * as v from 'valibot'
import { WireDate } from '../resource/index.ts'

/**
 * One change of a tag, trigger or variable of the draft. `attributes` has the names of those that differ, with single options
 * such as `template_options.pixel_id`; it is empty for an added or deleted item. `author` is an e-mail address, or null for
 * the system.
 */
export const ItemEdit = v.object({
  change_type: v.picklist(['add', 'edit', 'delete']),
  attributes: v.array(v.string()),
  author: v.nullable(v.string()),
  at: WireDate,
})
export type ItemEdit = v.InferOutput<typeof ItemEdit>

/** The data of a refused `If-Match`: the entity tags sent and the present one, and the changes since the one sent. */
export const StaleItem = v.object({ sent: v.string(), current: v.string(), changes: v.array(ItemEdit) })
export type StaleItem = v.InferOutput<typeof StaleItem>

/** A revision of an item as an entity tag of HTTP. */
export const entityTag = (revision: string | number): string => `"${revision}"`
