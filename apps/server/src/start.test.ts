import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { freePort } from '#testing/listen.ts'
import { noPostgres, type OwnPostgres, startOwnPostgres } from '#testing/own-postgres.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const folder = makeFolderOfFile()
let postgres: OwnPostgres | undefined
let server: ChildProcess | undefined
let output = ''
afterEach(() => server?.kill('SIGKILL'))
afterAll(() => postgres?.remove())

/** Starts a server in a process of its own, on a free port. */
async function startServer(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const own = { WAYMARK_HOST: '127.0.0.1', WAYMARK_ORIGIN: origin, WAYMARK_PORT: String(port) }
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...own, ...env },
  })
  server = child
  output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text)
    })
  }
  return { origin, child }
}

test('a process that waits for its database ends when it is told to', async () => {
  const { child } = await startServer({ DATABASE_URL: 'postgres://127.0.0.1:9/waymark' })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('looks for it again and again')
  const ended = new Promise((resolve) => child.once('exit', (...how) => resolve(how)))
  child.kill('SIGTERM')
  // By itself: the first process of a container is not ended by a signal that it does not handle.
  expect(await ended).toEqual([0, null])
})

// Once is enough: with the server's tests on Postgres.
test.skipIf(noPostgres !== undefined || !process.env.WAYMARK_TEST_DATABASE_URL)(
  `a process that starts while Postgres is down serves the containers of the store, and starts when Postgres is there${noPostgres ? `: ${noPostgres}` : ''}`,
  async () => {
    postgres = await startOwnPostgres()
    await postgres.stop()
    mkdirSync(join(folder, 'containers'))
    writeFileSync(join(folder, 'containers', `${SITE}.js`), '/* stored */')
    const { origin } = await startServer({ DATABASE_URL: postgres.url, WAYMARK_CONTAINER_STORE: folder })
    const status = (path: string) =>
      fetch(origin + path).then(
        ({ status }) => status,
        () => output,
      )

    await expect.poll(() => output, { timeout: 60_000 }).toContain('cannot be used')
    expect(await status('/readyz')).toBe(503)
    const container = await fetch(`${origin}/containers/${SITE}.js`, { headers: { 'Accept-Encoding': 'identity' } })
    expect([container.status, container.headers.get('content-type'), await container.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '/* stored */',
    ])
    await postgres.start()
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200)
    expect(output.match(/cannot be used/gu)).toHaveLength(1)
  },
)
