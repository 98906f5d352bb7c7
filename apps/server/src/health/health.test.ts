import { health } from '@waymark/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#start.ts'
import { callAs } from '#testing/call-as.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { TEST_FILES, type TestServer } from '#testing/test-server.ts'

const server = await startServerOfFile()

const ready = async (app: Pick<TestServer, 'request'>) => {
  const response = await app.request('/readyz')
  return { status: response.status, retry: response.headers.get('retry-after'), body: await response.json() }
}

test('a process that runs says so, even without what it needs', async () => {
  const answer = await callAs(server, undefined, health.process, {})
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const maintained = server.withSettings({ maintenance: true })
  expect((await callAs(maintained, undefined, health.process, {})).status).toBe(200)
})

test('a server is ready with its database, all migrations and the parts of the container', async () => {
  const answer = await callAs(server, undefined, health.ready, {})
  const ok = { status: 'ok' }
  expect(answer.answer).toEqual({ status: 'ready', checks: { database: ok, migrations: ok, container: ok } })
})

test('a server without the parts of the container is not ready', async () => {
  const compiler = {
    ...server.deps.compiler,
    build: (): string => {
      throw new Error('no chunks in /a/secret/folder')
    },
  }
  const app = createApp({ ...server.deps, compiler }, TEST_FILES)
  const { status, retry, body } = await ready({ request: async (path) => app.request(path) })
  expect([status, retry]).toEqual([503, '5'])
  expect(body).toMatchObject({
    status: 'not ready',
    checks: { container: { status: 'failed', reason: 'The parts of the container are not built.' } },
  })
})

test('a server whose database lacks a migration is not ready', async () => {
  const { db } = server.deps
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1e12`)
  const { status, body } = await ready(server)
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1e12`)
  expect(status).toBe(503)
  expect(body).toMatchObject({
    checks: { database: { status: 'ok' }, migrations: { reason: 'A migration has not been applied.' } },
  })
})

test('a server whose database takes no writes is not ready', async () => {
  const { containersDb: db } = server.deps
  await db.execute(sql`set default_transaction_read_only = on`)
  const { status, body } = await ready(server)
  await db.execute(sql`set default_transaction_read_only = off`)
  expect(status).toBe(503)
  expect(body).toMatchObject({ checks: { database: { status: 'failed', reason: 'The database is read-only.' } } })
})
