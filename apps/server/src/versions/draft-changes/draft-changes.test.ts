import { triggers, variables, versions } from '@waymark/api-client/endpoints'
import { GROUP_LIMIT } from '@waymark/domain/trigger'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  changeTag,
  followOperation,
  linksTo,
  openSecondSite,
  publish,
  readTag,
  readTrigger,
  removeTag,
  removeTrigger,
  type TestSite,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const differing = async ({ server, owner, appId }: TestSite) => {
  const { answer } = await callAs(server, owner, versions.draftChanges, { params: { appId } })
  return { total: answer.meta.total, rows: answer.data.map((change) => change.attributes) }
}
const marks = async (site: TestSite) =>
  (await differing(site)).rows.map((row) => `${row.change_type} ${row.resource_name}`).sort()
const one = async ({ server, owner, appId }: TestSite, changedId: string) =>
  callAs(server, owner, versions.draftChange, { params: { appId, changedId } })
const discard = ({ server, owner, appId }: TestSite, changedId: string) =>
  callAs(server, owner, versions.discardChange, { params: { appId, changedId } })
const rename = ({ server, owner, appId }: TestSite, variableId: string, name: string) =>
  callAs(server, owner, variables.change, {
    params: { appId, variableId },
    body: { data: { type: 'variable', attributes: { name } } },
  })

describe('the changes of a draft', () => {
  test('are the items that differ from what is published, not the writes', async () => {
    const site = await openSecondSite(shop)
    const kept = await addTag(site, 'Kept')
    const gone = await addTag(site, 'Gone')
    await publish(site)
    expect(await differing(site)).toEqual({ total: 0, rows: [] })
    await changeTag(site, kept, { priority: 1 })
    await changeTag(site, kept, { priority: 2 })
    await removeTag(site, gone)
    await addTrigger(site, 'New')
    expect(await marks(site)).toEqual(['add New', 'delete Gone', 'edit Kept'])
    expect(await changes(site)).toHaveLength(4)
  })

  test('do not count an item that was changed and changed back, and then nothing can be published', async () => {
    const site = await openSecondSite(shop)
    const kept = await addTag(site, 'Kept')
    await publish(site)
    await changeTag(site, kept, { name: 'Other' })
    expect(await version(site)).toMatchObject({ has_changes: true })
    await changeTag(site, kept, { name: 'Kept' })
    expect(await differing(site)).toMatchObject({ total: 0 })
    expect(await version(site)).toMatchObject({ has_changes: false })
    const { server, owner, appId } = site
    const refused = await callAs(server, owner, versions.publish, { params: { appId, versionId: 'draft' } })
    expect(refused).toMatchObject({ status: 409, codes: ['NO_CHANGES_TO_PUBLISH_ERROR'] })
  })

  test('say who changed an item last and when, what it is, and come newest first', async () => {
    const site = await openSecondSite(shop)
    site.server.advance(60)
    await addVariable(site, 'Older')
    site.server.advance(60)
    await addTag(site, 'Newer', { template: 'custom_tag' })
    const { rows } = await differing(site)
    expect(rows.map((row) => [row.resource_name, row.resource_type, row.item_type])).toEqual([
      ['Newer', 'tag', 'custom_tag'],
      ['Older', 'variable', 'constant'],
    ])
    const [newer, older] = rows
    expect(newer?.author).toBe(site.owner.email)
    expect(Date.parse(newer?.created_at ?? '') - Date.parse(older?.created_at ?? '')).toBe(60_000)
  })

  test('follow from contents after a revert and after an older version is published', async () => {
    const site = await openSecondSite(shop)
    const kept = await addTag(site, 'Kept')
    await publish(site)
    const first = (await version(site, 'published')).id
    await changeTag(site, kept, { priority: 9 })
    const added = await addTag(site, 'Added later')
    await publish(site)
    await publish(site, first)
    expect(await marks(site)).toEqual(['add Added later', 'edit Kept'])
    expect((await version(site)).has_changes).toBe(true)
    const { server, owner, appId } = site
    const restored = await callAs(server, owner, versions.restore, { params: { appId, versionId: first } })
    await followOperation(site, restored)
    expect(await differing(site)).toMatchObject({ total: 0 })
    expect((await version(site)).has_changes).toBe(false)
    expect((await one(site, added)).status).toBe(404)
  })

  test('open to the content before and after, as the changelog has it', async () => {
    const site = await openSecondSite(shop)
    const trigger = await addTrigger(site, 'Checkout')
    const kept = await addTag(site, 'Kept', {}, [trigger])
    await publish(site)
    await changeTag(site, kept, { priority: 5 }, linksTo())
    const { answer } = await one(site, kept)
    expect(answer.data.attributes).toMatchObject({
      change_type: 'edit',
      before_content: { name: 'Kept', priority: 0, triggers: [{ trigger_id: trigger, name: 'Checkout' }] },
      after_content: { name: 'Kept', priority: 5, triggers: [] },
    })
  })

  test('name what uses an added item and what a discarded change would miss', async () => {
    const site = await openSecondSite(shop)
    const old = await addTrigger(site, 'Old')
    const linked = await addTag(site, 'Linked', {}, [old])
    await publish(site)
    await removeTrigger(site, old)
    const fresh = await addTrigger(site, 'Fresh')
    await addTag(site, 'User', {}, [fresh])
    const plan = await addVariable(site, 'Plan')
    await addTag(site, 'Reader', { code: '{{ Plan }}' })
    expect((await one(site, fresh)).answer.data.meta.used_by).toMatchObject([{ type: 'tag', name: 'User' }])
    expect((await one(site, plan)).answer.data.meta.used_by).toMatchObject([{ type: 'tag', name: 'Reader' }])
    expect((await one(site, linked)).answer.data.meta.missing).toEqual([{ id: old, type: 'trigger', name: 'Old' }])
  })
})

