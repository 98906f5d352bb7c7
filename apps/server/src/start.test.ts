import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { freePort } from '#testing/listen.ts'
import { noPostgres, type OwnPostgres, startOwnPostgres } from '#testing/own-postgres.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const folder = makeFolderOfFile()
let postgres: OwnPostgres | undefined
let server: ChildProcess | undefined
afterAll(async () => {
  server?.kill('SIGKILL')
  await postgres?.remove()
})

// Once is enough: with the server's tests on Postgres.
test.skipIf(noPostgres !== undefined || !process.env.WAYMARK_TEST_DATABASE_URL)(
  `a process that starts while Postgres is down serves the containers of the store, and starts when Postgres is there${noPostgres ? `: ${noPostgres}` : ''}`,
  async () => {
    postgres = await startOwnPostgres()
    await postgres.stop()
    mkdirSync(join(folder, 'containers'))
    writeFileSync(join(folder, 'containers', `${SITE}.js`), '/* stored */')
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    server = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: postgres.url,
        WAYMARK_CONTAINER_STORE: folder,
        WAYMARK_HOST: '127.0.0.1',
        WAYMARK_ORIGIN: origin,
        WAYMARK_PORT: String(port),
      },
    })
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text) => {
        said += String(text)
      })
    }
    const status = (path: string) =>
      fetch(origin + path).then(
        ({ status }) => status,
        () => said,
      )

    await expect.poll(() => said, { timeout: 60_000 }).toContain('cannot be used')
    expect(await status('/readyz')).toBe(503)
    const container = await fetch(`${origin}/containers/${SITE}.js`, { headers: { 'Accept-Encoding': 'identity' } })
    expect([container.status, container.headers.get('content-type'), await container.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '/* stored */',
    ])
    await postgres.start()
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200)
    expect(said.match(/cannot be used/gu)).toHaveLength(1)
  },
)
