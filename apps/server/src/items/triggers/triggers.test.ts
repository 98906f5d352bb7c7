import { triggers, variables } from '@waymark/api-client/endpoints'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  openSecondSite,
  publish,
  readTag,
  readTrigger,
  removeTrigger,
  type TestSite,
  triggerBody,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const create = (...body: Parameters<typeof triggerBody>) => createIn(shop, ...body)
const createIn = ({ server, owner, appId }: TestSite, ...body: Parameters<typeof triggerBody>) =>
  callAs(server, owner, triggers.create, { params: { appId }, body: triggerBody(...body) })
const change = (triggerId: string, attributes: object, members?: { id: string; meta?: object }[]) =>
  callAs(shop.server, shop.owner, triggers.change, {
    params: { appId: shop.appId, triggerId },
    body: {
      data: {
        type: 'trigger',
        attributes,
        ...(members && {
          relationships: { triggers: { data: members.map((one) => ({ ...one, type: 'trigger' as const })) } },
        }),
      },
    },
  })

const onPath = (value: string) => ({
  variable_id: BUILT_INS.pagePath.id,
  condition_type: 'contains' as const,
  value,
  options: {},
})

describe('conditions', () => {
  test('without an id get one that is derived from their content', async () => {
    const made = await create('On sale', { conditions: [onPath('/sale'), onPath('/sale')] })
    const ids = made.answer.data.attributes.conditions.map((condition) => condition.condition_id)
    expect(ids.every((id) => /^[0-9a-f-]{14}5/u.test(String(id)))).toBe(true)
    expect(new Set(ids).size).toBe(2)
  })

  test('that need no value lose it', async () => {
    const made = await create('Set', {
      conditions: [{ variable_id: BUILT_INS.referrer.id, condition_type: 'is_set', value: 'x', options: {} }],
    })
    expect(made.answer.data.attributes.conditions[0]).toMatchObject({ value: null, options: {} })
  })

  test.each([
    [
      'an unknown variable',
      { ...onPath('x'), variable_id: 'b0d9c3a0-0000-4000-8000-000000000000' },
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
    ],
    ['a matcher the variable lacks', { ...onPath('x'), condition_type: 'matches' as const }, 'INVALID_JSON_ERROR'],
    ['an abandoned one', { ...onPath('x'), condition_type: 'abandoned' as const }, 'INVALID_JSON_ERROR'],
    ['an empty value', onPath(''), 'INVALID_JSON_ERROR'],
    ['a value that is too long', onPath('x'.repeat(256)), 'INVALID_JSON_ERROR'],
    [
      'a selector that is none',
      {
        variable_id: BUILT_INS.clickElement.id,
        condition_type: 'matches' as const,
        value: 'a >',
        options: { selector_type: 'css' as const },
      },
      'INVALID_JSON_ERROR',
    ],
  ])('with %s are refused', async (_, condition, code) => {
    const type = condition.variable_id === BUILT_INS.clickElement.id ? 'click' : 'page_view'
    const refused = await create('Refused', { trigger_type: type, conditions: [condition] })
    expect(refused).toMatchObject({ status: 400, codes: [code] })
    expect(refused.errors[0]?.source).toMatchObject({
      pointer: expect.stringMatching(/^\/data\/attributes\/conditions\/0/u),
    })
  })

  test('on a deleted variable stay while they are left alone, and are flagged', async () => {
    const variableId = await addVariable(shop, 'Short-lived')
    const condition = { variable_id: variableId, condition_type: 'equals' as const, value: '1', options: {} }
    const triggerId = await addTrigger(shop, 'Orphaned', { conditions: [condition] })
    await callAs(shop.server, shop.owner, variables.remove, { params: { appId: shop.appId, variableId } })
    const found = await readTrigger(shop, triggerId)
    expect(found?.meta).toMatchObject({ has_abandoned_conditions: false, has_conditions_with_abandoned_variable: true })
    const kept = found?.attributes.conditions ?? []
    expect((await change(triggerId, { conditions: [...kept, onPath('/x')] })).status).toBe(204)
    expect((await change(triggerId, { conditions: [{ ...kept[0], value: '2' }] })).codes).toEqual([
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
    ])
  })
})

