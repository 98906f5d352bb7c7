import { apps, metaSites, tags, variables, versions } from '@waymark/api-client/endpoints'
import { TagCreate } from '@waymark/domain/tag'
import { TriggerCreate } from '@waymark/domain/trigger'
import { VariableCreate } from '@waymark/domain/variable'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '#database/tables/content.ts'
import { organisations, users } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { signedIn } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { seedDemo } from './demo.ts'
import { marketplaceContent } from './marketplace.ts'
import { metaContent } from './meta.ts'
import { outdoorContent } from './outdoor.ts'

const context = { at: new Date(0), newId: () => crypto.randomUUID() }

test('the large site has 400 tags, 250 triggers and 140 variables, all with names of their own', () => {
  const { published, added } = marketplaceContent(context)
  const kinds = [[...published.tags, ...added], published.triggers, published.variables]
  expect(kinds.map((items) => items.length)).toEqual([400, 250, 140])
  for (const items of kinds) expect(new Set(items.map((item) => item.name)).size).toBe(items.length)
})

describe('everything seeded is what the API would accept', () => {
  const contents: Record<string, Content> = {
    marketplace: marketplaceContent(context).published,
    outdoor: outdoorContent(context),
    'meta-site': metaContent(context),
  }
  test.each(Object.keys(contents))('%s', (name) => {
    const { tags: tagItems = [], triggers = [], variables: variableItems = [] } = contents[name] ?? {}
    for (const {
      id,
      triggers: links,
      created_at: _,
      updated_at: __,
      code,
      document_write,
      ...attributes
    } of tagItems) {
      const body = {
        id,
        type: 'tag',
        attributes: { ...attributes, ...(code !== null && { code, document_write }) },
        relationships: { triggers: { data: links.map((link) => ({ id: link, type: 'trigger' })) } },
      }
      expect(v.safeParse(TagCreate, body).issues).toBeUndefined()
    }
    for (const { id, name: title, trigger_type, conditions } of triggers) {
      const body = { id, type: 'trigger', attributes: { name: title, trigger_type, conditions } }
      expect(v.safeParse(TriggerCreate, body).issues).toBeUndefined()
    }
    for (const { id, created_at: _, updated_at: __, ...attributes } of variableItems) {
      expect(v.safeParse(VariableCreate, { id, type: 'variable', attributes }).issues).toBeUndefined()
    }
  })
})

describe('the demo organisation', () => {
  let server: TestServer
  const people = new Map<string, Caller>()
  const as = (name: string) => people.get(name)

  beforeAll(async () => {
    server = await startTestServer()
    expect(await seedDemo(server.deps)).toBe(true)
    for (const row of await server.deps.db.select().from(users)) {
      people.set(row.email.replace('northwind.example', ''), await signedIn(server.deps, row))
    }
  })
  afterAll(() => server.close())

  test('is seeded once, however often the server starts', async () => {
    expect(await seedDemo(server.deps)).toBe(false)
    expect(await server.deps.db.$count(organisations)).toBe(2)
  })

  test('lets its people sign in with the documented password', async () => {
    const answer = await server.request('/api/auth/v1/login', {
      method: 'POST',
      headers: { Origin: server.deps.settings.origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'viewer@northwind.example', password: 'waymark-demo-2026' }),
    })
    expect(answer.status).toBe(204)
  })

  test.each([
    ['owner@', 12, 12, 2],
    ['publisher@', 12, 12, 2],
    ['editor@', 11, 10, 2],
    ['viewer@', 7, 0, 1],
  ])('shows %s %i sites, %i of them to edit, and %i meta-sites', async (name, seen, editable, metas) => {
    const total = async (query: object) => (await callAs(server, as(name), apps.list, { query })).answer.meta.total
    const metaTotal = (await callAs(server, as(name), metaSites.list, { query: {} })).answer.meta.total
    expect([await total({}), await total({ permission: ['edit'] }), metaTotal]).toEqual([seen, editable, metas])
  })

  test('has a large site of which most, but not all, is published', async () => {
    const [site] = (await callAs(server, as('editor@'), apps.list, { query: { search: 'Marketplace' } })).answer.data
    const params = { appId: site?.id ?? '' }
    const list = await callAs(server, as('editor@'), tags.list, { params, query: { page: { limit: 1000 } } })
    expect(list.answer.meta.total).toBe(400)
    expect(list.answer.data.filter((tag) => !tag.attributes.is_published)).toHaveLength(10)
    const own = await callAs(server, as('editor@'), variables.list, { params, query: { filter: { builtin: false } } })
    expect(own.answer.meta.total).toBe(140)
    const draft = await callAs(server, as('editor@'), versions.one, { params: { ...params, versionId: 'draft' } })
    expect(draft.answer.data.attributes.has_changes).toBe(true)
  })

  test('cannot see the other organisation', async () => {
    const [neighbour] = await server.deps.db.select().from(users).where(eq(users.email, 'owner@southmoor.example'))
    const list = await callAs(server, as('owner@'), apps.list, { query: { search: 'Southmoor' } })
    expect(list.answer.meta.total).toBe(0)
    expect(neighbour).toBeDefined()
  })
})
