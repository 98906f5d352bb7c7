import type { Step } from './run/run.ts'
import { TESTS_ON_ONE_DATABASE, testsOnPostgres } from './server-tests.ts'

const turbo = (...tasks: readonly string[]): Step => ({
  name: tasks.join(' and '),
  command: 'turbo',
  args: ['run', ...tasks, '--ui=stream', '--output-logs=errors-only', '--log-prefix=none'],
})

export const build = turbo('build')

/** Builds the product, and packs the packages as other products get them. */
export const buildAndPack = turbo('build', 'library')

/**
 * The checks without a browser and a running product: format, lint, types, imports, packed packages, unused code, budgets.
 */
export const fastSteps: readonly Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  turbo('types'),
  { name: 'types of tooling', command: 'tsc', args: ['-p', 'tooling'] },
  { name: 'types of Storybook', command: 'tsc', args: ['-p', '.storybook'] },
  { name: 'imports', command: 'pnpm', args: ['run', '--silent', 'imports'] },
  { name: 'bytes of the web app', command: 'node', args: ['tooling/budget/check.ts'] },
  { name: 'packed packages', command: 'node', args: ['tooling/library/check.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'code that only tests use',
    command: 'knip',
    args: ['--no-progress', '--production', '--include', 'exports,files'],
  },
]

/**
 * The unit tests of the packages that have changed since they last passed, or that use a package which has; those of the
 * tooling always, because they read the whole repository.
 */
export const changedUnitTests: Step = { ...turbo('unit', '--concurrency=1'), name: 'unit tests' }

/** A Postgres for the server's tests that use a database; undefined without one. */
const postgres = process.env.WAYMARK_TEST_POSTGRES

export const unitTests: Step = {
  name: 'unit tests',
  command: 'vitest',
  args: ['run', '--project', 'unit'],
  ...(postgres && { env: { WAYMARK_TEST_EXCLUDE: TESTS_ON_ONE_DATABASE.join(',') } }),
}

export const browserTests: Step = {
  name: 'component and story tests',
  command: 'vitest',
  args: ['run', '--project', 'browser', '--project', 'stories'],
}

/** The examples and the READMEs of the packages, with the packed files of them. */
export const exampleTests: Step = { name: 'examples', command: 'vitest', args: ['run', '--project', 'examples'] }

/** The server's tests that use a database, on Postgres; none without one. */
export const postgresTests: readonly Step[] = postgres
  ? [
      {
        name: 'server tests on Postgres',
        command: 'vitest',
        args: ['run', '--project', 'unit', ...testsOnPostgres()],
        env: { WAYMARK_TEST_DATABASE_URL: postgres },
      },
    ]
  : []

export const journeys: Step = {
  name: 'journeys',
  command: 'playwright',
  args: ['test', '--config', 'apps/web/e2e/playwright.config.ts'],
}
