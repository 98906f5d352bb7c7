import * as v from 'valibot'
import { Refused, refusalsOf } from '#refusal.ts'
import { asCommandError } from './as-command-error.ts'

/** What a schema reads from input of the command line. Throws a `CommandError` with what is wrong. */
export function parse<Schema extends v.GenericSchema<any, any>>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  return asCommandError(new Refused(refusalsOf(result.issues)))
}
