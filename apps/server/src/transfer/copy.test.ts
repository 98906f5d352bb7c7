import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  changeTag,
  followOperation,
  openSecondSite,
  readTag,
  readTrigger,
  removeTag,
  type TestSite,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const target = (site: TestSite) => ({ target_app: { data: { id: site.appId, type: 'app' as const } } })
const copyTag = (from: TestSite, to: TestSite, tagId: string, name: string, with_triggers = false) =>
  callAs(from.server, from.owner, tags.copy, {
    params: { appId: from.appId, tagId },
    body: { data: { type: 'tag', attributes: { name, with_triggers }, relationships: target(to) } },
  })
const copyTrigger = (from: TestSite, to: TestSite, triggerId: string, name: string) =>
  callAs(from.server, from.owner, triggers.copy, {
    params: { appId: from.appId, triggerId },
    body: { data: { type: 'trigger', attributes: { name }, relationships: target(to) } },
  })
const copyVariable = (from: TestSite, to: TestSite, variableId: string, name: string) =>
  callAs(from.server, from.owner, variables.copy, {
    params: { appId: from.appId, variableId },
    body: { data: { type: 'variable', attributes: { name }, relationships: target(to) } },
  })
const variableOf = async ({ server, owner, appId }: TestSite, variableId: string) =>
  (await callAs(server, owner, variables.one, { params: { appId, variableId } })).answer?.data

describe('within one site', () => {
  test('a copy has the content, its own name, no priority, and the triggers only if asked', async () => {
    const site = await openSecondSite(shop)
    const triggerId = await addTrigger(site, 'Start')
    const tagId = await addTag(site, 'Original', { is_active: false, priority: 7, note: 'Why', labels: ['Sale'] }, [
      triggerId,
    ])
    const accepted = await copyTag(site, site, tagId, 'Original (copy)', true)
    expect(accepted.answer.data.attributes).toEqual({ name: 'Original (copy)' })
    const done = await followOperation(site, accepted)
    expect(done).toMatchObject({
      operation_type: 'copy/tag',
      state: 'completed',
      parameters: {
        source_app_id: site.appId,
        source_tag_id: tagId,
        target_app_id: site.appId,
        target_tag_id: accepted.answer.data.id,
        name: 'Original (copy)',
        with_triggers: true,
      },
      summary: { triggers: [], variables: [] },
    })
    expect(done.summary?.tags).toMatchObject([
      {
        source_name: 'Original',
        target_name: 'Original (copy)',
        target_id: accepted.answer.data.id,
        is_renamed: false,
      },
    ])
    const copy = await readTag(site, accepted.answer.data.id)
    expect(copy?.attributes).toMatchObject({ is_active: false, priority: 0, is_published: false, code: '<i>1</i>' })
    expect(copy?.attributes).toMatchObject({ note: 'Why', labels: ['Sale'] })
    expect(copy?.relationships.triggers.data).toEqual([{ id: triggerId, type: 'trigger' }])
    expect((await changes(site)).at(-1)).toMatchObject({ change_type: 'add', resource_name: 'Original (copy)' })
    const bare = await copyTag(site, site, tagId, 'Bare')
    await followOperation(site, bare)
    expect((await readTag(site, bare.answer.data.id))?.relationships.triggers.data).toEqual([])
  })

  test('a group keeps its members, and its conditions get ids of their own', async () => {
    const site = await openSecondSite(shop)
    const member = await addTrigger(site, 'Member')
    const condition = {
      variable_id: BUILT_INS.pageUrl.id,
      condition_type: 'contains' as const,
      value: 'x',
      options: {},
    }
    const groupId = await addTrigger(site, 'Group', {
      trigger_type: 'trigger_group',
      members: [{ id: member, meta: { firing_threshold: 2 } }],
      conditions: [condition],
    })
    const accepted = await copyTrigger(site, site, groupId, 'Group again')
    await followOperation(site, accepted)
    const [original, copy] = [await readTrigger(site, groupId), await readTrigger(site, accepted.answer.data.id)]
    expect(copy?.relationships.triggers).toEqual(original?.relationships.triggers)
    expect(copy?.attributes.conditions).toMatchObject([condition])
    expect(copy?.attributes.conditions[0]?.condition_id).not.toBe(original?.attributes.conditions[0]?.condition_id)
  })

  test('a name that is taken is refused at once', async () => {
    const tagId = await addTag(shop, 'Only one')
    const refused = await copyTag(shop, shop, tagId, ' Only one ')
    expect(refused).toMatchObject({ status: 400, codes: ['NOT_UNIQUE_TAG_NAME_ERROR'] })
  })

  test('a name that is taken meanwhile makes the operation fail', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Source')
    const accepted = await copyTag(site, site, tagId, 'Wanted')
    await addTag(site, 'Wanted')
    const done = await followOperation(site, accepted)
    expect(done).toMatchObject({ state: 'failed' })
    expect(done.summary?.errors?.[0]).toBe('NOT_UNIQUE_TAG_NAME_ERROR')
    expect(await readTag(site, accepted.answer.data.id)).toBeUndefined()
  })

  test('an item that is deleted before its turn comes cannot be copied any more', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Fleeting')
    const accepted = await copyTag(site, site, tagId, 'Too late')
    await removeTag(site, tagId)
    expect(await followOperation(site, accepted)).toMatchObject({
      state: 'failed',
      summary: { errors: ['NOT_FOUND_ERROR', expect.any(String)] },
    })
  })
})

