import { createHash } from 'node:crypto'
import { type Endpoint, fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints, containers, session, tags } from '@waymark/api-client/endpoints'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables/index.ts'
import { EXAMPLE_BODIES } from '#openapi/example-bodies.ts'
import { tokenOf } from './people.ts'
import { createFixtures } from './permissions/fixtures.ts'
import { runOperations } from './run-operations.ts'
import { startServerOfFile } from './server-of-file.ts'

/*
 * Every table refuses every row, so that each call that writes fails in the database, whose error repeats the row and the
 * parameters. What is logged must hold none of the values that were sent.
 */

const MARK = 'mark4711'
const NAMES = Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))

const server = await startServerOfFile()
const fixtures = await createFixtures(server)
const token = await tokenOf(server.deps, fixtures.people.get('owner')!)
const run = (statement: string) => server.deps.db.execute(sql.raw(statement))
const acceptRows = (table: string) => run(`alter table ${table} drop constraint refuses`)

beforeAll(async () => {
  // The first call of a session notes where it is used from; those of the tests must fail at what they write themselves.
  await call(tags.list)
  for (const name of NAMES) await run(`alter table ${name} add constraint refuses check (false) not valid`)
})

interface Sent {
  readonly query?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

/** The status of a call and what was logged of it. */
async function call(endpoint: Endpoint, { query = '', headers = {}, body }: Sent = {}) {
  const { secret, ...ids } = fixtures.places.get('own site') ?? {}
  const path = fillPath(endpoint.path, { ...ids, visitorId: MARK, file: `${secret}.json` })
  const before = server.logged.length
  const { status } = await server.request(`${path}?${query}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${token}`,
      Origin: server.deps.settings.origin,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status, logged: JSON.stringify(server.logged.slice(before)) }
}

type Path = readonly string[]

const textsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function withText(value: any, [key, ...rest]: Path, change: (text: string) => string): any {
  if (key === undefined) return change(value)
  const copy = Array.isArray(value) ? [...value] : { ...value }
  copy[key] = withText(copy[key], rest, change)
  return copy
}

describe('a write that the database refuses is logged without what was sent', () => {
  const refused = new Set<string>()
  const writing = allEndpoints.filter(({ name }) => EXAMPLE_BODIES[name] && name !== 'versions.importFile')

  test.each(writing)('$name', async ({ name, endpoint }) => {
    const sample = EXAMPLE_BODIES[name]?.(fixtures.places.get('own site') ?? {})
    for (const path of textsIn(sample)) {
      // What is no valid value with the mark behind it may be one with the mark in front of it.
      for (const change of [(text: string) => `${text} ${MARK}`, (text: string) => `${MARK}${text}`]) {
        const { status, logged } = await call(endpoint, { body: withText(sample, path, change) })
        if (status !== 500) continue
        refused.add(name)
        expect(logged).toContain('refuses')
        expect(logged).not.toMatch(/mark4711|scrypt\$/)
        break
      }
    }
  })

  test('which holds for every kind of content', () => {
    expect([...refused]).toEqual(
      expect.arrayContaining([
        'tags.create',
        'tags.change',
        'triggers.create',
        'triggers.change',
        'variables.create',
        'variables.change',
        'versions.change',
        'session.signIn',
        'admin.createUser',
        'admin.createApp',
        'admin.changeApp',
        'admin.audiences',
      ]),
    )
  })
})

test('an operation that the database refuses is logged without what was asked for', async () => {
  await acceptRows('operations')
  const before = server.logged.length
  const copy = EXAMPLE_BODIES['tags.copy']?.(fixtures.places.get('own site') ?? {})
  await call(tags.copy, { body: withText(copy, ['data', 'attributes', 'name'], () => MARK) })
  await runOperations(server)
  const logged = JSON.stringify(server.logged.slice(before))
  expect(logged).toContain('copy/tag')
  expect(logged).toContain('refuses')
  expect(logged).not.toContain(MARK)
})

describe('a read that fails is logged without', () => {
  test('what was searched for', async () => {
    await run('alter table tags rename to tags_gone')
    const { status, logged } = await call(tags.list, { query: `search=${MARK}&filter[name]=${MARK}` })
    expect([status, logged.includes('42P01'), logged.includes(MARK)]).toEqual([500, true, false])
  })

  test('the secret of a debug link, in its path as well', async () => {
    await run('alter table debug_links rename to debug_links_gone')
    const { status, logged } = await call(containers.debugFile)
    expect(status).toBe(500)
    expect(logged).toContain('/debug-files/:file')
    expect(logged).not.toContain(fixtures.places.get('own site')?.secret)
  })

  test('the id of a visitor', async () => {
    await run('alter table audience_visitors rename to audience_visitors_gone')
    const { status, logged } = await call(containers.audiences)
    expect([status, logged.includes(MARK)]).toEqual([500, false])
  })

  test('the hash of a session', async () => {
    await run('alter table sessions rename to sessions_gone')
    const { status, logged } = await call(session.current, { headers: { Cookie: `wm_session=${MARK}` } })
    expect(status).toBe(500)
    expect(logged).not.toContain(createHash('sha256').update(MARK).digest('hex'))
    expect(logged).not.toContain(MARK)
  })
})
