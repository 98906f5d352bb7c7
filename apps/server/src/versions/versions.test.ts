import { tags, versions } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
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
  publish,
  readTag,
  removeTag,
  removeTrigger,
  type TestSite,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const call = (site: TestSite, versionId: string) => ({ params: { appId: site.appId, versionId } })
const restore = async (site: TestSite, versionId: string) =>
  followOperation(site, await callAs(site.server, site.owner, versions.restore, call(site, versionId)))
const snapshot = async (site: TestSite) =>
  followOperation(site, await callAs(site.server, site.owner, versions.snapshot, { params: { appId: site.appId } }))
const names = async (site: TestSite) => {
  const { answer } = await callAs(site.server, site.owner, tags.list, { params: { appId: site.appId } })
  return answer.data.map((item) => [item.attributes.name, item.attributes.is_published])
}
const numbers = async (site: TestSite) => {
  const { answer } = await callAs(site.server, site.owner, versions.list, { params: { appId: site.appId } })
  return answer.data.map(({ attributes: { version_type, version_major, version_minor } }) => [
    version_type,
    `${version_major}.${version_minor}`,
  ])
}

test('the draft says its state, which is that of its changes and another one after each change and publish', async () => {
  const site = await openSecondSite(shop)
  const { server, owner, appId } = site
  const params = { appId, versionId: 'draft' }
  const state = async () => (await callAs(server, owner, versions.one, { params })).answer.data.meta?.state
  const first = await state()
  await addTag(site, 'New')
  const second = await state()
  expect((await callAs(server, owner, versions.draftChanges, { params: { appId } })).answer.meta.state).toBe(second)
  await publish(site)
  const third = await state()
  expect(new Set([first, second, third, undefined]).size).toBe(4)
  expect(await state()).toBe(third)
})

describe('publishing the draft', () => {
  test('makes it the published version under the next number and leaves a draft without changes', async () => {
    const site = await openSecondSite(shop)
    const { server, owner, appId } = site
    await addTag(site, 'New')
    const body = { data: { type: 'version' as const, attributes: { name: null, description: 'Spring sale' } } }
    await callAs(server, owner, versions.change, { ...call(site, 'draft'), body })
    const draft = await version(site)
    server.advance(60)
    const done = await publish(site)
    expect(done).toMatchObject({
      operation_type: 'publish/version',
      state: 'completed',
      parameters: { version_id: draft.id, version_type: 'draft' },
    })
    expect(done.summary?.versions?.map((item) => [item.version_type, item.change_type])).toEqual([
      ['published', 'added'],
      ['historic', 'modified'],
      ['draft', 'modified'],
    ])
    const published = await version(site, 'published')
    expect(published).toMatchObject({
      version_major: 2,
      version_minor: 0,
      has_changes: false,
      description: 'Spring sale',
      author: { id: owner.id, email: owner.email },
      publisher: { id: owner.id, email: owner.email },
      published_at: '2026-03-02T09:01:00+00:00',
    })
    expect(await version(site)).toMatchObject({
      id: draft.id,
      has_changes: false,
      description: null,
      parent_id: published.id,
      version_major: 3,
    })
    expect(await numbers(site)).toEqual([
      ['draft', '3.0'],
      ['published', '2.0'],
      ['historic', '1.0'],
    ])
    expect((await changes(site, published.id)).map((entry) => entry.resource_name)).toEqual(['New'])
    expect(await changes(site)).toEqual([])
    expect(await names(site)).toEqual([['New', true]])
    const again = await callAs(server, owner, versions.publish, { params: { appId, versionId: 'draft' } })
    expect(again).toMatchObject({ status: 409, codes: ['NO_CHANGES_TO_PUBLISH_ERROR'] })
    const live = await callAs(server, owner, versions.publish, { params: { appId, versionId: 'published' } })
    expect(live).toMatchObject({ status: 409, codes: ['VERSION_ALREADY_PUBLISHED_ERROR'] })
  })

  test('requested twice at once is done once', async () => {
    const site = await openSecondSite(shop)
    await addTag(site, 'Twice')
    const ask = () => callAs(site.server, site.owner, versions.publish, call(site, 'draft'))
    const [one, two] = [await ask(), await ask()]
    const ends = [await followOperation(site, one), await followOperation(site, two)]
    expect(ends.map((end) => end.state).sort()).toEqual(['completed', 'failed'])
    const failed = ends.find((end) => end.state === 'failed')
    expect(failed?.summary?.errors?.[0]).toBe('NO_CHANGES_TO_PUBLISH_ERROR')
    expect(failed?.failed_at).not.toBeNull()
    expect(await numbers(site)).toHaveLength(3)
  })

  test('publishes the draft as it is when its turn comes', async () => {
    const site = await openSecondSite(shop)
    await addTag(site, 'Early')
    await callAs(site.server, site.owner, versions.publish, call(site, 'draft'))
    await addTag(site, 'Late')
    await runOperations(site.server)
    expect(await names(site)).toEqual([
      ['Early', true],
      ['Late', true],
    ])
    expect((await version(site)).has_changes).toBe(false)
  })
})

