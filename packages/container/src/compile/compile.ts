import { loadChunks } from './chunks.ts'
import type { CompileInput } from './core/input.ts'
import type { CompileWarning, Sink } from './core/sink.ts'
import { link } from './link.ts'
import { planContent } from './plan-content.ts'

/** An artifact, and warnings about its content. */
export interface Artifact {
  readonly source: string
  readonly warnings: readonly CompileWarning[]
}

/**
 * Makes the script that a site loads: the prebuilt chunks that its content uses, joined with the content. The same input
 * and the same build give the same bytes. Throws only if the chunks are not built.
 */
export function compile(input: CompileInput): Artifact {
  const sink: Sink = { warnings: [], own: [] }
  const members = planContent(input, sink)
  const startArguments = [input.mode === 'debug' ? 'debugMode' : 'publishedMode']
  return {
    source: link({ start: 'boot', startArguments, members, own: sink.own }, loadChunks()),
    warnings: sink.warnings,
  }
}

/** The id of the build that `compile` uses: a hash of all chunks. */
export function buildId(): string {
  return loadChunks().id
}
