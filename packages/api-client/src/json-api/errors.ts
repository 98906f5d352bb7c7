import { StaleItem } from '@waymark/domain/item-edit'
import * as v from 'valibot'

/**
 * One error: its code, its place in the request, and the violated rule of the schema; for an outdated revision the
 * current one and the changes since.
 */
export const ErrorItem = v.object({
  status: v.string(),
  code: v.string(),
  title: v.string(),
  detail: v.string(),
  source: v.optional(
    v.object({
      pointer: v.optional(v.string()),
      parameter: v.optional(v.string()),
      header: v.optional(v.string()),
    }),
  ),
  meta: v.optional(
    v.object({
      keyword: v.optional(v.string()),
      keyword_args: v.optional(v.record(v.string(), v.unknown())),
      ...v.partial(StaleItem).entries,
    }),
  ),
})
export type ErrorItem = v.InferOutput<typeof ErrorItem>

/** The body of every answer from 400 upwards. */
export const ErrorDocument = v.object({ errors: v.pipe(v.array(ErrorItem), v.minLength(1)) })
export type ErrorDocument = v.InferOutput<typeof ErrorDocument>
