import { ERROR_CODES } from '@waymark/domain/failure'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenOf } from './people.ts'
import { runOperations } from './run-operations.ts'
import { openSiteOfFile } from './site-of-file.ts'
import { addTag, addTrigger, addVariable, openSecondSite, tagBody, triggerBody, variableBody } from './test-site.ts'

const shop = await openSiteOfFile()
const token = await tokenOf(shop.server.deps, shop.owner)
const trigger = await addTrigger(shop, 'Trigger')
const ids = {
  trigger,
  tag: await addTag(shop, 'Tag', {}, [trigger]),
  group: await addTrigger(shop, 'Group', { trigger_type: 'trigger_group', members: [{ id: trigger }] }),
  variable: await addVariable(shop, 'Variable'),
  other: (await openSecondSite(shop)).appId,
}

/** Values that often break programs. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(70_000),
    '{{ '.repeat(2000),
    '{{ Variable }}',
    -1,
    1e308,
    0.1,
    2 ** 53,
    [],
    {},
    'constructor',
    '../../..',
    "'; drop table tags; --",
    'draft',
    '00000000-0000-0000-0000-000000000000',
    'b0d9c3a0-0000-4000-8000-000000000000',
  ),
  fc.jsonValue(),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}')),
)

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

/** A body that was right until something in it was replaced, once or several times. */
const spoilt = (body: object) =>
  fc.array(fc.tuple(fc.constantFrom(...pathsIn(body)), hostile), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((spoiled, [path, value]) => {
      const isThere = pathsIn(spoiled).some((other) => JSON.stringify(other) === JSON.stringify(path))
      return isThere ? replaced(spoiled, path, value) : spoiled
    }, body),
  )

async function expectAnswer(method: string, path: string, body?: unknown) {
  const response = await shop.server.request(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/vnd.api+json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status < 400) return
  const { errors } = JSON.parse(text) as { errors: { status: string; code: string }[] }
  expect(response.status, `${method} ${path} ${JSON.stringify(body)?.slice(0, 500)}: ${text}`).toBeLessThan(500)
  for (const error of errors) {
    expect(Object.keys(ERROR_CODES)).toContain(error.code)
    expect(error.status).toBe(String(response.status))
  }
  expect(errors.length).toBeLessThanOrEqual(20)
}

const condition = {
  condition_id: 'b0d9c3a0-0000-4000-8000-00000000000c',
  variable_id: BUILT_INS.clickElement.id,
  condition_type: 'matches' as const,
  value: 'a.buy',
  options: { selector_type: 'css' as const },
}
const scheduler = {
  date_ranges: [{ from: '2026-03-01T00:00:00+0000', to: '2026-03-02T00:00:00+0000', timezone: 'Europe/Warsaw' }],
  times_of_day: [{ from: '08:00:00', to: '1970-01-01T09:00:00+0000', timezone: 'UTC' }],
}
const event = {
  category: 'c',
  action: 'a',
  name: '{{ Variable }}',
  value: 1,
  custom_dimensions: [{ id: 1, value: 'x' }],
}
const lookup = {
  variable_type: 'lookup_table' as const,
  value: '{{ Variable }}',
  options: { mapping: [{ input: 'a', output: 'b' }], default_value: 'c' },
}
const copyBody = (type: string) => ({
  data: {
    type,
    attributes: { name: 'Copy', with_triggers: true },
    relationships: { target_app: { data: { id: ids.other, type: 'app' } } },
  },
})