describe('to another site', () => {
  test('dependencies are copied along; equal items are reused, other namesakes are renamed with their references', async () => {
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    const currency = await addVariable(from, 'Currency', { variable_type: 'data_layer', value: 'shop.currency' })
    await addVariable(from, 'Shared', { value: 'same' })
    const table = await addVariable(from, 'Symbol', {
      variable_type: 'lookup_table',
      value: '{{ Currency }}',
      options: { mapping: [{ input: 'EUR', output: '€' }], default_value: null },
    })
    await addVariable(from, 'Bystander')
    const member = await addTrigger(from, 'Member')
    const group = await addTrigger(from, 'Group', { trigger_type: 'trigger_group', members: [{ id: member }] })
    const condition = { variable_id: table, condition_type: 'equals' as const, value: '€', options: {} }
    const start = await addTrigger(from, 'Start', { conditions: [condition] })
    const code = '<b>{{ Currency }} {{ Shared }} {{ Page Url }} {{ nobody }}</b>'
    const tagId = await addTag(from, 'Sale', { code, priority: 3 }, [start, group])

    await addVariable(to, 'Currency', { value: 'EUR' })
    const shared = await addVariable(to, 'Shared', { value: 'same' })
    await addTrigger(to, 'Start')

    const accepted = await copyTag(from, to, tagId, 'Sale', true)
    const { summary } = await followOperation(from, accepted)
    const lines = [...(summary?.triggers ?? []), ...(summary?.variables ?? [])]
    expect(Object.fromEntries(lines.map((line) => [line.source_name, line.target_name]))).toEqual({
      Start: 'Start (copy)',
      Group: 'Group',
      Member: 'Member',
      Currency: 'Currency (copy)',
      Shared: 'Shared',
      Symbol: 'Symbol',
    })
    expect(
      lines
        .filter((line) => line.is_renamed)
        .map((line) => line.source_name)
        .sort(),
    ).toEqual(['Currency', 'Start'])
    expect(lines.find((line) => line.source_name === 'Shared')?.target_id).toBe(shared)

    const idOf = (name: string) => lines.find((line) => line.source_name === name)?.target_id ?? ''
    const copy = await readTag(to, accepted.answer.data.id)
    expect(copy?.attributes).toMatchObject({
      code: '<b>{{ Currency (copy) }} {{ Shared }} {{ Page Url }} {{ nobody }}</b>',
      priority: 0,
    })
    expect(copy?.relationships.triggers.data.map((link) => link.id)).toEqual([idOf('Start'), idOf('Group')])
    expect((await variableOf(to, idOf('Symbol')))?.attributes.value).toBe('{{ Currency (copy) }}')
    expect((await readTrigger(to, idOf('Start')))?.attributes.conditions[0]?.variable_id).toBe(idOf('Symbol'))
    expect((await readTrigger(to, idOf('Group')))?.relationships.triggers.data[0]?.id).toBe(idOf('Member'))
    expect((await version(to)).has_changes).toBe(true)
    expect((await variableOf(from, currency))?.attributes.name).toBe('Currency')
  })

  test('a second copy reuses what the first one added', async () => {
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    await addVariable(from, 'Plan')
    const tagId = await addTag(from, 'User', { code: '{{ Plan }}' })
    const first = await followOperation(from, await copyTag(from, to, tagId, 'User'))
    const second = await followOperation(from, await copyTag(from, to, tagId, 'User 2'))
    expect(second.summary?.variables).toMatchObject([
      { target_id: first.summary?.variables?.[0]?.target_id, is_renamed: false },
    ])
  })

  test('references follow a variable that is copied under another name', async () => {
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    const table = (input: string) => ({
      variable_type: 'lookup_table' as const,
      value: `{{ ${input} }}`,
      options: { mapping: [], default_value: null },
    })
    await addVariable(from, 'One', table('Two'))
    const two = await addVariable(from, 'Two', table('One'))
    const { summary } = await followOperation(from, await copyVariable(from, to, two, 'Three'))
    const one = summary?.variables?.find((line) => line.source_name === 'One')
    expect((await variableOf(to, one?.target_id ?? ''))?.attributes.value).toBe('{{ Three }}')
  })

  test('the target must be visible and editable', async () => {
    const { server, organisationId } = shop
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    const tagId = await addTag(from, 'Mine')
    const user = await makeUser(server.deps, organisationId)
    const grant = (siteId: string, level: 'view' | 'edit') =>
      server.deps.db.insert(tables.accessLevels).values({ siteId, userId: user.id, level })
    await grant(from.appId, 'view')
    const asUser = { ...from, owner: user }
    expect(await copyTag(asUser, to, tagId, 'Theirs')).toMatchObject({
      status: 400,
      codes: ['RELATED_RESOURCE_NOT_FOUND_ERROR'],
    })
    await grant(to.appId, 'view')
    expect(await copyTag(asUser, to, tagId, 'Theirs')).toMatchObject({ status: 403, codes: ['FORBIDDEN_ERROR'] })
    expect(await copyTag(asUser, from, tagId, 'Theirs')).toMatchObject({ status: 403 })
    const stranger = await makeOrganisation(server.deps, 'Southwind')
    const foreign = { ...to, appId: await makeSite(server.deps, stranger) }
    expect((await copyTag(from, foreign, tagId, 'Theirs')).codes).toEqual(['RELATED_RESOURCE_NOT_FOUND_ERROR'])
  })
})

