import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tooling/vitest/longest-first.ts'

/** Every test of the repository in four projects: pure and server code on Node, components in a browser, stories in a browser, and what other products do with the packed packages. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'tooling/vitest/vitest.unit.config.ts',
      'tooling/vitest/vitest.browser.config.ts',
      'tooling/vitest/vitest.stories.config.ts',
      'tooling/vitest/vitest.examples.config.ts',
    ],
  },
})