describe('discarding the change of one item', () => {
  test('gives an edited item its published content, and writes that to the changelog', async () => {
    const site = await openSecondSite(shop)
    const kept = await addTag(site, 'Kept')
    await publish(site)
    await changeTag(site, kept, { name: 'Other', priority: 7 })
    expect((await discard(site, kept)).status).toBe(204)
    expect((await readTag(site, kept)).attributes).toMatchObject({ name: 'Kept', priority: 0, is_published: true })
    expect((await changes(site)).at(-1)).toMatchObject({
      change_type: 'edit',
      before_content: { name: 'Other' },
      after_content: { name: 'Kept' },
    })
    expect((await version(site)).has_changes).toBe(false)
    expect((await discard(site, kept)).status).toBe(404)
  })

  test('takes an added item out of the draft, a trigger also from its tags', async () => {
    const site = await openSecondSite(shop)
    const added = await addTrigger(site, 'Added')
    const user = await addTag(site, 'User', {}, [added])
    expect((await discard(site, added)).status).toBe(204)
    expect((await readTag(site, user)).relationships.triggers.data).toEqual([])
    expect(await marks(site)).toEqual(['add User'])
  })

  test('refuses to take out a trigger that a group uses', async () => {
    const site = await openSecondSite(shop)
    const member = await addTrigger(site, 'Member')
    await addTrigger(site, 'Group', { trigger_type: 'trigger_group', members: [{ id: member }] })
    expect(await discard(site, member)).toMatchObject({ status: 409, codes: ['TRIGGER_IN_GROUP_ERROR'] })
  })

  test('brings a deleted trigger back to the tags that are published with it', async () => {
    const site = await openSecondSite(shop)
    const [one, two] = [await addTrigger(site, 'One'), await addTrigger(site, 'Two')]
    const user = await addTag(site, 'User', {}, [one, two])
    await publish(site)
    await removeTrigger(site, one)
    expect(await marks(site)).toEqual(['delete One', 'edit User'])
    expect((await discard(site, one)).status).toBe(204)
    expect(await differing(site)).toMatchObject({ total: 0 })
    expect((await readTag(site, user)).relationships.triggers.data.map(({ id }) => id)).toEqual([one, two])
  })

  test('brings a deleted tag back without the triggers that are gone', async () => {
    const site = await openSecondSite(shop)
    const trigger = await addTrigger(site, 'Gone too')
    const gone = await addTag(site, 'Gone', {}, [trigger])
    await publish(site)
    await removeTag(site, gone)
    await removeTrigger(site, trigger)
    expect((await discard(site, gone)).status).toBe(204)
    expect((await readTag(site, gone)).relationships.triggers.data).toEqual([])
    expect(await marks(site)).toEqual(['delete Gone too', 'edit Gone'])
    await discard(site, trigger)
    expect(await differing(site)).toMatchObject({ total: 0 })
  })

  test('refuses a published name that another item has meanwhile', async () => {
    const site = await openSecondSite(shop)
    const [moved, gone] = [await addTag(site, 'Name'), await addTag(site, 'Gone')]
    await publish(site)
    await changeTag(site, moved, { name: 'Moved' })
    await removeTag(site, gone)
    await addTag(site, 'Name')
    await addTag(site, 'Gone')
    for (const id of [moved, gone]) {
      expect(await discard(site, id)).toMatchObject({ status: 400, codes: ['NOT_UNIQUE_TAG_NAME_ERROR'] })
    }
    expect((await readTag(site, moved)).attributes.name).toBe('Moved')
  })

  test('renames a variable back everywhere', async () => {
    const site = await openSecondSite(shop)
    const plan = await addVariable(site, 'Plan')
    const reader = await addTag(site, 'Reader', { code: '<b>{{ Plan }}</b>' })
    await publish(site)
    await rename(site, plan, 'Tariff')
    expect((await readTag(site, reader)).attributes.code).toBe('<b>{{ Tariff }}</b>')
    await discard(site, plan)
    expect((await readTag(site, reader)).attributes.code).toBe('<b>{{ Plan }}</b>')
    expect(await differing(site)).toMatchObject({ total: 0 })
  })

  test('refuses a change that only follows a renamed variable or a deleted trigger, and writes nothing', async () => {
    const site = await openSecondSite(shop)
    const plan = await addVariable(site, 'Plan')
    const trigger = await addTrigger(site, 'Gone')
    const reader = await addTag(site, 'Reader', { code: '{{ Plan }}' })
    const linked = await addTag(site, 'Linked', {}, [trigger])
    await publish(site)
    await rename(site, plan, 'Plan name')
    await removeTrigger(site, trigger)
    const before = await changes(site)
    for (const id of [reader, linked]) {
      expect(await discard(site, id)).toMatchObject({ status: 409, codes: ['CHANGE_FOLLOWS_ANOTHER_ERROR'] })
    }
    expect(await changes(site)).toEqual(before)
    expect((await readTag(site, reader)).attributes.code).toBe('{{ Plan name }}')
    for (const id of [plan, trigger]) expect((await discard(site, id)).status).toBe(204)
    expect(await differing(site)).toMatchObject({ total: 0 })
  })

  describe.each([
    ['the group first', ['group', 'second']],
    ['the member first', ['second', 'group']],
  ] as const)('of a deleted group and a deleted member, %s,', (_, order) => {
    test('brings both back with the members, their thresholds and the links of tags', async () => {
      const site = await openSecondSite(shop)
      const members = [
        await addTrigger(site, 'First'),
        await addTrigger(site, 'Second'),
        await addTrigger(site, 'Third'),
      ]
      const [first, second, third] = members as [string, string, string]
      const links = members.map((id, index) => ({ id, meta: { firing_threshold: index + 1 } }))
      const group = await addTrigger(site, 'Group', { trigger_type: 'trigger_group', members: links })
      await addTag(site, 'Linked', {}, [group, second])
      await publish(site)
      await removeTrigger(site, group)
      await removeTrigger(site, second)
      const ids = { group, second }
      for (const name of order) expect((await discard(site, ids[name])).status).toBe(204)
      expect(await differing(site)).toMatchObject({ total: 0 })
      expect((await readTrigger(site, group)).relationships.triggers.data).toMatchObject(
        [first, second, third].map((id, index) => ({ id, meta: { firing_threshold: index + 1 } })),
      )
    })
  })

  test('does not put a trigger back into a group that is full meanwhile', async () => {
    const site = await openSecondSite(shop)
    const member = await addTrigger(site, 'Member')
    const group = await addTrigger(site, 'Group', { trigger_type: 'trigger_group', members: [{ id: member }] })
    await publish(site)
    const others: { id: string; type: 'trigger' }[] = []
    for (let n = 0; n < GROUP_LIMIT; n++) others.push({ id: await addTrigger(site, `Other ${n}`), type: 'trigger' })
    const { server, owner, appId } = site
    await callAs(server, owner, triggers.change, {
      params: { appId, triggerId: group },
      body: { data: { type: 'trigger', attributes: {}, relationships: { triggers: { data: others } } } },
    })
    await removeTrigger(site, member)
    expect((await discard(site, member)).status).toBe(204)
    const { data } = (await readTrigger(site, group)).relationships.triggers
    expect(data.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })

  test('follows variables that were renamed meanwhile, also when another one has the old name now', async () => {
    const site = await openSecondSite(shop)
    const plan = await addVariable(site, 'Plan')
    const [reader, gone] = [
      await addTag(site, 'Reader', { code: '<b>{{ Plan }}</b>' }),
      await addTag(site, 'Gone', { code: '{{ Plan }}' }),
    ]
    await publish(site)
    await rename(site, plan, 'Tariff')
    await addVariable(site, 'Plan')
    await changeTag(site, reader, { code: 'Something else', priority: 3 })
    await removeTag(site, gone)
    expect((await one(site, reader)).answer.data.meta.missing).toEqual([])
    for (const id of [reader, gone]) expect((await discard(site, id)).status).toBe(204)
    expect((await readTag(site, reader)).attributes).toMatchObject({ code: '<b>{{ Tariff }}</b>', priority: 0 })
    expect((await readTag(site, gone)).attributes.code).toBe('{{ Tariff }}')
    expect(await marks(site)).toEqual(['add Plan', 'edit Gone', 'edit Reader', 'edit Tariff'])
  })
})
