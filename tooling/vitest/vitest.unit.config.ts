import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'

export default defineProject({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'unit',
    environment: 'node',
    // A worker keeps its modules from file to file: loading them again took half of the time.
    isolate: false,
    globalSetup: ['packages/container/build/global-setup.ts'],
    setupFiles: ['apps/server/src/module-cache.ts'],
    include: ['packages/*/{src,build}/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tooling/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.browser.test.ts',
      'tooling/examples/**',
      // Files that another step runs.
      ...(process.env.WAYMARK_TEST_EXCLUDE?.split(',') ?? []),
    ],
    // One more than there are cores: tests wait for processes and timers.
    maxWorkers: availableParallelism() + 1,
    // Long timeouts, because other steps run at the same time.
    testTimeout: 180_000,
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
