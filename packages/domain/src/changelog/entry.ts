import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'

export const CHANGE_TYPES = ['add', 'edit', 'delete'] as const
export const RESOURCE_TYPES = ['tag', 'trigger', 'variable'] as const

/**
 * The attributes of a changed item by name, empty where there was none. Older answers give a list of
 * `{name, value}` instead, or `[]`; both are read.
 */
export const ChangelogContent = v.pipe(
  v.union([
    v.array(v.object({ name: v.string(), value: v.optional(v.unknown()) })),
    v.record(v.string(), v.unknown()),
    v.null(),
  ]),
  v.transform(
    (content): Readonly<Record<string, unknown>> =>
      Array.isArray(content)
        ? Object.fromEntries(content.map(({ name, value }) => [name, value]))
        : ((content as Record<string, unknown> | null) ?? {}),
  ),
)
export type ChangelogContent = v.InferOutput<typeof ChangelogContent>

/** One change of one item: who did it, when, and what the item was like before and after. */
export const ChangelogEntry = resource(
  'changelog',
  v.object({
    created_at: WireDate,
    author: v.nullable(v.string()),
    change_type: v.picklist(CHANGE_TYPES),
    resource_id: v.string(),
    resource_name: v.string(),
    resource_type: v.picklist(RESOURCE_TYPES),
    before_content: ChangelogContent,
    after_content: ChangelogContent,
  }),
)
export type ChangelogEntry = v.InferOutput<typeof ChangelogEntry>
