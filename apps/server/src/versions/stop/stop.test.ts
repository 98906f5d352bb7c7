import { admin, metaSites, tags, versions } from '@waymark/api-client/endpoints'
import type { CompileInput } from '@waymark/container/compile'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  changes,
  changeTag,
  followOperation,
  openSecondSite,
  publish,
  readTag,
  removeTag,
  type TestSite,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const container = async ({ server, appId }: TestSite): Promise<CompileInput> =>
  (await (await server.request(`/containers/${appId}.js`)).json()) as CompileInput
const running = async (site: TestSite) => (await container(site)).site.tags.map((tag) => tag.name).sort()
const call = ({ appId }: TestSite, tagId: string) => ({ params: { appId, tagId } })
const askTo = (what: 'stop' | 'resume', site: TestSite, tagId: string) =>
  callAs(site.server, site.owner, tags[what], call(site, tagId))
const stop = async (site: TestSite, tagId: string) => followOperation(site, await askTo('stop', site, tagId))
const resume = async (site: TestSite, tagId: string) => followOperation(site, await askTo('resume', site, tagId))
const stoppedTags = async ({ server, owner, appId }: TestSite) => {
  const { answer } = await callAs(server, owner, versions.one, { params: { appId, versionId: 'published' } })
  return answer.data.meta?.stopped_tags ?? []
}

async function openLiveSite() {
  const site = await openSecondSite(shop)
  const [faulty, other] = [await addTag(site, 'Faulty'), await addTag(site, 'Other')]
  await publish(site)
  return { site, faulty, other }
}

describe('stopping a published tag', () => {
  test('takes it out of the container and of nothing else', async () => {
    const { site, faulty } = await openLiveSite()
    const live = await version(site, 'published')
    const done = await stop(site, faulty)
    expect(done).toMatchObject({ operation_type: 'stop/tag', state: 'completed', parameters: { tag_id: faulty } })
    expect(await running(site)).toEqual(['Other'])
    expect((await container(site)).versionId).toBe(live.id)
    expect(await version(site, 'published')).toEqual(live)
    expect((await readTag(site, faulty)).attributes).toMatchObject({
      is_active: true,
      is_published: true,
      is_stopped: true,
    })
    expect((await version(site)).has_changes).toBe(false)
    expect(await stoppedTags(site)).toMatchObject([{ id: faulty, name: 'Faulty', author: site.owner.email }])
    const { server, owner, appId } = site
    const metadata = await callAs(server, owner, versions.metadata, { params: { appId, versionId: 'published' } })
    expect(metadata.answer.data.attributes.tags.map((tag) => tag.name)).toEqual(['Other'])
    const draft = await callAs(server, owner, versions.metadata, { params: { appId, versionId: 'draft' } })
    expect(draft.answer.data.attributes.stopped_tag_ids).toEqual([faulty])
    expect(draft.answer.data.attributes.tags.map((tag) => tag.name).sort()).toEqual(['Faulty', 'Other'])
  })

  test('is recorded in the changelog of the published version, and so is resuming it', async () => {
    const { site, faulty } = await openLiveSite()
    await stop(site, faulty)
    await resume(site, faulty)
    expect(await running(site)).toEqual(['Faulty', 'Other'])
    const live = await changes(site, 'published')
    expect(live.slice(-2)).toMatchObject([
      { change_type: 'edit', resource_id: faulty, author: site.owner.email, after_content: { is_stopped: true } },
      { change_type: 'edit', resource_id: faulty, before_content: { is_stopped: true } },
    ])
    const { server, owner, appId } = site
    const history = await callAs(server, owner, versions.itemHistory, { params: { appId, resourceId: faulty } })
    expect(history.answer.meta.total).toBe(3)
  })

  test('is refused for what does not run, and resuming for what is not stopped', async () => {
    const { site, faulty } = await openLiveSite()
    const unpublished = await addTag(site, 'New')
    expect((await askTo('stop', site, unpublished)).status).toBe(404)
    expect(await askTo('resume', site, faulty)).toMatchObject({ status: 409, codes: ['TAG_NOT_STOPPED_ERROR'] })
    await stop(site, faulty)
    expect(await askTo('stop', site, faulty)).toMatchObject({ status: 409, codes: ['TAG_NOT_RUNNING_ERROR'] })
  })

  test('works for a tag that the draft has no more, until a publish removes it', async () => {
    const { site, faulty } = await openLiveSite()
    await removeTag(site, faulty)
    expect(await stop(site, faulty)).toMatchObject({ state: 'completed' })
    expect(await running(site)).toEqual(['Other'])
    await publish(site)
    expect(await stoppedTags(site)).toEqual([])
  })

  test('asked for twice at once is done once', async () => {
    const { site, faulty } = await openLiveSite()
    const [one, two] = [await askTo('stop', site, faulty), await askTo('stop', site, faulty)]
    const ends = [await followOperation(site, one), await followOperation(site, two)]
    expect(ends.map((end) => end.state).sort()).toEqual(['completed', 'failed'])
  })
})

