import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run/run.ts'

const SERVER = 'apps/server/src/'

/** Whether a file of the server reads which database tests use, or imports a file that does; `seen` are those looked at. */
function readsDatabaseUrl(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path) || !existsSync(`${root}${path}`)) return false
  seen.add(path)
  const text = readFileSync(`${root}${path}`, 'utf8')
  const imported = [...text.matchAll(/from '(#testing|\.{1,2})\/([^']+)'/gu)].map(([, from = '', rest = '']) =>
    from === '#testing' ? `${SERVER}testing/${rest}` : join(dirname(path), from, rest),
  )
  return text.includes('WAYMARK_TEST_DATABASE_URL') || imported.some((file) => readsDatabaseUrl(file, seen))
}

/**
 * The test files of the server that do something else on Postgres than on PGlite: those that lead to
 * `WAYMARK_TEST_DATABASE_URL`. The others have their own database, or none.
 */
export const testsOnPostgres = (): string[] =>
  globSync(`${SERVER}**/*.test.ts`, { cwd: root })
    .filter((path) => readsDatabaseUrl(path))
    .sort()

/**
 * Large test files for which one run is enough: about what the server accepts, answers and hides, random steps of what
 * smaller files do on both databases, and one with its own database. Where there is a Postgres they run with the tests on
 * it, where most need a third of the time.
 */
export const TESTS_ON_ONE_DATABASE: readonly string[] = [
  'container-store/product-down.test.ts',
  'http/bad-input.test.ts',
  'items/triggers/edited-forms.test.ts',
  'items/variables/edited-forms.test.ts',
  'openapi/openapi.test.ts',
  'testing/logged-values.test.ts',
  'testing/permissions/matrix.test.ts',
  'transfer/import-export.test.ts',
  'versions/draft-changes/discard-everything.test.ts',
  'versions/replay.test.ts',
  'versions/restore.test.ts',
  'versions/unrecorded.test.ts',
].map((path) => `${SERVER}${path}`)
