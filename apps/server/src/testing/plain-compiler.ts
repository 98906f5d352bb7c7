import type { Compiler } from '#dependencies.ts'

/**
 * A compiler that gives its input as JSON: tests of the server read from it what a site would run, without the container's
 * own build.
 */
export const plainCompiler: Compiler = {
  build: () => 'plain',
  compile: async (input) => ({ source: JSON.stringify(input), warnings: [] }),
}
