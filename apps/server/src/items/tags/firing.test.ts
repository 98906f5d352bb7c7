import { tags, triggers, versions } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  changes,
  changeTag,
  followOperation,
  openSecondSite,
  publish,
  readTag,
  removeTag,
  removeTrigger,
  type TestSite,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const change = (site: TestSite, tagId: string, relationships: object, attributes: object = {}) =>
  changeTag(site, tagId, attributes, relationships)
const blocking = (...ids: string[]) => ({ blocking_triggers: { data: ids.map((id) => ({ id, type: 'trigger' })) } })
const sequenced = (id: string, stop_on_failure = false) => ({ data: { id, type: 'tag', meta: { stop_on_failure } } })
const discard = ({ server, owner, appId }: TestSite, changedId: string) =>
  callAs(server, owner, versions.discardChange, { params: { appId, changedId } })

/** A tag with everything around it. */
async function siteWithSequence() {
  const site = await openSecondSite(shop)
  const staff = await addTrigger(site, 'Staff')
  const library = await addTag(site, 'Library')
  const report = await addTag(site, 'Report')
  const main = await addTag(site, 'Main')
  await change(
    site,
    main,
    { ...blocking(staff), setup_tag: sequenced(library, true), cleanup_tag: sequenced(report) },
    { firing_frequency: 'once_per_session' },
  )
  return { site, staff, library, report, main }
}

describe('the firing of a tag', () => {
  test('is as usual unless something is said about it', async () => {
    const { attributes, relationships } = await readTag(shop, await addTag(shop, 'Usual'))
    expect(attributes.firing_frequency).toBe('each_time')
    expect(relationships).toMatchObject({
      blocking_triggers: { data: [] },
      setup_tag: { data: null },
      cleanup_tag: { data: null },
    })
  })

  test('is answered with names, also of the tag that fires a set-up tag', async () => {
    const { site, staff, library, report, main } = await siteWithSequence()
    const { attributes, relationships } = await readTag(site, main)
    expect(attributes.firing_frequency).toBe('once_per_session')
    expect(relationships).toMatchObject({
      triggers: { data: [] },
      blocking_triggers: { data: [{ id: staff, type: 'trigger' }] },
      setup_tag: { data: { id: library, type: 'tag', meta: { stop_on_failure: true, name: 'Library' } } },
      cleanup_tag: { data: { id: report, type: 'tag', meta: { stop_on_failure: false, name: 'Report' } } },
    })
    expect((await readTag(site, library)).meta?.sequenced_by).toEqual([{ id: main, name: 'Main' }])
    const { server, owner, appId } = site
    const listed = await callAs(server, owner, tags.blockingTriggers, { params: { appId, tagId: main } })
    expect(listed.answer.data.map(({ id }) => id)).toEqual([staff])
    const plain = await callAs(server, owner, tags.triggers, { params: { appId, tagId: main } })
    expect(plain.answer.data).toEqual([])
  })

  test('a blocking trigger counts as used and does not start its tag', async () => {
    const { site, staff, main } = await siteWithSequence()
    const { server, owner, appId } = site
    const users = await callAs(server, owner, triggers.tags, { params: { appId, triggerId: staff } })
    expect(users.answer.data.map(({ id }) => id)).toEqual([main])
    const unused = await callAs(server, owner, triggers.list, {
      params: { appId },
      query: { filter: { has_any_tags: false } },
    })
    expect(unused.answer.data.map(({ id }) => id)).not.toContain(staff)
    const idle = await callAs(server, owner, tags.list, {
      params: { appId },
      query: { filter: { has_any_triggers: false } },
    })
    expect(idle.answer.data.map(({ id }) => id)).toContain(main)
  })

  test('a change of it is in the changelog with the names of what it refers to', async () => {
    const { site, staff, library, report } = await siteWithSequence()
    const last = (await changes(site)).at(-1)
    expect(last?.after_content).toMatchObject({
      firing_frequency: 'once_per_session',
      blocking_triggers: [{ trigger_id: staff, name: 'Staff' }],
      setup_tag: { tag_id: library, name: 'Library', stop_on_failure: true },
      cleanup_tag: { tag_id: report, name: 'Report', stop_on_failure: false },
    })
    expect(last?.before_content).not.toHaveProperty('setup_tag')
  })

  test('taken back, the tag is as it was published', async () => {
    const { site, main } = await siteWithSequence()
    const plain = await addTag(site, 'Plain')
    await publish(site)
    await change(site, plain, { setup_tag: sequenced(main) }, { firing_frequency: 'once_per_visitor' })
    expect((await readTag(site, plain)).attributes.is_published).toBe(false)
    await change(site, plain, { setup_tag: { data: null } }, { firing_frequency: 'each_time' })
    expect((await readTag(site, plain)).attributes.is_published).toBe(true)
  })
})