describe('publishing while a tag is stopped', () => {
  const listed = async ({ server, owner, appId }: TestSite) =>
    (await callAs(server, owner, versions.draftChanges, { params: { appId } })).answer.meta

  test('keeps it stopped unless it is resumed with the publish', async () => {
    const { site, faulty } = await openLiveSite()
    await stop(site, faulty)
    await changeTag(site, faulty, { priority: 1 })
    expect((await listed(site)).stopped_tags).toEqual([{ id: faulty, name: 'Faulty' }])
    await publish(site)
    expect(await running(site)).toEqual(['Other'])
    expect(await stoppedTags(site)).toHaveLength(1)
    await changeTag(site, faulty, { priority: 2 })
    await publish(site, 'draft', { resumed_tags: [faulty] })
    expect(await running(site)).toEqual(['Faulty', 'Other'])
    expect(await stoppedTags(site)).toEqual([])
  })

  test('forgets that it was stopped when the new version has it inactive', async () => {
    const { site, faulty } = await openLiveSite()
    await stop(site, faulty)
    await changeTag(site, faulty, { is_active: false })
    expect((await listed(site)).stopped_tags).toEqual([])
    await publish(site)
    expect((await readTag(site, faulty)).attributes.is_stopped).toBe(false)
  })

  test('keeps it stopped when an older version is published', async () => {
    const { site, faulty, other } = await openLiveSite()
    const first = (await version(site, 'published')).id
    await changeTag(site, other, { priority: 1 })
    await publish(site)
    await stop(site, faulty)
    await publish(site, first)
    expect(await running(site)).toEqual(['Other'])
  })
})

describe('publishing with a name', () => {
  test('stores name and description with the new version', async () => {
    const { site, other } = await openLiveSite()
    await changeTag(site, other, { priority: 1 })
    await publish(site, 'draft', { name: ' Sale ', description: 'For the summer' })
    expect(await version(site, 'published')).toMatchObject({ name: 'Sale', description: 'For the summer' })
    expect(await version(site)).toMatchObject({ name: null, description: null })
  })

  test('publishes what was seen, and refuses a draft that has changed since', async () => {
    const { site, other } = await openLiveSite()
    const { server, owner, appId } = site
    const listed = async () => (await callAs(server, owner, versions.draftChanges, { params: { appId } })).answer.meta
    await changeTag(site, other, { priority: 1 })
    const { state } = await listed()
    await changeTag(site, other, { priority: 2 })
    const ask = (seen: string) =>
      callAs(server, owner, versions.publish, {
        params: { appId, versionId: 'draft' },
        body: { data: { type: 'version', attributes: { state: seen } } },
      })
    expect(await ask(state)).toMatchObject({ status: 409, codes: ['DRAFT_CHANGED_ERROR'] })
    const accepted = await ask((await listed()).state)
    await changeTag(site, other, { priority: 3 })
    const late = await followOperation(site, accepted)
    expect(late).toMatchObject({ state: 'failed' })
    expect(late.summary?.errors?.[0]).toBe('DRAFT_CHANGED_ERROR')
    expect(await followOperation(site, await ask((await listed()).state))).toMatchObject({ state: 'completed' })
  })
})

test('a tag of a meta-site is stopped on every linked website', async () => {
  const meta = await openSecondSite(shop, 'meta-site')
  const website = await openSecondSite(shop)
  const { server, owner } = shop
  const shared = await addTag(meta, 'Shared')
  await publish(meta)
  await callAs(server, owner, admin.linkApps, {
    params: { metaSiteId: meta.appId },
    body: { data: [{ id: website.appId, type: 'ppms/app' }] },
  })
  await publish(website).catch(() => undefined)
  const inherited = async () => (await container(website)).metaSites.flatMap((one) => one.tags.map((tag) => tag.name))
  expect(await inherited()).toEqual(['Shared'])
  expect(await stop(meta, shared)).toMatchObject({ state: 'completed', summary: { rebuilt_websites: 1 } })
  expect(await inherited()).toEqual([])
  expect((await callAs(server, owner, metaSites.tags, { params: { metaSiteId: meta.appId } })).status).toBe(200)
  await resume(meta, shared)
  expect(await inherited()).toEqual(['Shared'])
})
