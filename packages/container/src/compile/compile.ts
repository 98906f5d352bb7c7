import type { CompileInput } from './input.ts'
import { link } from './link.ts'
import { loadParts } from './parts.ts'
import { planContent } from './plan-content.ts'
import type { CompileNote, Sink } from './sink.ts'

/** An artifact, and what was found wrong in the content on the way. */
export interface Artifact {
  readonly source: string
  readonly notes: readonly CompileNote[]
}

/**
 * Makes the script that a site loads: the prebuilt parts its content uses, joined with the content itself. The same
 * input and the same build give the same bytes. Throws only when the parts are not built.
 */
export function compile(input: CompileInput): Artifact {
  const sink: Sink = { notes: [], own: [] }
  const { members } = planContent(input, sink)
  const source = link(
    { start: 'boot', ways: [input.mode === 'debug' ? 'debugged' : 'published'], members, own: sink.own },
    loadParts(),
  )
  return { source, notes: sink.notes }
}

/** The build of the container that `compile` uses: a hash over all its parts. */
export function buildId(): string {
  return loadParts().id
}
