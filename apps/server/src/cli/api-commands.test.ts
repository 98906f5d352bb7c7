import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommandLine } from '@waymark/cli/command-line'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { type KillableServer, startKillable } from '#testing/killable-server.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const folder = makeFolderOfFile()
let server: KillableServer
let credentials: Record<string, string>

beforeAll(async () => {
  server = await startKillable(folder)
  credentials = await makeClient('publish')
}, 120_000)
afterAll(() => server?.kill())

async function makeClient(level: string): Promise<Record<string, string>> {
  const attributes = { name: `CI that may ${level}` }
  const made = await server.call('POST', '/api/clients/v1', { data: { type: 'api_client', attributes } })
  const { data, meta } = made?.body ?? {}
  const path = `/api/access-control/v2/entry/${server.appId}/users/${data.id}`
  await server.call('PUT', path, { data: { attributes: { level } } })
  return {
    WAYMARK_URL: server.origin,
    WAYMARK_CLIENT_ID: data.attributes.client_id,
    WAYMARK_CLIENT_SECRET: meta.client_secret,
  }
}

/** Runs a command as the program does, but in the process of the test. */
async function run(args: readonly string[], env: Record<string, string> = credentials) {
  const printed = { log: '', error: '' }
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text) => {
      printed[stream] += `${text}\n`
    })
  }
  const code = await runCommandLine(args, env).finally(() => vi.restoreAllMocks())
  return { code, out: printed.log.trim(), error: printed.error.trim() }
}

/** Runs the program in a process of its own. */
const runProgram = (args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH, ...env } }, (failed, out, error) =>
      resolve({ code: failed ? failed.code : 0, out: out.trim(), error: error.trim() }),
    )
  })
const addTrigger = (name: string) =>
  server.call('POST', `/api/tag/v1/${server.appId}/triggers`, {
    data: { type: 'trigger', attributes: { name, trigger_type: 'page_view', conditions: [] } },
  })

test('a pipeline sees what the draft changes, publishes it, and finds nothing to publish the next time', async () => {
  await addTrigger('Every page')
  const changed = await run(['diff', server.appId])
  expect(changed).toMatchObject({ code: 1, out: expect.stringMatching(/^\+ trigger Every page \(.*@.*\)$/u) })
  expect(JSON.parse((await run(['diff', server.appId, '--json'])).out)).toMatchObject({
    total: 1,
    changes: [{ attributes: { resource_name: 'Every page' } }],
  })
  const published = await run(['publish', server.appId, '--name', 'By CI'])
  expect(published).toMatchObject({ code: 0, out: expect.stringMatching(/^Version \d+\.0 is live\.$/u) })
  expect(await run(['diff', server.appId])).toMatchObject({ code: 0, out: 'The draft is as published.' })
  expect(await run(['publish', server.appId])).toMatchObject({ code: 0, out: 'There is nothing to publish.' })
  const versions = JSON.parse((await run(['versions', server.appId, '--json'])).out)
  expect(versions).toContainEqual(
    expect.objectContaining({ attributes: expect.objectContaining({ name: 'By CI', version_type: 'published' }) }),
  )
  expect((await run(['versions', server.appId, '--limit', '1'])).out.split('\n')).toHaveLength(1)
})

test('the program reads the environment, prints and exits with the code of the command', async () => {
  await addTrigger('Not yet published')
  const changed = await runProgram(['diff', server.appId], credentials)
  expect(changed).toMatchObject({ code: 1, out: expect.stringContaining('+ trigger Not yet published'), error: '' })
  expect(await runProgram(['publish'], {})).toMatchObject({ code: 2, out: '', error: expect.stringContaining('needs') })
})

test('a command on a folder without a database makes none', async () => {
  const missing = join(folder, 'missing')
  expect(await runProgram(['site', 'list'], { WAYMARK_DATA: missing })).toEqual({
    code: 1,
    out: '',
    error: `There is no embedded database in ${missing}.`,
  })
  expect(existsSync(missing)).toBe(false)
})

test('an exported file is imported again', async () => {
  await addTrigger('In the file')
  const file = join(folder, 'site.json')
  expect(await run(['export', server.appId, '--out', file])).toMatchObject({
    code: 0,
    out: `${file} has been written.`,
  })
  const { out } = await run(['export', server.appId])
  expect(JSON.parse(out).triggers).toEqual(JSON.parse(readFileSync(file, 'utf8')).triggers)
  const imported = await run(['import', server.appId, file])
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('triggers') })
})

describe('the exit code says', () => {
  test('2 that the command line is wrong', async () => {
    expect(await run(['publish'])).toMatchObject({ code: 2, error: expect.stringContaining('needs the id of a site') })
    expect(await run(['diff', server.appId], {})).toMatchObject({
      code: 2,
      error: expect.stringContaining('WAYMARK_URL'),
    })
    expect(await run(['import', server.appId, join(folder, 'gone.json')])).toMatchObject({ code: 2 })
  })

  test('3 that the server refuses it', async () => {
    const viewer = await makeClient('view')
    expect(await run(['publish', server.appId, '--json'], viewer)).toMatchObject({
      code: 3,
      error: expect.stringContaining('"FORBIDDEN_ERROR"'),
    })
    const wrong = { ...credentials, WAYMARK_CLIENT_SECRET: 'wms_wrong' }
    expect(await run(['diff', server.appId], wrong)).toMatchObject({
      code: 3,
      error: expect.stringContaining('INVALID_CLIENT_ERROR'),
    })
    const noImport = join(folder, 'no-import.json')
    writeFileSync(noImport, '{}')
    expect(await run(['import', server.appId, noImport])).toMatchObject({ code: 3 })
  })

  test('4 that the server cannot be reached', async () => {
    const nowhere = { ...credentials, WAYMARK_URL: 'http://127.0.0.1:9' }
    expect(await run(['versions', server.appId], nowhere)).toMatchObject({
      code: 4,
      error: 'The server cannot be reached.',
    })
  })
})