describe('snapshots', () => {
  test('store the draft under a minor number, with its changelog, and leave it unchanged', async () => {
    const site = await openSecondSite(shop)
    await addTag(site, 'Kept')
    const done = await snapshot(site)
    expect(done.summary?.versions?.map((item) => [item.version_type, item.change_type])).toEqual([
      ['historic', 'added'],
      ['draft', 'modified'],
    ])
    expect(await numbers(site)).toEqual([
      ['draft', '2.0'],
      ['historic', '1.1'],
      ['published', '1.0'],
    ])
    expect((await version(site)).has_changes).toBe(true)
    const kept = done.summary?.versions?.[0]?.version_id ?? ''
    expect((await changes(site, kept)).map((entry) => entry.resource_name)).toEqual(['Kept'])
    expect((await changes(site)).map((entry) => entry.resource_name)).toEqual(['Kept'])
    await snapshot(site)
    expect((await numbers(site))[1]).toEqual(['historic', '1.2'])
  })

  test('have the id that the answer promised', async () => {
    const site = await openSecondSite(shop)
    const accepted = await callAs(site.server, site.owner, versions.snapshot, { params: { appId: site.appId } })
    await runOperations(site.server)
    expect(await version(site, accepted.answer.data.id)).toMatchObject({ version_type: 'historic' })
  })
})

describe('restoring', () => {
  test('brings deleted items back under their old ids and compares with what is live', async () => {
    const site = await openSecondSite(shop)
    const variableId = await addVariable(site, 'Plan')
    const triggerId = await addTrigger(site, 'Start', {
      conditions: [{ variable_id: variableId, condition_type: 'equals', value: 'x', options: {} }],
    })
    const tagId = await addTag(site, 'Old', {}, [triggerId])
    await publish(site)
    const old = (await version(site, 'published')).id
    await removeTag(site, tagId)
    await removeTrigger(site, triggerId)
    await addTag(site, 'Newer')
    await publish(site)

    expect((await restore(site, old)).state).toBe('completed')
    expect(await names(site)).toEqual([['Old', false]])
    expect((await readTag(site, tagId)).relationships.triggers.data).toEqual([{ id: triggerId, type: 'trigger' }])
    expect(await version(site)).toMatchObject({ has_changes: true, parent_id: old })
    const recorded = (await changes(site)).map((entry) => `${entry.change_type} ${entry.resource_name}`)
    expect(recorded.sort()).toEqual(['add Old', 'add Start', 'delete Newer'])

    await restore(site, (await version(site, 'published')).id)
    expect(await version(site)).toMatchObject({ has_changes: false })
    expect(await changes(site)).toEqual([])
    expect(await names(site)).toEqual([['Newer', true]])
  })

  test('the draft itself cannot be restored', async () => {
    const refused = await callAs(shop.server, shop.owner, versions.restore, call(shop, 'draft'))
    expect(refused).toMatchObject({ status: 409, codes: ['DRAFT_NOT_ALLOWED_ERROR'] })
  })
})

