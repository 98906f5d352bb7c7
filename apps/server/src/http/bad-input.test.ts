import { type Endpoint, fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import { ERROR_CODES, type ErrorCode } from '@waymark/domain/failure'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BODIES } from '#openapi/example-bodies.ts'
import { tokenOf } from '#testing/people.ts'
import { createFixtures, type Ids } from '#testing/permissions/fixtures.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'

const server = await startServerOfFile()
const fixtures = await createFixtures(server)
const token = await tokenOf(server.deps, fixtures.people.get('owner')!)

/** Values that often break programs. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { data: {} }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'constructor', '{{ }}', '{{ a', '\u202e', '%', "'; drop table tags"),
  fc.constantFrom('a'.repeat(256), 'a'.repeat(70_000), '00000000-0000-4000-8000-000000000000', '2026-02-31T99:99:99Z'),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid body with some members replaced, removed or added. */
const damaged = (body: unknown) =>
  fc
    .array(fc.tuple(fc.nat(), hostile, fc.constantFrom('replace', 'remove', 'add', 'nothing')), { maxLength: 3 })
    .map((edits) =>
      edits.reduce((now, [where, value, how]) => damage(now, { where, value, how }), structuredClone(body)),
    )

type Edit = { where: number; value: unknown; how: string }

function damage(body: unknown, { where, value, how }: Edit): unknown {
  const members = membersOf(body)
  const member = members[where % Math.max(1, members.length)]
  if (!member || how === 'nothing') return body
  const { holder, key } = member
  const inserted = structuredClone(value)
  if (how === 'replace') holder[key] = inserted
  else if (how === 'remove') delete holder[key]
  else if (Array.isArray(holder)) holder.push(inserted)
  else Object.defineProperty(holder, NEW_KEYS[where % NEW_KEYS.length] ?? '', { ...PLAIN, value: inserted })
  return body
}

const NEW_KEYS = ['__proto__', 'constructor', 'id', 'code', 'value', 'options', 'scheduler', 'relationships', '']
const PLAIN = { enumerable: true, configurable: true, writable: true }

function membersOf(body: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (body === null || typeof body !== 'object') return []
  const holder = body as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...membersOf(holder[key])])
}

const name = fc.oneof(
  fc.constantFrom('page[limit]', 'page[offset]', 'limit', 'offset', 'sort', 'search', 'permission', 'action', 'name'),
  fc.constantFrom('filter[name]', 'filter[is_active]', 'filter[template]', 'filter[template][]', 'filter[__proto__]'),
  fc.constantFrom('page', 'page[', 'page[limit][0]', 'filter', 'filter[]', 'website_id', 'language', 'namespaces', 'v'),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1001',
    '1e3',
    'true',
    'name',
    '-name',
    'name,-created_at',
    'none',
    '%',
    '\\',
    '_',
  ),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'a'.repeat(300), '99999999999999999999', 'pl', 'toString'),
  fc.string({ unit: 'binary' }),
)
const queries = fc.array(fc.tuple(name, value), { maxLength: 4 })

/** Calls that delete what the others need are tested elsewhere. */
const nonDeleting = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'DELETE')

describe('any input is answered with a documented code, never with a failure of the server', () => {
  test.each(nonDeleting)('$name', async ({ name: called, endpoint }) => {
    const ids = fixtures.places.get('own site') ?? {}
    const sample = EXAMPLE_BODIES[called]
    expect(endpoint.body === undefined || sample !== undefined).toBe(true)
    const bodies = sample ? fc.oneof({ weight: 4, arbitrary: damaged(sample(ids)) }, hostile) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(bodies, queries, async (body, query) => {
        const answer = await ask(endpoint, ids, body, query)
        const text = await answer.text()
        if (answer.status < 400) return
        const { errors } = JSON.parse(text) as { errors: { code: ErrorCode; status: string }[] }
        expect(errors.length).toBeLessThanOrEqual(20)
        for (const { code, status } of errors) {
          expect([code, Number(status)]).toEqual([code, ERROR_CODES[code]])
          expect(Number(status)).toBe(answer.status)
        }
        expect(`${answer.status} ${text}`).not.toMatch(/^500/)
      }),
      { numRuns: 25 },
    )
    expect(server.logged).toEqual([])
  })
})

async function ask(endpoint: Endpoint, ids: Ids, body: unknown, query: readonly (readonly [string, string])[]) {
  const file = endpoint.path.startsWith('/debug-files') ? `${ids.secret}.json` : `${ids.appId}.js`
  const website = endpoint.path.includes('dimensions') ? [['website_id', ids.appId ?? '']] : []
  const search = new URLSearchParams(
    [...website, ...query].map(([key = '', text = '']): [string, string] => [key, text]),
  )
  const headers: Record<string, string> = { Authorization: `Bearer ${token}`, Origin: server.deps.settings.origin }
  const init: RequestInit = { method: endpoint.method, headers }
  if (endpoint.sends === 'form') init.body = formOf(body)
  else if (body !== undefined) {
    headers['Content-Type'] = 'application/vnd.api+json'
    init.body = JSON.stringify(body) ?? ''
  }
  return server.request(`${fillPath(endpoint.path, { ...ids, file })}?${search}`, init)
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  form.append('file', new File([typeof body === 'string' ? body : (JSON.stringify(body) ?? '')], 'shop.json'))
  return form
}
