import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'
import { TESTS_ON_ONE_DATABASE } from '../server-tests.ts'

const { WAYMARK_TEST_POSTGRES, WAYMARK_TEST_DATABASE_URL } = process.env
/** Whether the server's tests run on a Postgres in a step of their own. */
const hasPostgresStep = WAYMARK_TEST_POSTGRES !== undefined && WAYMARK_TEST_DATABASE_URL === undefined

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
      ...(hasPostgresStep ? TESTS_ON_ONE_DATABASE : []),
    ],
    maxWorkers: '100%',
    // Long timeouts, because other steps run at the same time.
    testTimeout: 180_000,
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
