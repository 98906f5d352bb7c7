import { loadChunks } from './chunks.ts'
import type { CompileInput } from './core/input.ts'
import type { CompileNote, Sink } from './core/sink.ts'
import { link } from './link.ts'
import { planContent } from './plan-content.ts'

/** An artifact, and what was found wrong in the content on the way. */
export interface Artifact {
  readonly source: string
  readonly notes: readonly CompileNote[]
}

/**
 * Makes the script that a site loads: the prebuilt chunks its content uses, joined with the content itself. The same
 * input and the same build give the same bytes. Throws only when the chunks are not built.
 */
export function compile(input: CompileInput): Artifact {
  const sink: Sink = { notes: [], own: [] }
  const members = planContent(input, sink)
  const startArguments = [input.mode === 'debug' ? 'debugged' : 'published']
  return { source: link({ start: 'boot', startArguments, members, own: sink.own }, loadChunks()), notes: sink.notes }
}

/** The build of the container that `compile` uses: a hash over all its chunks. */
export function buildId(): string {
  return loadChunks().id
}
