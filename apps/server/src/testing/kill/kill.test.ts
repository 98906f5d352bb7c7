import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startKillable } from '../killable-server.ts'
import { createPostgres } from '../test-database.ts'
import { killRounds, ROUNDS_FOR_CONTENT, ROUNDS_FOR_EACH } from './rounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-kill-'))
const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const database = postgres ? await createPostgres(postgres) : undefined
const rounds = postgres ? ROUNDS_FOR_EACH : ROUNDS_FOR_CONTENT
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database?.drop()
})

// The embedded database takes seconds to start, so it is killed in writes to content only. `bench/kill.ts` does a hundred
// rounds of all kinds on both databases.
test('what a server has acknowledged is there after it was killed in the middle of writes, and no operation is stuck', {
  timeout: 600_000,
}, async () => {
  expect(await killRounds(() => startKillable(folder, database?.url), rounds)).toEqual([])
})