describe('publishing an earlier version', () => {
  test('puts it live and compares the draft with it', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Switch')
    await publish(site)
    const first = (await version(site, 'published')).id
    await changeTag(site, tagId, { is_active: false })
    await publish(site)
    expect(await names(site)).toEqual([['Switch', true]])
    const done = await publish(site, first)
    expect(done.summary?.versions?.map((item) => [item.version_type, item.change_type])).toEqual([
      ['published', 'modified'],
      ['historic', 'modified'],
    ])
    expect(await names(site)).toEqual([['Switch', false]])
    expect((await version(site)).has_changes).toBe(true)
    expect((await version(site, 'published')).id).toBe(first)
    await changeTag(site, tagId, { is_active: true })
    expect(await names(site)).toEqual([['Switch', true]])
  })
})

describe('the information of a version', () => {
  test('can be edited without changing the content; a draft has no name', async () => {
    const site = await openSecondSite(shop)
    const edit = (versionId: string, attributes: object) =>
      callAs(site.server, site.owner, versions.change, {
        ...call(site, versionId),
        body: { data: { type: 'version', attributes } },
      })
    expect((await edit('published', { name: '  Launch ', description: '' })).status).toBe(204)
    expect(await version(site, 'published')).toMatchObject({ name: 'Launch', description: null })
    expect((await edit('draft', { name: 'No' })).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await edit('draft', { name: null, description: 'Soon' })).status).toBe(204)
    expect(await version(site)).toMatchObject({ has_changes: false, description: 'Soon' })
  })

  test('has a revision, with which a change is refused after another one', async () => {
    const site = await openSecondSite(shop)
    const { server, owner } = site
    const edit = (attributes: object, revision?: string) =>
      callAs(server, owner, versions.change, {
        ...call(site, 'draft'),
        body: { data: { type: 'version', attributes } },
        revision,
      })
    const revision = async () =>
      (await callAs(server, owner, versions.one, call(site, 'draft'))).answer.data.meta?.revision
    const first = await revision()
    expect((await edit({ description: 'By one' }, first)).status).toBe(204)
    const second = await revision()
    expect(await edit({ description: 'By another' }, first)).toMatchObject({
      status: 412,
      codes: ['PRECONDITION_FAILED_ERROR'],
    })
    await addTag(site, 'New')
    expect(await revision()).toBe(second)
    expect((await edit({ description: 'By another' }, second)).status).toBe(204)
  })

  test('is found by name and by number', async () => {
    const site = await openSecondSite(shop)
    const body = { data: { type: 'version' as const, attributes: { name: 'Launch' } } }
    await callAs(site.server, site.owner, versions.change, { ...call(site, 'published'), body })
    const find = async (name: string) => {
      const query = { filter: { name } }
      const { answer } = await callAs(site.server, site.owner, versions.list, { params: { appId: site.appId }, query })
      return answer.data.map((item) => item.attributes.version_type)
    }
    expect(await find('laun')).toEqual(['published'])
    expect(await find('2.0')).toEqual(['draft'])
    expect(await find('1.')).toEqual(['published'])
  })
})

test('version 1.0 has changelog entries for its first content', async () => {
  const at = '2026-03-02T09:00:00.000Z'
  const trigger = {
    id: 'b0d9c3a0-0000-4000-8000-000000000001',
    name: 'All page views',
    trigger_type: 'page_view',
    conditions: [],
    triggers: [],
    created_at: at,
    updated_at: at,
  }
  const content = { tags: [], triggers: [trigger], variables: [] }
  const appId = await makeSite(shop.server.deps, shop.organisationId, { content })
  const site = { ...shop, appId }
  expect(await changes(site, 'published')).toMatchObject([
    { change_type: 'add', resource_name: 'All page views', author: null, before_content: {} },
  ])
  expect(await version(site, 'published')).toMatchObject({ author: null, version_major: 1 })
  expect(await version(site)).toMatchObject({ has_changes: false })
})
