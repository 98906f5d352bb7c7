import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints, containers, operations, tags, versions } from '@waymark/api-client/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolderStore } from '#container-store/folder.ts'
import { syncContainer } from '#container-store/sync.ts'
import { openDatabase } from '#database/open.ts'
import { createRunner } from '#operations/runner.ts'
import type { WorkLoop } from '#operations/work-loop.ts'
import { createApp, createCaches, JOBS } from '#start.ts'
import { callAs } from './call-as.ts'
import { noPostgres, type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { tokenOf } from './people.ts'
import { createFixtures, type Ids } from './permissions/fixtures.ts'
import { TEST_FILES } from './test-server.ts'
import { addTag, openTestSite, publish, type TestSite, tagBody } from './test-site.ts'

/** Endpoints without a token that need the database all the same. */
const NEED_DATABASE = [
  'session.current',
  'session.signIn',
  'containers.audiences',
  'containers.debugFile',
  'health.ready',
]
/** Endpoints that answer without the database; the container has been asked for before. */
const NEED_NOTHING = ['health.process', 'locales.checksum', 'locales.messages', 'containers.script']

const POLL_OPTIONS = { timeout: 40_000 }

// Once is enough: with the server's tests on Postgres.
const isLeftOut = noPostgres !== undefined || !process.env.WAYMARK_TEST_DATABASE_URL

describe.skipIf(isLeftOut)(`a database that cannot answer${noPostgres ? `: ${noPostgres}` : ''}`, () => {
  let postgres: OwnPostgres
  let shop: TestSite
  let runner: WorkLoop
  let ids: Ids
  let token: string

  beforeAll(async () => {
    postgres = await startOwnPostgres()
    const opening = await openDatabase({ url: postgres.url, folder: '', who: 'a test' })
    if ('refused' in opening) throw new Error(opening.refused)
    shop = await openTestSite(opening.opened)
    const background = { ...shop.server.deps, db: opening.opened.operationsDb }
    runner = createRunner(background, { jobs: JOBS, name: 'a test', alone: false })
    const fixtures = await createFixtures(shop.server)
    ids = fixtures.places.get('own site') ?? {}
    const owner = fixtures.people.get('owner')
    if (owner) token = await tokenOf(shop.server.deps, owner)
    await addTag(shop, 'First')
    await publish(shop)
    expect((await shop.server.request(`/containers/${ids.appId}.js`)).status).toBe(200)
    await runner.start()
  })
  afterAll(async () => {
    postgres?.thaw()
    await runner?.stop()
    await shop?.close()
    await postgres?.remove()
  })

  const container = async () => {
    const answer = await shop.server.request(`/containers/${shop.appId}.js`)
    return [answer.status, await answer.text()]
  }

  /** Calls every endpoint at once, and gives what each answered. */
  const askAll = () =>
    Promise.all(
      allEndpoints.map(async ({ name, endpoint }) => {
        const file = name === 'containers.debugFile' ? `${ids.secret}.json` : `${ids.appId}.js`
        const answer = await shop.server.request(
          `${fillPath(endpoint.path, { ...ids, file })}?website_id=${ids.appId}&language=en`,
          {
            method: endpoint.method,
            headers: {
              Origin: shop.server.deps.settings.origin,
              Authorization: `Bearer ${token}`,
              Cookie: 'wm_session=unknown',
              ...(endpoint.body && {
                'Content-Type': endpoint.sends === 'form' ? 'multipart/form-data' : 'application/json',
              }),
            },
            ...(endpoint.body && { body: '{"email": "someone@example.com", "password": "12345678"}' }),
          },
        )
        return {
          name,
          needs: endpoint.needs,
          status: answer.status,
          retry: answer.headers.get('retry-after'),
          text: await answer.text(),
        }
      }),
    )

  /** Expects that each endpoint asks to come again, or needs no database. */
  async function expectRetryLater() {
    for (const { name, needs, status, retry, text } of await askAll()) {
      if (NEED_NOTHING.includes(name)) expect([name, status]).toEqual([name, 200])
      else if (needs !== 'none' || NEED_DATABASE.includes(name) || status >= 500) {
        expect([name, status, retry, text]).toEqual([name, 503, '5', expect.any(String)])
        if (name !== 'health.ready') expect(text).toContain('SERVICE_UNAVAILABLE_ERROR')
      }
    }
  }

  const write = (name: string) =>
    callAs(shop.server, shop.owner, tags.create, { params: { appId: shop.appId }, body: tagBody(name) })

  test('that stands still is answered 503 by every endpoint, and containers are served from memory', async () => {
    const before = await container()
    expect(before[0]).toBe(200)
    postgres.freeze()
    try {
      await expectRetryLater()
      expect(await container()).toEqual(before)
    } finally {
      postgres.thaw()
    }
    await expect.poll(async () => (await write('After the freeze')).status, POLL_OPTIONS).toBe(201)
  })

  test('that is stopped in the middle of writes loses none that were acknowledged', async () => {
    const before = await container()
    const written: string[] = []
    const statuses = new Set<number>()
    let stopped = false
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 0; !stopped; count++) {
        const name = `Writer ${writer}, tag ${count}`
        const { status } = await write(name).catch(() => ({ status: 503 }))
        statuses.add(status)
        if (status === 201) written.push(name)
      }
    })
    try {
      await expect.poll(() => written.length, POLL_OPTIONS).toBeGreaterThan(8)
      await postgres.stop()
      await expectRetryLater()
      expect(await container()).toEqual(before)
    } finally {
      stopped = true
      await Promise.all(writers)
    }
    expect([...statuses].sort()).toEqual([201, 503])

    await postgres.start()
    await expect.poll(async () => (await shop.server.request('/readyz')).status, POLL_OPTIONS).toBe(200)
    const query = { page: { limit: 1000 } }
    const found = await callAs(shop.server, shop.owner, tags.list, { params: { appId: shop.appId }, query })
    const names = new Set(found.answer.data.map(({ attributes }) => attributes.name))
    expect(written.filter((name) => !names.has(name))).toEqual([])
  })

  test('has its containers in the store, for processes that have served none before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-outage-'))
    try {
      const store = openFolderStore({ kind: 'folder', name: 'a test', path: folder })
      const deps = { ...shop.server.deps, store, caches: createCaches() }
      await syncContainer(deps, shop.appId)
      const before = await container()
      await postgres.stop()
      const fresh = createApp(deps, TEST_FILES)
      const answer = await fresh.request(`/containers/${shop.appId}.js`)
      expect([answer.status, await answer.text()]).toEqual(before)
      const compressed = await fresh.request(`/containers/${shop.appId}.js`, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(compressed.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(before[1])
      expect((await fresh.request(`/containers/${ids.appId}.js`)).status).toBe(503)
    } finally {
      rmSync(folder, { recursive: true })
      await postgres.start()
    }
    await expect.poll(async () => (await shop.server.request('/readyz')).status, POLL_OPTIONS).toBe(200)
  })

  test('and is there again lets operations go on by themselves', async () => {
    const begun = await callAs(shop.server, shop.owner, versions.publish, {
      params: { appId: shop.appId, versionId: 'draft' },
    })
    const params = { appId: shop.appId, operationId: begun.answer.data.relationships.operation.data.id }
    const state = async () =>
      (await callAs(shop.server, shop.owner, operations.one, { params })).answer.data.attributes.state
    await expect.poll(state, POLL_OPTIONS).toBe('completed')
  })

  test('that takes no writes is answered 503 where something is to be written', async () => {
    await postgres.run('alter system set default_transaction_read_only = on')
    await postgres.run('select pg_reload_conf()')
    await expect.poll(async () => (await write('Refused')).status, POLL_OPTIONS).toBe(503)
    for (const { name, status, text } of await askAll()) {
      expect([name, status === 503 || status < 500, text]).toEqual([name, true, expect.any(String)])
    }
    const params = { file: `${shop.appId}.js` }
    expect((await callAs(shop.server, undefined, containers.script, { params })).status).toBe(200)
    await postgres.run('alter system reset default_transaction_read_only')
    await postgres.run('select pg_reload_conf()')
    await expect.poll(async () => (await write('Taken')).status, POLL_OPTIONS).toBe(201)
  })
})
