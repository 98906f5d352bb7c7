import * as v from 'valibot'
import { Condition } from './condition.ts'

/** A condition with the name of its variable, as in the changelog and in lists of triggers. */
export const NamedCondition = v.pipe(
  v.object({
    ...Condition.entries,
    variable_id: v.optional(v.string()),
    variable: v.optional(v.object({ variable_id: v.string(), name: v.optional(v.nullable(v.string())) })),
  }),
  v.transform(({ variable, variable_id, ...condition }) => ({
    ...condition,
    variable_id: variable?.variable_id ?? variable_id ?? '',
    name: variable?.name ?? undefined,
  })),
)
export type NamedCondition = v.InferOutput<typeof NamedCondition>
