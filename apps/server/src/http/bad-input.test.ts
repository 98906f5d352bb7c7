import { type Endpoint, fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import { ERROR_CODES, type ErrorCode } from '@waymark/domain/failure'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BODIES } from '#openapi/example-bodies.ts'
import { tokenOf } from '#testing/people.ts'
import { createFixtures, type Ids } from '#testing/permissions/fixtures.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { addTrigger, tagBody, triggerBody, variableBody } from '#testing/test-site.ts'

const server = await startServerOfFile()
const fixtures = await createFixtures(server)
const owner = fixtures.people.get('owner')!
const token = await tokenOf(server.deps, owner)
const ids: Ids = fixtures.places.get('own site')!
const members = [{ id: ids.triggerId!, meta: { firing_threshold: 2 } }]
const groupId = await addTrigger({ server, owner, appId: ids.appId! }, 'Group', {
  trigger_type: 'trigger_group',
  members,
})

/** Values that often break programs. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { data: {} }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'constructor', '{{ }}', '{{ a', '\u202e', '%', "'; drop table tags"),
  fc.constantFrom('a'.repeat(256), 'a'.repeat(70_000), '00000000-0000-4000-8000-000000000000', '2026-02-31T99:99:99Z'),
  fc.constantFrom('{{ '.repeat(2000), '{{ Plan name }}', '../../..', 'draft', '00000000-0000-0000-0000-000000000000'),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}')),
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
  fc.constantFrom('filter[trigger_type][0]', 'filter[variable_type]', 'filter[version_type]', 'filter[resource_id]'),
  fc.constantFrom(
    'filter[author]',
    'page[constructor]',
    'page',
    'page[',
    'page[limit][0]',
    'filter',
    'filter[]',
    'website_id',
    'language',
    'namespaces',
    'v',
  ),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom('', '0', '1', '-1', '1001', '1e3', 'true', 'name', '-name', 'name,-created_at'),
  fc.constantFrom(',', "'", 'none', '%', '\\', '_'),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'a'.repeat(300), '99999999999999999999', 'pl', 'toString'),
  fc.string({ unit: 'binary' }),
)
const queries = fc.array(fc.tuple(name, value), { maxLength: 4 })

const scheduler = {
  date_ranges: [{ from: '2026-03-01T00:00:00+0000', to: '2026-03-02T00:00:00+0000', timezone: 'Europe/Warsaw' }],
  times_of_day: [{ from: '08:00:00', to: '1970-01-01T09:00:00+0000', timezone: 'UTC' }],
}
const condition = {
  condition_id: 'b0d9c3a0-0000-4000-8000-00000000000c',
  variable_id: BUILT_INS.clickElement.id,
  condition_type: 'matches' as const,
  value: 'a.buy',
  options: { selector_type: 'css' as const },
}
const lookup = {
  variable_type: 'lookup_table' as const,
  value: '{{ Plan name }}',
  options: { mapping: [{ input: 'a', output: 'b' }], default_value: 'c' },
}
const event = {
  category: 'c',
  action: 'a',
  name: '{{ Plan name }}',
  value: 1,
  custom_dimensions: [{ id: 1, value: 'x' }],
}
const copied = (type: string) => ({
  data: {
    type,
    attributes: { name: 'Copy', with_triggers: true },
    relationships: { target_app: { data: { id: fixtures.places.get('other site')!.appId, type: 'app' } } },
  },
})

/** Valid bodies of other kinds than the examples of the description. */
const MORE_BODIES: Readonly<Record<string, readonly unknown[]>> = {
  'tags.create': [
    tagBody('Code', { scheduler, document_write: true }, [ids.triggerId!]),
    tagBody('Event', { template: 'waymark_event', template_options: event }),
  ],
  'tags.change': [tagBody('Changed', { scheduler }, [ids.triggerId!])],
  'tags.copy': [copied('tag')],
  'triggers.create': [
    triggerBody('Click', { trigger_type: 'click', conditions: [condition] }),
    triggerBody('New group', { trigger_type: 'trigger_group', members }),
  ],
  'triggers.change': [triggerBody('Changed group', { trigger_type: 'trigger_group', members })],
  'triggers.copy': [copied('trigger')],
  'variables.create': [variableBody('Looked up', lookup)],
  'variables.change': [variableBody('Changed', lookup)],
  'variables.copy': [copied('variable')],
}

