import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '#testing/kill/rounds.ts'
import { startKillable } from '#testing/killable-server.ts'
import { createPostgres } from '#testing/test-database.ts'

/*
 * Kills servers a hundred times on each database while they write in every way: `node apps/server/bench/kill.ts [rounds]`.
 * The Postgres server is the one that WAYMARK_TEST_DATABASE_URL names. Ends with 1 if something acknowledged is missing.
 */

const rounds = Number(process.argv[2] ?? 100)

async function kill(database: string, url: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-kill-'))
  const start = performance.now()
  const found = await killRounds(() => startKillable(folder, url), rounds)
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `${database}: ${rounds} kills in ${Math.round((performance.now() - start) / 1000)} s, ${found.length} violations`,
  )
  for (const sentence of found) console.log(`  ${sentence}`)
  return found.length === 0
}

async function killOnPostgres(): Promise<boolean> {
  const postgres = process.env.WAYMARK_TEST_DATABASE_URL
  if (!postgres) {
    console.log('Postgres: not tried, WAYMARK_TEST_DATABASE_URL names no server')
    return true
  }
  const made = await createPostgres(postgres)
  const isWell = await kill('Postgres', made.url)
  await made.drop()
  return isWell
}

// Side by side, since each waits for processes to start most of the time.
const outcomes = await Promise.all([kill('PGlite', undefined), killOnPostgres()])
process.exit(outcomes.every(Boolean) ? 0 : 1)
