import { type Artifact, buildId, type CompileInput, compile } from '@waymark/container/compile'

/** What makes scripts out of content. `build` names the build of the container's parts that it uses. */
export interface Compiler {
  build(): string
  compile(input: CompileInput): Artifact
}

/** The container's own compiler. */
export const containerCompiler: Compiler = { build: buildId, compile }
