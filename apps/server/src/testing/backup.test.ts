import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type KillableServer, startKillable } from './killable-server.ts'
import { createPostgres } from './test-database.ts'

/*
 * The commands of docs/operate/backup.md while the server is written to. Needs a Postgres server
 * (WAYMARK_TEST_DATABASE_URL) and its programs pg_dump and pg_restore.
 */

const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const hasTools = spawnSync('pg_dump', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'waymark-backup-'))
const dump = join(folder, 'waymark.dump')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
}

const base = (server: KillableServer) => `/api/tag/v1/${server.appId}`

/** Adds tags and publishes until told to stop; says which names were sent, and which acknowledged. */
function traffic(server: KillableServer) {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  let goesOn = true
  const write = async (writer: number) => {
    for (let count = 0; goesOn; count++) {
      const name = `Writer ${writer}, tag ${count}`
      sent.add(name)
      const attributes = { name, template: 'custom_tag', code: '<i>1</i>' }
      const answer = await server.call('POST', `${base(server)}/tags`, { data: { type: 'tag', attributes } })
      if (answer?.status === 201) acknowledged.add(name)
      if (count % 5 === 4) await server.call('POST', `${base(server)}/versions/draft/publish`)
    }
  }
  const ended = Promise.all([1, 2, 3].map(write))
  return {
    sent,
    acknowledged,
    async stop() {
      goesOn = false
      await ended
    },
  }
}

const until = async (isTrue: () => Promise<boolean> | boolean) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}

test.runIf(postgres && hasTools)(
  'a backup made while tags are written and published brings back all that was acknowledged before it',
  async () => {
    const [first, second] = await Promise.all([createPostgres(postgres ?? ''), createPostgres(postgres ?? '')])
    const server = await startKillable(folder, first.url)
    const { sent, acknowledged, stop } = traffic(server)
    await until(() => acknowledged.size >= 30)
    const before = [...acknowledged]
    await run('pg_dump', '--format=custom', `--file=${dump}`, first.url)
    const after = new Set(sent)
    await stop()
    await server.kill()

    await run('pg_restore', '--no-owner', `--dbname=${second.url}`, dump)
    const restored = await startKillable(folder, second.url)
    const get = async (path: string) => (await restored.call('GET', `${base(restored)}/${path}`))?.body.data
    const names = (await get('tags?page[limit]=1000')).map(
      (tag: { attributes: { name: string } }) => tag.attributes.name,
    )
    expect(before.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name: string) => !after.has(name))).toEqual([])

    // A publish that the backup caught under way is carried out or has failed, and the next one is taken.
    const add = { name: 'After the restore', template: 'custom_tag', code: '<i>2</i>' }
    const added = await restored.call('POST', `${base(restored)}/tags`, { data: { type: 'tag', attributes: add } })
    expect(added?.status).toBe(201)
    const publish = await restored.call('POST', `${base(restored)}/versions/draft/publish`)
    const operation = publish?.body.data.relationships.operation.data.id
    const state = async () => (await get(`operations/${operation}`)).attributes.state
    await until(async () => ['completed', 'failed'].includes(await state()))
    expect((await get('versions/draft')).attributes.has_changes).toBe(false)
    await restored.kill()
    await Promise.all([first.drop(), second.drop()])
  },
)
