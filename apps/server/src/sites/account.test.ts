import { access, admin, cdp, dimensions, licence, modules } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()
const user = await makeUser(shop.server.deps, shop.organisationId)

test('an organisation has a licence, modules and a state of its customer data platform', async () => {
  const read = await callAs(shop.server, user, licence.one, {})
  expect(read.answer.data.attributes).toMatchObject({ status: 'active', expires_at: null, is_trial: false })
  const list = await callAs(shop.server, user, modules.list, {})
  expect(list.answer.data.map(({ id }) => id)).toContain('tag_manager')
  expect((await callAs(shop.server, user, cdp.access, {})).answer).toEqual({ data: { state: 'granted' } })
})

describe('a licence', () => {
  const change = (attributes: object) =>
    callAs(shop.server, shop.owner, admin.changeLicence, { body: { data: { type: 'ppms/license', attributes } } })

  test('can be changed field by field', async () => {
    expect((await change({ status: 'expired', expires_at: '2026-02-01T00:00:00+01:00' })).status).toBe(204)
    expect((await change({ plan: { type: 'trial', traffic_limit: 1000 }, is_trial: true })).status).toBe(204)
    expect((await callAs(shop.server, user, licence.one, {})).answer.data.attributes).toMatchObject({
      status: 'expired',
      expires_at: '2026-01-31T23:00:00+00:00',
      inactive_at: null,
      plan: { type: 'trial', traffic_limit: 1000 },
      is_trial: true,
    })
  })

  test('cannot end on a day that does not exist', async () => {
    const { errors } = await change({ expires_at: '2026-13-45T00:00:00Z' })
    expect(errors[0]?.source).toEqual({ pointer: '/data/attributes/expires_at' })
  })
})

describe('rights on a website', () => {
  const grant = (level: 'none' | 'view' | 'edit' | 'publish' | 'manage') =>
    callAs(shop.server, shop.owner, admin.grant, {
      params: { appId: shop.appId, userId: user.id },
      body: { data: { attributes: { level } } },
    })
  const actions = async (who: Caller, appId = shop.appId) =>
    (await callAs(shop.server, who, access.entry, { params: { appId } })).answer.data.attributes.actions

  test.each([
    ['view', ['view']],
    ['edit', ['view', 'edit']],
    ['publish', ['view', 'edit', 'publish']],
    ['manage', ['view', 'edit', 'publish', 'manage']],
    ['none', []],
  ] as const)('at level %s are %j', async (level, expected) => {
    expect((await grant(level)).status).toBe(204)
    expect(await actions(user)).toEqual(expected)
  })

  test('are all of them for owners, and none on sites that are unknown or no ids at all', async () => {
    expect(await actions(shop.owner)).toEqual(['view', 'edit', 'publish', 'manage'])
    expect(await actions(shop.owner, shop.server.deps.ids())).toEqual([])
    expect(await actions(shop.owner, 'nothing')).toEqual([])
  })
})

describe('audiences of a website', () => {
  const [first, second] = ['46505189-34d1-4d98-8418-bd827c3a7c57', 'efc09356-e1f2-40f7-8a0a-4c454429e678']
  const put = (body: { id: string; name: string }[]) =>
    callAs(shop.server, shop.owner, admin.audiences, { params: { appId: shop.appId }, body })
  const read = async () =>
    (await callAs(shop.server, shop.owner, cdp.audiences, { params: { appId: shop.appId } })).answer

  test('are replaced as a whole and keep their order', async () => {
    expect(await read()).toEqual([])
    const both = [
      { id: second, name: 'Members' },
      { id: first, name: 'Hikers' },
    ]
    expect((await put(both)).status).toBe(204)
    expect(await read()).toEqual(both)
    await put([{ id: first, name: 'Walkers' }])
    expect(await read()).toEqual([{ id: first, name: 'Walkers' }])
    await put([])
    expect(await read()).toEqual([])
  })

  test('have unique ids', async () => {
    const twice = { id: first, name: 'Hikers' }
    expect((await put([twice, twice, { id: 'x', name: '' }])).errors.map(({ source }) => source?.pointer)).toEqual([
      '/1/id',
      '/2/id',
      '/2/name',
    ])
  })
})

test('dimensions of a website are replaced as a whole and can be read by every user who sees it', async () => {
  const query = { website_id: shop.appId }
  const custom = [7, 3].map((tracking_id) => ({
    type: 'custom_dimension' as const,
    attributes: { tracking_id, name: `Dimension ${tracking_id}`, active: tracking_id === 3 },
  }))
  const product = [{ type: 'product_custom_dimension' as const, attributes: { slot: 2, name: 'Colour' } }]
  const putCustom = await callAs(shop.server, shop.owner, admin.customDimensions, { query, body: { data: custom } })
  const putProduct = await callAs(shop.server, shop.owner, admin.productDimensions, { query, body: { data: product } })
  expect([putCustom.status, putProduct.status]).toEqual([204, 204])
  const read = await callAs(shop.server, shop.owner, dimensions.custom, { query: { ...query, limit: 1 } })
  expect(read.answer.meta.total).toBe(2)
  expect(read.answer.data.map(({ attributes }) => attributes)).toEqual([
    { tracking_id: 3, name: 'Dimension 3', active: true },
  ])
  const slots = await callAs(shop.server, shop.owner, dimensions.product, { query })
  expect(slots.answer.data.map(({ attributes }) => attributes)).toEqual([
    { website_id: shop.appId, slot: 2, name: 'Colour' },
  ])
})

test.each(['', '?website_id='])('dimensions need a website: %s', async (query) => {
  const path = `/api/analytics/v1/manage/custom-dimensions/${query}`
  const { tokenOf } = await import('#testing/people.ts')
  const headers = { Authorization: `Bearer ${await tokenOf(shop.server.deps, shop.owner)}` }
  const answer = await shop.server.request(path, { headers })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: [{ source: { parameter: 'website_id' } }] })
})
