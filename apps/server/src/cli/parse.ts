import * as v from 'valibot'
import { refusalsOf } from '#refusal.ts'
import { CommandError } from './command-error.ts'

/** What a schema reads from input of the command line. Throws a `CommandError` with what is wrong. */
export function parse<Schema extends v.GenericSchema<any, any>>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const lines = refusalsOf(result.issues).map(({ detail }) => `${detail.replace('attributes.', '')}.`)
  throw new CommandError(lines.join('\n'))
}
