import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { IMPORT_FILE_LIMIT } from '@waymark/domain/transfer'
import { afterAll, expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { fileTag, importText } from '#testing/import-text.ts'
import { type KillableServer, startKillable } from '#testing/killable-server.ts'
import { createPostgres } from '#testing/test-database.ts'

const folder = makeFolderOfFile()
const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const database = postgres ? await createPostgres(postgres) : undefined
afterAll(() => database?.drop())

const EACH = 500

/** A file of nearly 2 MB with 1,500 items whose names start with a word. */
function largeFile(word: string): string {
  const numbers = Array.from({ length: EACH }, (_, number) => number)
  const variables = numbers.map((number) => ({
    id: randomUUID(),
    name: `${word} variable ${number}`,
    variable_type: 'data_layer',
    value: `shop.value${number}`,
    options: {},
  }))
  const triggers = numbers.map((number) => ({
    id: randomUUID(),
    name: `${word} trigger ${number}`,
    trigger_type: 'page_view',
    conditions: [
      { variable_id: variables[number]?.id, condition_type: 'contains', value: `/page-${number}`, options: {} },
    ],
    triggers: [],
  }))
  const tags = numbers.map((number) =>
    fileTag({
      id: randomUUID(),
      name: `${word} tag ${number}`,
      code: `<script>window.last = '{{ ${variables[number]?.name} }}' // ${'x'.repeat(3000)}</script>`,
      triggers: [triggers[number]?.id],
    }),
  )
  return importText({ tags, triggers, variables })
}

/** How many items of each kind have a name that starts with a word. */
async function found(server: KillableServer, word: string): Promise<readonly number[]> {
  const counts = []
  for (const kind of ['tags', 'triggers', 'variables']) {
    const path = `/api/tag/v1/${server.appId}/${kind}?page[limit]=1&filter[name]=${encodeURIComponent(`${word} `)}`
    counts.push((await server.call('GET', path))?.body.meta.total)
  }
  return counts
}

/** The state of an operation once it has ended. */
async function ended(server: KillableServer, id: string): Promise<string> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const answer = await server.call('GET', `/api/tag/v1/${server.appId}/operations/${id}`)
    const { state } = answer?.body.data.attributes ?? {}
    if (state === 'completed' || state === 'failed') return state
    await wait(50)
  }
  return 'stuck'
}

test('an import of 2 MB whose server is killed ends after the next start, with all of the file or nothing', {
  timeout: 600_000,
}, async () => {
  const rounds = [0, 250, 900]
  const size = largeFile('Size').length
  expect(size).toBeGreaterThan(IMPORT_FILE_LIMIT * 0.9)
  expect(size).toBeLessThanOrEqual(IMPORT_FILE_LIMIT)
  let server = await startKillable(folder, database?.url)
  for (const [round, delay] of rounds.entries()) {
    const word = `Round${round}`
    const path = `/api/tag/v1/${server.appId}/versions/import-file`
    const started = await server.upload(path, 'large.json', largeFile(word))
    expect(started?.status).toBe(202)
    await wait(delay)
    await server.kill()

    server = await startKillable(folder, database?.url)
    const state = await ended(server, started?.body.data.relationships.operation.data.id)
    expect(['completed', 'failed']).toContain(state)
    const all = state === 'completed' ? EACH : 0
    expect(await found(server, word)).toEqual([all, all, all])
  }
  await server.kill()
})
