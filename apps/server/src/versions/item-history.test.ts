import { versions } from '@waymark/api-client/endpoints'
import { historyGroups } from '@waymark/domain/changelog'
import { expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, changeTag, followOperation, openSecondSite, publish, type TestSite } from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const snapshot = async (site: TestSite) =>
  followOperation(site, await callAs(site.server, site.owner, versions.snapshot, { params: { appId: site.appId } }))
const history = async (site: TestSite, resourceId: string, page?: { limit: number; offset?: number }) => {
  const params = { appId: site.appId, resourceId }
  return (await callAs(site.server, site.owner, versions.itemHistory, { params, ...(page && { query: { page } }) }))
    .answer
}
const told = async (site: TestSite, resourceId: string) => {
  const { data, included } = await history(site, resourceId, { limit: 100 })
  return historyGroups(data, included).map(({ version: { attributes }, changes, skipped }) => [
    attributes.version_type === 'draft' ? 'draft' : `${attributes.version_major}.${attributes.version_minor}`,
    changes.map((change) => [change.attributes.change_type, change.attributes.resource_name].join(' ')),
    skipped,
  ])
}

test('the changes of an item are listed under their versions, and versions without one are counted', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Pixel')
  await publish(site)
  await addTag(site, 'Other')
  await publish(site)
  await addTag(site, 'Another')
  await publish(site)
  await changeTag(site, tagId, { name: 'Pixel 2' })
  await publish(site)
  await changeTag(site, tagId, { name: 'Pixel 3' })
  await changeTag(site, tagId, { name: 'Pixel 4' })
  expect(await told(site, tagId)).toEqual([
    ['draft', ['edit Pixel 4', 'edit Pixel 3'], 0],
    ['5.0', ['edit Pixel 2'], 0],
    ['2.0', ['add Pixel'], 2],
  ])
})

test('a change that a snapshot keeps too is listed once, where it is published', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Pixel')
  await snapshot(site)
  expect(await told(site, tagId)).toEqual([['draft', ['add Pixel'], 0]])
  await publish(site)
  expect(await told(site, tagId)).toEqual([['2.0', ['add Pixel'], 0]])
})

test('a change that only a snapshot still has stays listed under it', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Pixel')
  await snapshot(site)
  const restored = await callAs(site.server, site.owner, versions.restore, {
    params: { appId: site.appId, versionId: 'published' },
  })
  await followOperation(site, restored)
  expect(await told(site, tagId)).toEqual([['1.1', ['add Pixel'], 0]])
})

test('pages hold their changes and the versions of these', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Pixel')
  await publish(site)
  await changeTag(site, tagId, { name: 'Pixel 2' })
  const first = await history(site, tagId, { limit: 1 })
  expect(first.meta.total).toBe(2)
  expect(first.included.map(({ attributes }) => attributes.version_type)).toEqual(['draft'])
  const second = await history(site, tagId, { limit: 1, offset: 1 })
  expect(second.data.map(({ attributes }) => attributes.change_type)).toEqual(['add'])
  expect(second.links?.next).toBeNull()
})

test('an item of another site has no history', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(shop, 'Elsewhere')
  expect(await history(site, tagId)).toMatchObject({ data: [], included: [], meta: { total: 0 } })
})
