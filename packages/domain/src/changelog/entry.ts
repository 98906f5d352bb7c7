import * as v from 'valibot'
import { ITEM_KINDS, resource, WireDate } from '../resource/index.ts'

export const CHANGE_TYPES = ['add', 'edit', 'delete'] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

/**
 * The attributes of a changed item by name; empty if there was no item, null if they cannot be read. Older answers have a
 * list of `{name, value}` or `[]` instead, which is read as well.
 */
export const ChangelogContent = v.pipe(
  v.unknown(),
  v.transform((content): Readonly<Record<string, unknown>> | null => {
    if (content === null) return {}
    if (v.is(NamedValues, content)) return Object.fromEntries(content.map(({ name, value }) => [name, value]))
    return v.is(Attributes, content) ? content : null
  }),
)
const NamedValues = v.array(v.object({ name: v.string(), value: v.optional(v.unknown()) }))
const Attributes = v.custom<Record<string, unknown>>(
  (content) => typeof content === 'object' && content !== null && !Array.isArray(content),
)

/** The attributes of an item before or after a change. */
export type ItemContent = Readonly<Record<string, unknown>>

/**
 * One change of one item: who did it, when, and the item before and after. Kinds and changes that this version of the
 * product does not support are read as well, so that the rest of the list is still shown.
 */
export const ChangelogEntry = resource(
  'changelog',
  v.object({
    created_at: WireDate,
    author: v.nullable(v.string()),
    change_type: v.string(),
    resource_id: v.string(),
    resource_name: v.string(),
    resource_type: v.string(),
    before_content: ChangelogContent,
    after_content: ChangelogContent,
  }),
)
export type ChangelogEntry = v.InferOutput<typeof ChangelogEntry>

const isOneOf =
  <const T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    values.some((known) => known === value)

export const isChangeType = isOneOf(CHANGE_TYPES)
export const isResourceType = isOneOf(ITEM_KINDS)
