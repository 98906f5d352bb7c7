import { afterAll, expect, test } from 'vitest'
import { makeFolderOfFile } from '../folder-of-file.ts'
import { startKillable } from '../killable-server.ts'
import { createPostgres } from '../test-database.ts'
import { KINDS, killRounds } from './rounds.ts'

const folder = makeFolderOfFile()
const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const database = postgres ? await createPostgres(postgres) : undefined
/** Kinds of write that are under way at a time, since most of the time passes in starting servers. */
const AT_ONCE = 5
afterAll(() => database?.drop())

// `bench/kill.ts` kills a hundred times on each database.
test('what a server has acknowledged is there after it was killed in the middle of writes, and no operation is stuck', {
  timeout: 600_000,
}, async () => {
  expect(await killRounds(() => startKillable(folder, database?.url), Math.ceil(KINDS / AT_ONCE), AT_ONCE)).toEqual([])
})
