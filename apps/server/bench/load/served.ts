import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { openDatabase } from '#database/open.ts'
import type { Content } from '#database/tables/content.ts'
import type { Dependencies, SigningKey } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { readSettings } from '#settings.ts'
import { createCaches, createDependencies } from '#start.ts'
import { freePort } from '#testing/listen.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { createPostgres } from '#testing/test-database.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A server in a process of its own, as an operator starts it, with one site and users who are signed in. */
export interface Served {
  readonly database: 'PGlite' | 'Postgres'
  readonly origin: string
  /** The address of its Postgres database. */
  readonly url: string | undefined
  readonly appId: string
  readonly content: Content
  readonly users: readonly Caller[]
  /** A token that is valid for the next minutes. */
  token(user: Caller): Promise<string>
  /** Resident memory of the server, in MB. */
  memory(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a server on this machine with a site of some content: on a new database of the Postgres server that
 * `WAYMARK_TEST_DATABASE_URL` names, otherwise on PGlite in a folder that is thrown away.
 */
export async function serveSite(content: Content, userCount: number): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-load-'))
  const postgres = process.env.WAYMARK_TEST_DATABASE_URL
  const made = postgres ? await createPostgres(postgres) : undefined
  const { deps, ...prepared } = await prepare({ folder, url: made?.url }, content, userCount)
  const port = await freePort()
  const database = made ? { DATABASE_URL: made.url } : { WAYMARK_DATA: folder }
  const { PATH } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { ...(PATH && { PATH }), ...database, WAYMARK_PORT: String(port), WAYMARK_DEMO: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/containers/${prepared.appId}.js`, child)
  return {
    ...prepared,
    database: made ? 'Postgres' : 'PGlite',
    origin,
    url: made?.url,
    content,
    token: (user) => tokenOf(deps, user),
    async memory() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Math.round(Number(stdout) / 1024)
    },
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await made?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(places: { folder: string; url: string | undefined }, content: Content, userCount: number) {
  const read = readSettings({})
  if ('refused' in read) throw new Error(read.refused)
  const opening = await openDatabase({ ...places, who: 'the bench' })
  if ('refused' in opening) throw new Error(opening.refused)
  // The keys of tokens are kept for good, so that the database can be closed.
  const caches = { ...createCaches(), keys: new LRUCache<string, readonly SigningKey[]>({ max: 10 }) }
  const deps: Dependencies = {
    ...(await createDependencies(read.settings, opening.opened, { log: createJsonLogger('warn', process.stderr) })),
    caches,
  }
  const organisationId = await makeOrganisation(deps)
  const users: Caller[] = []
  for (let user = 0; user < userCount; user++) users.push(await makeUser(deps, organisationId, 'OWNER'))
  const appId = await makeSite(deps, organisationId, { content })
  for (const user of users) await tokenOf(deps, user)
  await deps.db.execute('analyze')
  await opening.opened.close()
  return { deps, appId, users }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not answer.')
}
