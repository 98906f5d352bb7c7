import * as v from 'valibot'
import { Id, Name, VariableName } from '../resource/index.ts'

/** The site of the copy; by default that of the original. */
const target = v.optional(
  v.object({ target_app: v.optional(v.object({ data: v.object({ id: Id, type: v.literal('app') }) })) }),
)

/**
 * The body that copies a tag, with or without its triggers. `id` becomes the id of the copy; without a name the server
 * chooses the first free one (`freeName`). The target's type is `app` for meta-sites too.
 */
export const CopyTag = v.object({
  id: v.optional(Id),
  type: v.literal('tag'),
  attributes: v.optional(v.object({ name: v.optional(Name), with_triggers: v.optional(v.boolean(), false) }), {}),
  relationships: target,
})
export type CopyTag = v.InferOutput<typeof CopyTag>

/** The body that copies a trigger. */
export const CopyTrigger = v.object({
  id: v.optional(Id),
  type: v.literal('trigger'),
  attributes: v.optional(v.object({ name: v.optional(Name) }), {}),
  relationships: target,
})
export type CopyTrigger = v.InferOutput<typeof CopyTrigger>

/** The body that copies a variable. */
export const CopyVariable = v.object({
  id: v.optional(Id),
  type: v.literal('variable'),
  attributes: v.optional(v.object({ name: v.optional(VariableName) }), {}),
  relationships: target,
})
export type CopyVariable = v.InferOutput<typeof CopyVariable>
