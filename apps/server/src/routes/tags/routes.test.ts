import { tags, versions } from '@waymark/api-client/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { addTag, openWorkshop, publish, tagBody, type Workshop } from '../../testing/workshop.ts'

let shop: Workshop
beforeAll(async () => {
  shop = await openWorkshop()
})
afterAll(() => shop.close())

const call: typeof callAs = callAs
const draft = async () =>
  (await call(shop.server, shop.owner, versions.one, { params: { appId: shop.appId, versionId: 'draft' } })).answer.data
    .attributes

test('a new tag is unpublished and makes the draft differ', async () => {
  const { server, owner, appId } = shop
  expect((await draft()).has_changes).toBe(false)
  const made = await call(server, owner, tags.create, { params: { appId }, body: tagBody('First') })
  expect(made.status).toBe(201)
  expect(made.answer.data.attributes).toMatchObject({
    name: 'First',
    is_active: true,
    is_published: false,
    consent_type: 'not_require_consent',
    respect_visitors_privacy: true,
    document_write: false,
    code: '<i>1</i>',
  })
  expect((await draft()).has_changes).toBe(true)
  const published = await publish(shop)
  expect(published.status).toBe(202)
  expect(server.said).toEqual([])
  expect(await draft()).toMatchObject({ has_changes: false, version_major: 3, version_minor: 0 })
})
