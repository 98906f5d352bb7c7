import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type KillableServer, startKillable } from './killable-server.ts'
import { createPostgres } from './test-database.ts'

const ROUNDS = 30
const folder = mkdtempSync(join(tmpdir(), 'waymark-kill-'))
const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const database = postgres ? await createPostgres(postgres) : undefined
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database?.drop()
})

const startServer = () => startKillable(folder, database?.url)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the servers of all rounds have acknowledged. */
const acknowledged = { tags: new Set<string>(), operations: new Set<string>() }

function site(server: KillableServer) {
  const base = `/api/tag/v1/${server.appId}`
  return {
    async write(name: string) {
      const attributes = { name, template: 'custom_tag', code: '<i>1</i>' }
      const answer = await server.call('POST', `${base}/tags`, { data: { type: 'tag', attributes } })
      if (answer?.status === 201) acknowledged.tags.add(name)
    },
    async begin(path: string) {
      const answer = await server.call('POST', `${base}/versions/draft/${path}`)
      if (answer?.status === 202) acknowledged.operations.add(answer.body.data.relationships.operation.data.id)
    },
    async tags(): Promise<{ name: string; is_published: boolean }[]> {
      const answer = await server.call('GET', `${base}/tags?page[limit]=1000`)
      return answer?.body.data.map((item: { attributes: object }) => item.attributes)
    },
    async versions(): Promise<{ version_type: string; version_minor: number; has_changes: boolean }[]> {
      const answer = await server.call('GET', `${base}/versions?page[limit]=1000`)
      return answer?.body.data.map((item: { attributes: object }) => item.attributes)
    },
    /** The state of an operation once it has ended. The claim of a killed process lapses with its lease of 30 s. */
    async ended(id: string): Promise<string> {
      for (let look = 0; look < 1200; look++) {
        const answer = await server.call('GET', `${base}/operations/${id}`)
        const { state } = answer?.body.data.attributes ?? {}
        if (state === 'completed' || state === 'failed') return state
        await wait(50)
      }
      return 'stuck'
    },
  }
}

/** Kills the server in four ways: right after a write, during several, during a publish, during a snapshot and writes. */
async function writeAndKill(server: KillableServer, round: number): Promise<void> {
  const { write, begin } = site(server)
  const name = (count: number) => `Round ${round}, tag ${count}`
  const killAfter = (milliseconds: number) => wait(milliseconds).then(() => server.kill())
  await write(name(0))
  if (round % 4 === 0) return server.kill()
  if (round % 4 === 1) {
    await Promise.all([write(name(1)), write(name(2)), write(name(3)), killAfter(round)])
    return
  }
  if (round % 4 === 2) {
    await begin('publish')
    return killAfter((round * 7) % 60)
  }
  await Promise.all([begin('snapshot'), write(name(1)), write(name(2)), killAfter((round * 5) % 60)])
}

test(`what a server has acknowledged is there after ${ROUNDS} kills, and no operation is stuck`, {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await writeAndKill(await startServer(), round)
  }
  const server = await startServer()
  const { tags, versions, ended } = site(server)
  const ends = await Promise.all([...acknowledged.operations].map(ended))
  expect(ends).not.toContain('stuck')

  const found = await tags()
  const names = new Set(found.map((tag) => tag.name))
  expect([...acknowledged.tags].filter((name) => !names.has(name))).toEqual([])
  expect(names.size).toBe(found.length)

  const all = await versions()
  expect(all.filter((version) => version.version_type === 'draft')).toHaveLength(1)
  expect(all.filter((version) => version.version_type === 'published')).toHaveLength(1)
  const draft = all.find((version) => version.version_type === 'draft')
  expect(draft?.has_changes).toBe(found.some((tag) => !tag.is_published))
  await server.kill()
})
