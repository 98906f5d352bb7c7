import * as v from 'valibot'
import type { FieldError } from '../field/index.ts'
import { Id } from '../resource/index.ts'

/** Largest priority: what fits an unsigned 32-bit number. */
export const PRIORITY_LIMIT = 4_294_967_295

/** The priority of a tag: a whole number from 0 (none) to the limit. */
export const Priority = v.pipe(
  v.number(),
  v.integer('must-be-integer'),
  v.minValue(0, 'minimum'),
  v.maxValue(PRIORITY_LIMIT, 'maximum'),
)

/** The priority of a typed text, which is empty for none, or the error of the text. */
export function readPriority(text: string): number | FieldError {
  const typed = text.trim()
  if (!/^(-?\d+)?$/u.test(typed)) return { key: 'must-be-integer' }
  const priority = Number(typed)
  if (priority < 0) return { key: 'minimum', limit: 0 }
  return priority > PRIORITY_LIMIT ? { key: 'maximum', limit: PRIORITY_LIMIT } : priority
}

/** The most priorities that one call sets. */
export const PRIORITY_PATCH_LIMIT = 1000

/** The body that sets priorities of several tags, all or none. */
export const PriorityPatch = v.pipe(
  v.array(v.object({ id: Id, type: v.literal('tag'), attributes: v.object({ priority: Priority }) })),
  v.minLength(1, 'required'),
  v.maxLength(PRIORITY_PATCH_LIMIT, 'max-length'),
)
export type PriorityPatch = v.InferOutput<typeof PriorityPatch>
