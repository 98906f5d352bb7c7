import * as v from 'valibot'
import { resource } from './resource.ts'

/** A label of a site with the number of items of each kind. Its id is its key, its name the most frequent spelling. */
export const LabelInUse = resource(
  'label',
  v.object({
    name: v.string(),
    tag_count: v.number(),
    trigger_count: v.number(),
    variable_count: v.number(),
  }),
)
export type LabelInUse = v.InferOutput<typeof LabelInUse>
