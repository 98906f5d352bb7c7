import { Refused } from '#refusal.ts'
import { CommandError } from './command-error.ts'

/** Throws a refusal as a `CommandError` with a sentence, and every other error as it is. */
export function asCommandError(error: unknown): never {
  if (!(error instanceof Refused)) throw error
  throw new CommandError(error.refusals.map(({ detail }) => `${detail.replace('attributes.', '')}.`).join('\n'))
}
