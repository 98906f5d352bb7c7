import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runForPostgres } from './backup-commands.ts'
import { makeFolderOfFile } from './folder-of-file.ts'
import { startKillable } from './killable-server.ts'
import { publishOneMore, startTagTraffic, tagNames } from './tag-traffic.ts'
import { createPostgres } from './test-database.ts'

/*
 * The commands of docs/operate/backup.md while the server is written to. Needs a Postgres server
 * (WAYMARK_TEST_DATABASE_URL) and its programs pg_dump and pg_restore.
 */

const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const hasTools = spawnSync('pg_dump', ['--version']).status === 0
const folder = makeFolderOfFile()

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}

test.runIf(postgres && hasTools)(
  'a restore in the middle of traffic has all that was acknowledged before the backup and after it, and answers no 500',
  { timeout: 300_000 },
  async () => {
    const database = await createPostgres(postgres ?? '')
    const place = { url: database.url, backups: folder }
    const server = await startKillable(folder, database.url)
    const traffic = startTagTraffic(server)
    const { sent, acknowledged, statuses } = traffic
    await until(() => acknowledged.size >= 30)
    const before = [...acknowledged]
    await runForPostgres(0, place)
    const untilBackup = new Set(sent)
    await until(() => acknowledged.size >= before.length + 10)

    await server.kill()
    traffic.to(undefined)
    await runForPostgres(1, place)
    const untilRestart = new Set(sent)
    const restored = await startKillable(folder, database.url)
    traffic.to(restored)
    await until(() => [...acknowledged].filter((name) => !untilRestart.has(name)).length >= 10)
    await traffic.stop()

    const names = new Set(await tagNames(restored))
    const mustBe = [...before, ...[...acknowledged].filter((name) => !untilRestart.has(name))]
    expect(mustBe.filter((name) => !names.has(name))).toEqual([])
    // What was written between the backup and the restore is gone with the replaced database.
    const replaced = [...untilRestart].filter((name) => !untilBackup.has(name))
    expect(replaced.filter((name) => names.has(name))).toEqual([])
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
    // A publish that the backup caught under way is carried out or has failed, and the next one is taken.
    expect(await publishOneMore(restored, 'After the restore')).toBe(true)
    await restored.kill()
    await database.drop()
  },
)
