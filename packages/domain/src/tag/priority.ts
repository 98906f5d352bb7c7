import * as v from 'valibot'
import { Id } from '../resource/index.ts'

/** Largest priority: what fits an unsigned 32-bit number. */
export const PRIORITY_LIMIT = 4_294_967_295

/** The priority of a tag: a whole number from 0, which is none, to the limit. */
export const Priority = v.pipe(
  v.number(),
  v.integer('must-be-integer'),
  v.minValue(0, 'minimum'),
  v.maxValue(PRIORITY_LIMIT, 'maximum'),
)

/** The body that sets priorities of several tags: 1 to 1000, all or none. */
export const PriorityPatch = v.pipe(
  v.array(v.object({ id: Id, type: v.literal('tag'), attributes: v.object({ priority: Priority }) })),
  v.minLength(1, 'required'),
  v.maxLength(1000, 'max-length'),
)
export type PriorityPatch = v.InferOutput<typeof PriorityPatch>