test.each<[string, string, (own: typeof ids) => string, (own: typeof ids) => object]>([
  ['making tags', 'POST', () => 'tags', (own) => tagBody('New', { scheduler, document_write: true }, [own.trigger])],
  [
    'making event tags',
    'POST',
    () => 'tags',
    () => tagBody('New event', { template: 'waymark_event', template_options: event }),
  ],
  ['changing tags', 'PATCH', (own) => `tags/${own.tag}`, (own) => tagBody('Changed', { scheduler }, [own.trigger])],
  [
    'setting priorities',
    'PATCH',
    () => 'tags',
    (own) => ({ data: [{ id: own.tag, type: 'tag', attributes: { priority: 3 } }] }),
  ],
  ['copying tags', 'POST', (own) => `tags/${own.tag}/copy`, () => copyBody('tag')],
  [
    'making triggers',
    'POST',
    () => 'triggers',
    () => triggerBody('New', { trigger_type: 'click', conditions: [condition] }),
  ],
  [
    'making groups',
    'POST',
    () => 'triggers',
    (own) =>
      triggerBody('New group', {
        trigger_type: 'trigger_group',
        members: [{ id: own.trigger, meta: { firing_threshold: 2 } }],
      }),
  ],
  [
    'changing triggers',
    'PATCH',
    (own) => `triggers/${own.trigger}`,
    () => ({ data: { type: 'trigger', attributes: { name: 'Changed', conditions: [] } } }),
  ],
  [
    'changing groups',
    'PATCH',
    (own) => `triggers/${own.group}`,
    (own) => ({
      data: {
        type: 'trigger',
        attributes: { trigger_type: 'trigger_group', conditions: [] },
        relationships: { triggers: { data: [{ id: own.trigger, type: 'trigger', meta: { firing_threshold: 1 } }] } },
      },
    }),
  ],
  ['copying triggers', 'POST', (own) => `triggers/${own.group}/copy`, () => copyBody('trigger')],
  ['making variables', 'POST', () => 'variables', () => variableBody('New', lookup)],
  ['changing variables', 'PATCH', (own) => `variables/${own.variable}`, () => variableBody('Changed', lookup)],
  ['copying variables', 'POST', (own) => `variables/${own.variable}/copy`, () => copyBody('variable')],
  [
    'editing versions',
    'PATCH',
    () => 'versions/published',
    () => ({ data: { type: 'version', attributes: { name: 'Name', description: 'Text' } } }),
  ],
  [
    'publishing',
    'POST',
    () => 'versions/draft/publish',
    (own) => ({
      data: {
        type: 'version',
        attributes: { name: 'Name', description: 'Text', state: 'as seen', resumed_tags: [own.tag] },
      },
    }),
  ],
  ['stopping tags', 'POST', (own) => `tags/${own.tag}/stop`, () => ({ data: null })],
  ['making debug links', 'POST', () => 'versions/draft/debug-links', () => ({ data: { type: 'debug-link' } })],
])('%s answers any body with success or with an error of the catalogue', async (_, method, path, body) => {
  const address = `/api/tag/v1/${shop.appId}/${path(ids)}`
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 6, arbitrary: spoilt(body(ids)) }, hostile, fc.string()), (sent) =>
      expectAnswer(method, address, sent),
    ),
    { numRuns: 30 },
  )
  await runOperations(shop.server)
  expect(shop.server.logged).toEqual([])
})

test('lists answer any query with success or with a documented error', async () => {
  const key = fc.oneof(
    fc.constantFrom(
      'page[limit]',
      'page[offset]',
      'sort',
      'filter[name]',
      'filter[is_active]',
      'filter[template][]',
      'filter[trigger_type][0]',
      'filter[variable_type]',
      'filter[version_type]',
      'filter[resource_id]',
      'filter[author]',
      'filter[__proto__]',
      'page[constructor]',
    ),
    fc.string(),
  )
  const value = fc.oneof(
    fc.constantFrom('name', '-name', 'created_at,name', ',', 'true', '1', '-1', '9'.repeat(20), '%', '\\', "'", '\0'),
    fc.string(),
  )
  const list = fc.constantFrom(
    'tags',
    'triggers',
    'variables',
    'versions',
    'versions/draft/changelog',
    'versions/draft/changes',
    `changelog/${ids.tag}`,
    'versions/draft/debug-links',
    `tags/${ids.tag}/triggers`,
    `triggers/${ids.trigger}/tags`,
    `triggers/${ids.group}/triggers`,
  )
  await fc.assert(
    fc.asyncProperty(list, fc.array(fc.tuple(key, value), { maxLength: 4 }), async (path, pairs) => {
      const query = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
      await expectAnswer('GET', `/api/tag/v1/${shop.appId}/${path}?${query}`)
    }),
    { numRuns: 300 },
  )
})

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

test('any path is answered, with any text in place of an id', async () => {
  const segment = fc.oneof(fc.constantFrom('draft', 'published', 'constructor', '..', '%00', ids.tag), fc.string())
  const shape = fc.constantFrom(
    'tags/X',
    'triggers/X/tags',
    'variables/X',
    'versions/X',
    'versions/X/metadata',
    'versions/draft/changes/X',
    'operations/X',
  )
  await fc.assert(
    fc.asyncProperty(shape, segment, async (path, text) => {
      await expectAnswer('GET', `/api/tag/v1/${shop.appId}/${path.replace('X', () => encode(text))}`)
      expect((await shop.server.request(`/containers/${encode(text)}`)).status).toBeLessThan(500)
    }),
    { numRuns: 100 },
  )
})