describe('changing', () => {
  test('the type of a trigger never changes', async () => {
    const triggerId = await addTrigger(shop, 'Fixed')
    expect((await change(triggerId, { trigger_type: 'click' })).errors[0]?.source).toEqual({
      pointer: '/data/attributes/trigger_type',
    })
    expect((await change(triggerId, { trigger_type: 'page_view', name: 'Fixed again' })).status).toBe(204)
    expect((await readTrigger(shop, triggerId))?.attributes.name).toBe('Fixed again')
  })

  test('names are unique among triggers, not across kinds', async () => {
    await addTrigger(shop, 'Twice')
    await addTag(shop, 'Twice')
    const refused = await create('Twice')
    expect(refused.codes).toEqual(['NOT_UNIQUE_TRIGGER_NAME_ERROR'])
  })
})

describe('groups', () => {
  test('have members with thresholds, and members list their groups', async () => {
    const [one, two] = [await addTrigger(shop, 'Member one'), await addTrigger(shop, 'Member two')]
    const groupId = await addTrigger(shop, 'Group', {
      trigger_type: 'trigger_group',
      members: [{ id: one, meta: { firing_threshold: 3 } }, { id: two }],
    })
    expect((await readTrigger(shop, groupId))?.relationships.triggers.data).toEqual([
      { id: one, type: 'trigger', meta: { firing_threshold: 3 } },
      { id: two, type: 'trigger', meta: { firing_threshold: 1 } },
    ])
    expect((await readTrigger(shop, one))?.relationships.triggers.data).toEqual([
      { id: groupId, type: 'trigger', meta: { firing_threshold: 3 } },
    ])
    const related = async (triggerId: string) => {
      const call = { params: { appId: shop.appId, triggerId } }
      const { answer } = await callAs(shop.server, shop.owner, triggers.triggers, call)
      return answer.data.map((item) => [item.attributes.name, item.meta.firing_threshold])
    }
    expect(await related(groupId)).toEqual([
      ['Member one', 3],
      ['Member two', 1],
    ])
    expect(await related(two)).toEqual([['Group', 1]])
    expect((await removeTrigger(shop, one)).codes).toEqual(['TRIGGER_IN_GROUP_ERROR'])
    expect((await removeTrigger(shop, groupId)).status).toBe(204)
    expect((await removeTrigger(shop, one)).status).toBe(204)
  })

  test('have no groups, repeated or unknown triggers as members, and ten at most', async () => {
    const member = await addTrigger(shop, 'Lonely')
    const inner = await addTrigger(shop, 'Inner', { trigger_type: 'trigger_group', members: [{ id: member }] })
    const many: { id: string }[] = []
    for (let count = 0; count < 11; count++) many.push({ id: await addTrigger(shop, `Crowd ${count}`) })
    const group = (members: { id: string; meta?: { firing_threshold: number } }[]) =>
      create('Outer', { trigger_type: 'trigger_group', members })
    expect((await group([{ id: inner }])).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await group([{ id: member }, { id: member }])).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await group(many)).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await group([{ id: member, meta: { firing_threshold: 0 } }])).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await group([{ id: 'b0d9c3a0-0000-4000-8000-000000000000' }])).codes).toEqual([
      'RELATED_RESOURCE_NOT_FOUND_ERROR',
    ])
    expect((await group(many.slice(1))).status).toBe(201)
  })
})

describe('deleting', () => {
  test('removes a trigger from its tags, each of which counts as edited', async () => {
    const site = await openSecondSite(shop)
    const triggerId = await addTrigger(site, 'Doomed')
    const tagId = await addTag(site, 'User', {}, [triggerId])
    await publish(site)
    await removeTrigger(site, triggerId)
    const tag = await readTag(site, tagId)
    expect(tag.attributes.is_published).toBe(false)
    expect(tag.relationships.triggers.data).toEqual([])
    const recorded = await changes(site)
    expect(recorded.map((entry) => [entry.resource_type, entry.change_type, entry.author])).toEqual([
      ['trigger', 'delete', site.owner.email],
      ['tag', 'edit', site.owner.email],
    ])
    expect(recorded[1]?.before_content?.triggers).toEqual([{ trigger_id: triggerId, name: 'Doomed' }])
    expect(recorded[1]?.after_content?.triggers).toEqual([])
  })
})

