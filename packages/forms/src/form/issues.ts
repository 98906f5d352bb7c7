import type { BaseIssue, GenericSchema } from 'valibot'
import { safeParse } from 'valibot'

/** The rules that values break, read off a schema of the whole form. */
export const checkedBy =
  <Values>(schema: GenericSchema<any, unknown>) =>
  (values: Values): readonly BaseIssue<unknown>[] =>
    safeParse(schema, values).issues ?? []
