import * as v from 'valibot'
import { Id, Name, VariableName } from '../resource/index.ts'

const target = v.object({ target_app: v.object({ data: v.object({ id: Id, type: v.literal('app') }) }) })

/** The body that copies a tag, with its triggers or without. The target's type is `app` for meta-sites too. */
export const CopyTag = v.object({
  id: v.optional(v.string()),
  type: v.literal('tag'),
  attributes: v.object({ name: Name, with_triggers: v.optional(v.boolean(), false) }),
  relationships: target,
})
export type CopyTag = v.InferOutput<typeof CopyTag>

/** The body that copies a trigger. */
export const CopyTrigger = v.object({
  id: v.optional(v.string()),
  type: v.literal('trigger'),
  attributes: v.object({ name: Name }),
  relationships: target,
})
export type CopyTrigger = v.InferOutput<typeof CopyTrigger>

/** The body that copies a variable. */
export const CopyVariable = v.object({
  id: v.optional(v.string()),
  type: v.literal('variable'),
  attributes: v.object({ name: VariableName }),
  relationships: target,
})
export type CopyVariable = v.InferOutput<typeof CopyVariable>