describe('what a tag refers to', () => {
  test('must be there', async () => {
    const { site, main } = await siteWithSequence()
    const gone = '0f9d1e5a-0000-4000-8000-000000000001'
    const refused = await change(site, main, { setup_tag: sequenced(gone) })
    expect(refused).toMatchObject({ status: 400, codes: ['RELATED_RESOURCE_NOT_FOUND_ERROR'] })
    expect(refused.errors[0]?.source).toEqual({ pointer: '/data/relationships/setup_tag/data/id' })
    const blocked = await change(site, main, blocking(gone))
    expect(blocked).toMatchObject({ status: 400, codes: ['RELATED_RESOURCE_NOT_FOUND_ERROR'] })
    expect(blocked.errors[0]?.source).toEqual({ pointer: '/data/relationships/blocking_triggers/data/0' })
  })

  test('must not lead back to it', async () => {
    const { site, library, main } = await siteWithSequence()
    for (const [id, other] of [
      [main, main],
      [library, main],
    ] as const) {
      const refused = await change(site, id, { cleanup_tag: sequenced(other) })
      expect(refused).toMatchObject({ status: 400, codes: ['INVALID_JSON_ERROR'] })
      expect(refused.errors[0]).toMatchObject({
        source: { pointer: '/data/relationships/cleanup_tag/data/id' },
        meta: { keyword: 'sequence-loop' },
      })
    }
  })

  test('is taken off it when it is deleted, with an entry for both', async () => {
    const { site, staff, library, main } = await siteWithSequence()
    await removeTag(site, library)
    await removeTrigger(site, staff)
    const { relationships } = await readTag(site, main)
    expect(relationships.setup_tag?.data).toBeNull()
    expect(relationships.blocking_triggers?.data).toEqual([])
    expect(
      (await changes(site))
        .slice(-4)
        .map(({ change_type, resource_name }) => `${change_type} ${resource_name}`)
        .sort(),
    ).toEqual(['delete Library', 'delete Staff', 'edit Main', 'edit Main'])
  })

  test('comes back to it when its deletion is discarded', async () => {
    const { site, staff, library, main } = await siteWithSequence()
    await publish(site)
    await removeTag(site, library)
    await removeTrigger(site, staff)
    await discard(site, library)
    await discard(site, staff)
    const { attributes, relationships } = await readTag(site, main)
    expect(relationships.setup_tag?.data).toMatchObject({ id: library, meta: { stop_on_failure: true } })
    expect(relationships.blocking_triggers?.data).toEqual([{ id: staff, type: 'trigger' }])
    expect(attributes.is_published).toBe(true)
  })
})

test('a copy in another site brings the tags around it along, and the blocking triggers if asked', async () => {
  const { site, main } = await siteWithSequence()
  const { server, owner, appId } = site
  for (const with_triggers of [true, false]) {
    const other = await openSecondSite(shop)
    const accepted = await callAs(server, owner, tags.copy, {
      params: { appId, tagId: main },
      body: {
        data: {
          type: 'tag',
          attributes: { name: 'Main', with_triggers },
          relationships: { target_app: { data: { id: other.appId, type: 'app' } } },
        },
      },
    })
    expect((await followOperation(site, accepted)).state).toBe('completed')
    const copy = await readTag(other, accepted.answer.data.id)
    expect(copy.attributes.firing_frequency).toBe('once_per_session')
    expect(copy.relationships.setup_tag?.data).toMatchObject({ meta: { name: 'Library', stop_on_failure: true } })
    expect(copy.relationships.cleanup_tag?.data).toMatchObject({ meta: { name: 'Report' } })
    expect(copy.relationships.blocking_triggers?.data).toHaveLength(with_triggers ? 1 : 0)
  }
})