describe('the list', () => {
  test('can be filtered by type and by triggers without tags', async () => {
    const site = await openSecondSite(shop)
    const used = await addTrigger(site, 'b used')
    await addTrigger(site, 'a click', { trigger_type: 'click' })
    await addTag(site, 'User', {}, [used])
    const list = async (query: object) => {
      const { answer } = await callAs(site.server, site.owner, triggers.list, { params: { appId: site.appId }, query })
      return answer.data.map((item) => item.attributes.name)
    }
    expect(await list({})).toEqual(['a click', 'b used'])
    expect(await list({ filter: { has_any_tags: false } })).toEqual(['a click'])
    expect(await list({ filter: { trigger_type: ['page_view', 'history'] } })).toEqual(['b used'])
    const call = { params: { appId: site.appId, triggerId: used } }
    expect((await callAs(site.server, site.owner, triggers.tags, call)).answer.data[0]?.attributes.name).toBe('User')
  })
})

describe('sorted by type, the list', () => {
  test('is ordered by the names of the types, and equal rows keep one order on every page', async () => {
    const site = await openSecondSite(shop)
    for (const [name, trigger_type] of [
      ['w', 'page_view'],
      ['v', 'capturing_click'],
      ['c', 'click'],
      ['b', 'debounced_history'],
      ['a', 'capturing_click'],
    ] as const)
      await addTrigger(site, name, { trigger_type })
    const rows = async (sort: 'trigger_type' | '-trigger_type', offset = 0, limit = 10) => {
      const query = { sort: [sort], page: { limit, offset } }
      const { answer } = await callAs(site.server, site.owner, triggers.list, { params: { appId: site.appId }, query })
      return answer.data
    }
    const up = await rows('trigger_type')
    const called = ['capturing_click', 'capturing_click', 'click', 'debounced_history', 'page_view']
    expect(up.map((row) => row.attributes.trigger_type)).toEqual(called)
    const down = await rows('-trigger_type')
    expect(down.map((row) => row.attributes.trigger_type)).toEqual(called.toReversed())
    expect(down.slice(-2)).toEqual(up.slice(0, 2))
    expect([...(await rows('trigger_type', 0, 1)), ...(await rows('trigger_type', 1, 4))]).toEqual(up)
  })
})

describe('on meta-sites', () => {
  test('there are no audience conditions', async () => {
    const meta = await openSecondSite(shop, 'meta-site')
    const audience = {
      variable_id: BUILT_INS.cdpAudience.id,
      condition_type: 'visitor_belongs_to' as const,
      value: 'x',
      options: {},
    }
    const refused = await createIn(meta, 'Audience', { conditions: [audience] })
    expect(refused.codes).toEqual(['INVALID_JSON_ERROR'])
  })
})

test('a condition that is no longer supported is flagged and can be taken out', async () => {
  const triggerId = await addTrigger(shop, 'From older days', { conditions: [onPath('/x')] })
  const { db } = shop.server.deps
  const conditions = [
    { condition_id: 'c', variable_id: BUILT_INS.pagePath.id, condition_type: 'abandoned', value: null, options: {} },
  ]
  await db.update(tables.triggers).set({ conditions }).where(eq(tables.triggers.id, triggerId))
  expect((await readTrigger(shop, triggerId))?.meta?.has_abandoned_conditions).toBe(true)
  expect((await change(triggerId, { name: 'From older days, renamed' })).status).toBe(204)
  expect((await change(triggerId, { conditions: [] })).status).toBe(204)
  expect((await readTrigger(shop, triggerId))?.meta?.has_abandoned_conditions).toBe(false)
})