describe('items with restrictions', () => {
  test('audience conditions become abandoned on a meta-site, audience triggers are not copied', async () => {
    const [from, meta] = [await openSecondSite(shop), await openSecondSite(shop, 'meta-site')]
    const belongs = {
      variable_id: BUILT_INS.cdpAudience.id,
      condition_type: 'visitor_belongs_to' as const,
      value: 'b0d9c3a0-0000-4000-8000-000000000000',
      options: {},
    }
    const plain = await addTrigger(from, 'Plain', { conditions: [belongs] })
    const audience = await addTrigger(from, 'Audience', {
      trigger_type: 'cdp_audience_detection',
      conditions: [belongs],
    })
    const tagId = await addTag(from, 'Both', {}, [plain, audience])
    const accepted = await copyTag(from, meta, tagId, 'Both', true)
    const { summary } = await followOperation(from, accepted)
    const lines = summary?.triggers ?? []
    expect(lines.find((line) => line.source_name === 'Audience')).toMatchObject({
      errors: ['TEMPLATE_NOT_ALLOWED_ERROR'],
    })
    const copied = lines.find((line) => line.source_name === 'Plain')?.target_id ?? ''
    expect((await readTrigger(meta, copied))?.attributes.conditions[0]?.condition_type).toBe('abandoned')
    expect((await readTag(meta, accepted.answer.data.id))?.relationships.triggers.data).toEqual([
      { id: copied, type: 'trigger' },
    ])
    expect(await copyTrigger(from, meta, audience, 'Audience')).toMatchObject({
      status: 409,
      codes: ['TEMPLATE_NOT_ALLOWED_ERROR'],
    })
  })

  test('an abandoned tag is not copied', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Relic')
    await site.server.deps.db.update(tables.tags).set({ template: 'abandoned' }).where(eq(tables.tags.id, tagId))
    expect(await copyTag(site, site, tagId, 'Relic 2')).toMatchObject({
      status: 409,
      codes: ['ABANDONED_RESOURCE_ERROR'],
    })
  })

  test('a heatmaps tag stands once on a site', async () => {
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    const heatmaps = { template: 'heatmaps' as const, template_options: {} }
    const tagId = await addTag(from, 'Heat', heatmaps)
    expect(await copyTag(from, from, tagId, 'Heat 2')).toMatchObject({
      status: 409,
      codes: ['SINGLE_INSTANCE_TEMPLATE_ERROR'],
    })
    expect((await followOperation(from, await copyTag(from, to, tagId, 'Heat'))).state).toBe('completed')
    expect((await copyTag(from, to, tagId, 'Heat 2')).codes).toEqual(['SINGLE_INSTANCE_TEMPLATE_ERROR'])
  })

  test('built-in variables are not copied', async () => {
    expect((await copyVariable(shop, shop, BUILT_INS.pageUrl.id, 'Mine')).codes).toEqual(['BUILTIN_VARIABLE_ERROR'])
  })
})

test('a copy is made of the source as it is when its turn comes', async () => {
  const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
  const tagId = await addTag(from, 'Moving', { code: 'early' })
  const accepted = await copyTag(from, to, tagId, 'Moving')
  await changeTag(from, tagId, { code: 'late' })
  await runOperations(from.server)
  expect((await readTag(to, accepted.answer.data.id))?.attributes.code).toBe('late')
})
