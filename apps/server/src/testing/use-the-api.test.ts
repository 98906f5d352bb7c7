import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolderOfFile } from './folder-of-file.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

const document = readFileSync(
  fileURLToPath(new URL('../../../../docs/recipes/use-the-api.md', import.meta.url)),
  'utf8',
)
const script = /```python\n(?<code>.*?)```/su.exec(document)?.groups?.code ?? ''
const noPython = hasPython() ? undefined : 'python3 is not installed here'

describe.skipIf(noPython !== undefined)(`the script of use-the-api.md${noPython ? `: ${noPython}` : ''}`, () => {
  const folder = makeFolderOfFile()
  let server: KillableServer

  beforeAll(async () => {
    server = await startKillable(folder)
  }, 120_000)
  afterAll(() => server?.kill())

  async function runAs(level: 'view' | 'publish', secret?: string) {
    const made = await server.call('POST', '/api/clients/v1', {
      data: { type: 'api_client', attributes: { name: `Script that may ${level}` } },
    })
    const { data, meta } = made?.body ?? {}
    const path = `/api/access-control/v2/entry/${server.appId}/users/${data.id}`
    await server.call('PUT', path, { data: { attributes: { level } } })
    const env = {
      PATH: process.env.PATH,
      WAYMARK_URL: server.origin,
      WAYMARK_SITE: server.appId,
      WAYMARK_CLIENT_ID: data.attributes.client_id,
      WAYMARK_CLIENT_SECRET: secret ?? meta.client_secret,
    }
    return promisify(execFile)('python3', ['-c', script], { env })
  }

  test('adds a trigger and a tag, publishes them, and reads its name in the changelog', async () => {
    const { stdout } = await runAs('publish')
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^Live: \d+\.0$/u),
      'Script that may publish add tag Hello',
      'Script that may publish add trigger Every page',
    ])
  })

  test('says why it is refused', async () => {
    await expect(runAs('view')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('FORBIDDEN_ERROR') })
    const wrong = runAs('publish', 'wms_wrong')
    await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('INVALID_CLIENT_ERROR') })
  })
})

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
