import * as v from 'valibot'
import { resource } from './resource.ts'

/** A label that items of a site have, and how many of each kind. Its id is its key, its name how it is written most often. */
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
