import * as v from 'valibot'
import { resource, resourceWith, WireDate } from '../resource/index.ts'
import { ChangelogContent, type ChangelogEntry } from './entry.ts'

const attributes = {
  change_type: v.string(),
  resource_type: v.string(),
  resource_id: v.string(),
  resource_name: v.string(),
  /** The template of a tag, or the type of a trigger or variable. */
  item_type: v.string(),
  /** When the item was changed last, and the e-mail of who did it; null is the system. */
  created_at: WireDate,
  author: v.nullable(v.string()),
}

/** An item of the draft that is not the same as in the published version. Its id is that of the item. */
export const DraftChange = resource('draft_change', v.object(attributes))
export type DraftChange = v.InferOutput<typeof DraftChange>

const namedItem = v.object({ id: v.string(), type: v.string(), name: v.string() })
export type NamedItem = v.InferOutput<typeof namedItem>

/** The data about all changes of a draft. */
export const DraftChanges = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Identifies the two states. It changes with every change of the draft and every publish. */
  state: v.string(),
  /** Tags that are stopped and active in the draft: publishing it keeps them stopped unless it resumes them. */
  stopped_tags: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type DraftChanges = v.InferOutput<typeof DraftChanges>

/** One change of a draft, with the item as it is published and as the draft has it. */
export const DraftChangeDetails = resourceWith(
  'draft_change',
  v.object({ ...attributes, before_content: ChangelogContent, after_content: ChangelogContent }),
  {
    meta: v.object({
      /** Items of the draft that use an added item, which discarding removes from them. */
      used_by: v.array(namedItem),
      /** Items that the published item refers to and the draft no longer has; discarding does not restore them. */
      missing: v.array(namedItem),
    }),
  },
)
export type DraftChangeDetails = v.InferOutput<typeof DraftChangeDetails>

/** A change of the draft as an entry of the changelog, to be compared and printed as one. */
export const asEntry = ({ id, attributes: { item_type: _, ...change } }: DraftChangeDetails): ChangelogEntry => ({
  id,
  type: 'changelog',
  attributes: change,
})