/** Calls that delete what the others need are tested elsewhere. */
const nonDeleting = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'DELETE')
const ofGroups = nonDeleting.filter(({ endpoint }) => endpoint.path.includes(':triggerId'))

describe('any input is answered with a documented code, never with a failure of the server', () => {
  test.each([
    ...nonDeleting.map((call) => ({ ...call, title: call.name, at: ids })),
    ...ofGroups.map((call) => ({ ...call, title: `${call.name} of a group`, at: { ...ids, triggerId: groupId } })),
  ])('$title', async ({ name: called, endpoint, at }) => {
    const example = EXAMPLE_BODIES[called]
    expect(endpoint.body === undefined || example !== undefined).toBe(true)
    const valid = example ? [example(at), ...(MORE_BODIES[called] ?? [])] : []
    const bodies = example
      ? fc.oneof(
          { weight: 4, arbitrary: fc.oneof(...valid.map(damaged)).map((body) => JSON.stringify(body)) },
          hostile.map((body) => JSON.stringify(body)),
          fc.string(),
        )
      : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(bodies, queries, (body, query) => expectAnswer(endpoint, at, { body, query })),
      { numRuns: 25 * Math.max(1, valid.length) },
    )
    expect(server.logged).toEqual([])
  })

  test('any text in place of an id', async () => {
    const reading = nonDeleting.filter(
      ({ endpoint }) => /^\/api\/.*:/u.test(endpoint.path) && endpoint.method === 'GET',
    )
    const text = fc.oneof(fc.constantFrom('draft', 'published', 'constructor', '..', '%00', ids.tagId!), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reading), fc.nat(), text, async ({ endpoint }, which, any) => {
        const id = any.toWellFormed()
        const names = [...endpoint.path.matchAll(/:(\w+)/gu)].map(([, param = '']) => param)
        // These lead to another path, so no client sends them as an id.
        if (!['.', '..'].includes(id)) await expectAnswer(endpoint, { ...ids, [names[which % names.length]!]: id })
        expect((await server.request(`/containers/${encodeURIComponent(id)}`)).status).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
    expect(server.logged).toEqual([])
  })

  test('operations that were begun with such input', async () => {
    await runOperations(server)
    expect(server.logged).toEqual([])
  })
})

interface Sent {
  readonly body?: string | undefined
  readonly query?: readonly (readonly [string, string])[]
}

async function expectAnswer(endpoint: Endpoint, at: Ids, sent: Sent = {}): Promise<void> {
  const answer = await ask(endpoint, at, sent)
  const text = await answer.text()
  if (answer.status < 400) return
  expect(`${answer.status} ${text}`).not.toMatch(/^500/)
  const { errors } = JSON.parse(text) as { errors: { code: ErrorCode; status: string }[] }
  expect(errors.length).toBeLessThanOrEqual(20)
  for (const { code, status } of errors) {
    expect([code, Number(status)]).toEqual([code, ERROR_CODES[code]])
    expect(Number(status)).toBe(answer.status)
  }
}

async function ask(endpoint: Endpoint, at: Ids, { body, query = [] }: Sent) {
  const file = endpoint.path.startsWith('/debug-files') ? `${at.secret}.json` : `${at.appId}.js`
  const website = endpoint.path.includes('dimensions') ? [['website_id', at.appId ?? '']] : []
  const search = new URLSearchParams(
    [...website, ...query].map(([key = '', text = '']): [string, string] => [key, text]),
  )
  const headers: Record<string, string> = { Authorization: `Bearer ${token}`, Origin: server.deps.settings.origin }
  const init: RequestInit = { method: endpoint.method, headers }
  if (endpoint.sends === 'form') init.body = formOf(body ?? '')
  else if (body !== undefined) {
    headers['Content-Type'] = 'application/vnd.api+json'
    init.body = body
  }
  return server.request(`${fillPath(endpoint.path, { ...at, file })}?${search}`, init)
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.append('file', new File([text], 'shop.json'))
  return form
}
