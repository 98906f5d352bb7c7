import type { CompileInput } from './input.ts'

/** An artifact, and what was left out of it with the reason, for the log. */
export interface Artifact {
  readonly source: string
  readonly notes: readonly CompileNote[]
}

/** Something in the content that cannot work: code that does not parse, a reference without a meaning. */
export interface CompileNote {
  readonly kind: 'tag' | 'trigger' | 'variable'
  readonly id: string
  readonly name: string
  readonly text: string
}

/**
 * Makes the script that a site loads: the prebuilt parts its content uses, joined with the content itself.
 * The same input and the same build give the same bytes. Throws only when the parts are not built.
 */
export function compile(_input: CompileInput): Artifact {
  throw new Error('The parts of the container are not built: run "pnpm --filter @waymark/container build".')
}

/** The build of the container that `compile` uses: a hash over all its parts. */
export function buildId(): string {
  throw new Error('The parts of the container are not built: run "pnpm --filter @waymark/container build".')
}
