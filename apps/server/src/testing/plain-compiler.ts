import type { Compiler } from '#dependencies.ts'

/**
 * A compiler whose scripts are what they were made of, as JSON: tests of the server read from them what a site would
 * run, without the container's own build.
 */
export const plainCompiler: Compiler = {
  build: () => 'plain',
  compile: (input) => ({ source: JSON.stringify(input), notes: [] }),
}
