import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run/run.ts'

const SERVER = 'apps/server/src/'

/** Whether a file of the server reads which database tests use, or imports test code that does. */
function readsDatabaseUrl(path: string): boolean {
  const known = found.get(path)
  if (known !== undefined) return known
  const text = existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, 'utf8') : ''
  // Of files that import each other the first to be looked at decides.
  found.set(path, false)
  const imported = [...text.matchAll(/from '(#testing|\.{1,2})\/([^']+)'/gu)].map(([, from = '', rest = '']) =>
    from === '#testing' ? `${SERVER}testing/${rest}` : join(dirname(path), from, rest),
  )
  const reads = text.includes('WAYMARK_TEST_DATABASE_URL') || imported.some(readsDatabaseUrl)
  found.set(path, reads)
  return reads
}

const found = new Map<string, boolean>()

/**
 * The test files of the server that do something else on Postgres than on PGlite: those that lead to
 * `WAYMARK_TEST_DATABASE_URL`. The others have their own database, or none.
 */
export const testsOnPostgres = (): string[] =>
  globSync(`${SERVER}**/*.test.ts`, { cwd: root }).filter(readsDatabaseUrl).sort()
