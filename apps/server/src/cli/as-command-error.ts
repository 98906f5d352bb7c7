import { Refused } from '#refusal.ts'
import { CommandError } from './command-error.ts'

/** Throws a refusal of what the command line asks for as words, and everything else as it is. */
export function asCommandError(error: unknown): never {
  if (!(error instanceof Refused)) throw error
  throw new CommandError(error.refusals.map(({ detail }) => `${detail.replace('attributes.', '')}.`).join('\n'))
}
