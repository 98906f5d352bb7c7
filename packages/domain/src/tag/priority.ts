import * as v from 'valibot'
import { type FormError, validate } from '../field/index.ts'
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

/** A typed priority, which is empty for none. */
const PriorityText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(-?\d+)?$/u, 'must-be-integer'),
  v.transform(Number),
  Priority,
)

/** The priority of a typed text, or the error of the text. */
export const readPriority = (text: string): number | FormError => validate(PriorityText, text)[0] ?? Number(text)

/** The most priorities that one call sets. */
export const PRIORITY_PATCH_LIMIT = 1000

/** The body that sets priorities of several tags, all or none. */
export const PriorityPatch = v.pipe(
  v.array(v.object({ id: Id, type: v.literal('tag'), attributes: v.object({ priority: Priority }) })),
  v.minLength(1, 'required'),
  v.maxLength(PRIORITY_PATCH_LIMIT, 'max-items'),
)
export type PriorityPatch = v.InferOutput<typeof PriorityPatch>
