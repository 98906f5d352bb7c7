import { apps, metaSites, tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import { TagCreate } from '@waymark/domain/tag'
import { offeredTemplates, TEMPLATE_CATEGORIES } from '@waymark/domain/tag/templates'
import { TriggerCreate } from '@waymark/domain/trigger'
import { VariableCreate } from '@waymark/domain/variable'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkedSites } from '#containers/rebuild.ts'
import { organisations, users } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { signedIn } from '#testing/people.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { DEMO_SITE, seedDemo } from './demo.ts'
import { marketplaceContent } from './marketplace.ts'

const DAY = 86_400_000
const context = { at: new Date(0), newId: () => crypto.randomUUID() }

test('the large site has 400 tags, 250 triggers and 140 variables, all with names of their own', () => {
  const { published, added } = marketplaceContent(context)
  const kinds = [[...published.tags, ...added], published.triggers, published.variables]
  expect(kinds.map((items) => items.length)).toEqual([400, 250, 140])
  for (const items of kinds) expect(new Set(items.map((item) => item.name)).size).toBe(items.length)
})

test('the content of the large site is what the API would accept', () => {
  const { tags: tagItems, triggers: triggerItems, variables: variableItems } = marketplaceContent(context).published
  for (const { id, triggers: links, created_at: _, updated_at: __, code, document_write, ...attributes } of tagItems) {
    const body = {
      id,
      type: 'tag',
      attributes: { ...attributes, ...(code !== null && { code, document_write }) },
      relationships: { triggers: { data: links.map((link) => ({ id: link, type: 'trigger' })) } },
    }
    expect(v.safeParse(TagCreate, body).issues).toBeUndefined()
  }
  for (const { id, name: title, trigger_type, conditions } of triggerItems) {
    const body = { id, type: 'trigger', attributes: { name: title, trigger_type, conditions } }
    expect(v.safeParse(TriggerCreate, body).issues).toBeUndefined()
  }
  for (const { id, created_at: _, updated_at: __, ...attributes } of variableItems) {
    expect(v.safeParse(VariableCreate, { id, type: 'variable', attributes }).issues).toBeUndefined()
  }
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
    const answer = await signInTo(server, { email: 'viewer@northwind.example', password: 'waymark-demo-2026' })
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

  describe('has a shop in its third month', () => {
    const params = { appId: DEMO_SITE }
    const versionsOf = async () =>
      (await callAs(server, as('viewer@'), versions.list, { params, query: { sort: ['created_at'] } })).answer.data
    const entriesOf = async (versionId: string) => {
      const query = { page: { limit: 1000 }, sort: ['created_at' as const] }
      const read = await callAs(server, as('viewer@'), versions.changelog, { params: { ...params, versionId }, query })
      return read.answer.data.map((entry) => entry.attributes)
    }

    test('with four published versions and two snapshots, each with a name, a description and a date of its own', async () => {
      const made = (await versionsOf()).map(({ attributes }) => attributes)
      const past = made.filter(({ version_type }) => version_type !== 'draft')
      expect(past.map(({ version_major, version_minor }) => `${version_major}.${version_minor}`)).toEqual([
        '1.0',
        '2.0',
        '2.1',
        '3.0',
        '4.0',
        '4.1',
      ])
      expect(past.filter(({ published_at }) => published_at !== null)).toHaveLength(4)
      for (const { name, description } of past) expect([name, description]).not.toContain(null)
      expect(new Set(past.map(({ author }) => author?.email)).size).toBe(3)
      const days = past.map(({ created_at }) =>
        Math.round((server.deps.clock().getTime() - Date.parse(created_at)) / DAY),
      )
      expect(days).toEqual([91, 83, 70, 62, 20, 9])
    })

    test('with a changelog of every version, by the people who worked on it, from before it was published', async () => {
      const types = new Set<string>()
      for (const { id, attributes } of await versionsOf()) {
        const entries = await entriesOf(id)
        expect(entries.length, attributes.name ?? 'draft').toBeGreaterThan(0)
        for (const { change_type, created_at, author } of entries) {
          types.add(change_type)
          expect(author).toMatch(/^(owner|publisher|editor)@northwind.example$/)
          if (attributes.published_at) {
            expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.parse(attributes.published_at))
          }
        }
      }
      expect([...types].sort()).toEqual(['add', 'delete', 'edit'])
      const draft = await callAs(server, as('viewer@'), versions.one, { params: { ...params, versionId: 'draft' } })
      expect(draft.answer.data.attributes.has_changes).toBe(true)
    })

    test('with tags of every group of templates, by consent, schedule, priority and trigger group', async () => {
      const page = { limit: 1000 }
      const listed = (await callAs(server, as('viewer@'), tags.list, { params, query: { page } })).answer.data
      expect(listed).toHaveLength(16)
      const stored = listed.map(({ attributes }) => attributes)
      const groups = offeredTemplates()
        .filter((template) => stored.some((tag) => tag.template === template.stored.template))
        .map((template) => template.category)
      expect(new Set(groups).size).toBe(Object.keys(TEMPLATE_CATEGORIES).length)
      expect(new Set(stored.map((tag) => tag.consent_type)).size).toBeGreaterThan(4)
      expect(stored.filter((tag) => tag.priority > 0)).toHaveLength(3)
      const groupsOfTriggers = { params, query: { page, filter: { trigger_type: ['trigger_group' as const] } } }
      expect((await callAs(server, as('viewer@'), triggers.list, groupsOfTriggers)).answer.data).toHaveLength(1)
      const types = (await callAs(server, as('viewer@'), variables.list, { params, query: { page } })).answer.data.map(
        ({ attributes }) => attributes.variable_type,
      )
      expect(types).toEqual(expect.arrayContaining(['lookup_table', 'custom_js', 'data_layer', 'constant', 'url']))
    })

    test('with a published meta-site of three tags that runs on two websites', async () => {
      const query = { search: 'brand' }
      const [brand] = (await callAs(server, as('viewer@'), metaSites.list, { query })).answer.data
      const params = { appId: brand?.id ?? '' }
      const list = await callAs(server, as('viewer@'), tags.list, { params, query: {} })
      expect(list.answer.data.map(({ attributes }) => attributes.is_published)).toEqual([true, true, true])
      expect(await linkedSites(server.deps.db, params.appId)).toHaveLength(2)
    })
  })

  test('cannot see the other organisation', async () => {
    const [neighbour] = await server.deps.db.select().from(users).where(eq(users.email, 'owner@southmoor.example'))
    const list = await callAs(server, as('owner@'), apps.list, { query: { search: 'Southmoor' } })
    expect(list.answer.meta.total).toBe(0)
    expect(neighbour).toBeDefined()
  })
})
