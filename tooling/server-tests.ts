import { globSync, readFileSync } from 'node:fs'
import { root } from './run/run.ts'

/** What opens a database of the kind that `WAYMARK_TEST_DATABASE_URL` chooses, and the variable itself. */
const OPENS_DATABASE =
  /\b(?:openTestDatabase|createPostgres|startTestServer|openTestSite|openSendingSite|WAYMARK_TEST_DATABASE_URL)\b/u

/**
 * The test files of the server that do something else on Postgres than on PGlite: those that name what opens the database.
 * The others have their own database, or none.
 */
export const testsOnPostgres = (): string[] =>
  globSync('apps/server/src/**/*.test.ts', { cwd: root })
    .filter((path) => OPENS_DATABASE.test(readFileSync(`${root}${path}`, 'utf8')))
    .sort()
