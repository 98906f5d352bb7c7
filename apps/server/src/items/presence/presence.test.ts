import { presence, tags } from '@waymark/api-client/endpoints'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { itemEdits, itemViewers, sessions } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { deleteExpired } from '#operations/delete-expired.ts'
import { callAs } from '#testing/call-as.ts'
import { deleteAllRows } from '#testing/delete-all-rows.ts'
import { giveAccess, makeUser } from '#testing/people.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { addTag, changeTag, openTestSite, readTag, removeTag, type TestSite } from '#testing/test-site.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

let shop: TestSite
let viewer: Caller
let tagId: string
beforeEach(async () => {
  await deleteAllRows(database.db)
  shop = await openTestSite(database)
  viewer = await makeUser(shop.server.deps, shop.organisationId)
  await giveAccess(shop.server.deps, viewer, shop.appId, 'view')
  tagId = await addTag(shop, 'Watched')
  shop.server.advance(660)
})

const open = async (user: Caller, revision?: string) => {
  const { server, appId } = shop
  const body = { data: { type: 'presence' as const, attributes: { ...(revision && { revision }) } } }
  return (await callAs(server, user, presence.update, { params: { appId, itemId: tagId }, body })).answer.data
    .attributes
}
const leave = (user: Caller) =>
  callAs(shop.server, user, presence.remove, { params: { appId: shop.appId, itemId: tagId } })

describe('who has an item open', () => {
  test('is reported to the other users, until a minute after the last time', async () => {
    expect((await open(shop.owner)).users).toEqual([])
    expect((await open(viewer)).users).toMatchObject([{ email: shop.owner.email, state: 'open' }])
    expect((await open(shop.owner)).users).toMatchObject([{ email: viewer.email, state: 'open' }])
    shop.server.advance(61)
    expect((await open(viewer)).users).toEqual([])
  })

  test('does not include users who have left it', async () => {
    await open(shop.owner)
    expect((await leave(shop.owner)).status).toBe(204)
    expect((await open(viewer)).users).toEqual([])
  })

  test('is left without an error when it was deleted meanwhile', async () => {
    await open(viewer)
    await removeTag(shop, tagId)
    expect((await leave(viewer)).status).toBe(204)
  })

  test('is followed by who has changed it in the last ten minutes', async () => {
    await changeTag(shop, tagId, { priority: 3 })
    expect((await open(viewer)).users).toMatchObject([{ email: shop.owner.email, state: 'edited' }])
    shop.server.advance(601)
    expect((await open(viewer)).users).toEqual([])
  })

  test('comes with the changes since the revision that is open', async () => {
    const { revision } = await open(viewer)
    expect((await open(viewer, revision)).changes).toEqual([])
    await changeTag(shop, tagId, { priority: 3, is_active: false })
    const now = await open(viewer, revision)
    expect(now.revision).not.toBe(revision)
    expect(now.changes).toEqual([
      {
        change_type: 'edit',
        attributes: ['is_active', 'priority'],
        author: shop.owner.email,
        at: '2026-03-02T09:11:00+00:00',
      },
    ])
  })

  test('keeps no session alive', async () => {
    const endOf = async () => Math.min(...(await shop.server.deps.db.select().from(sessions)).map((row) => +row.endsAt))
    await open(shop.owner)
    const end = await endOf()
    shop.server.advance(120)
    await open(shop.owner)
    expect(await endOf()).toBe(end)
    await readTag(shop, tagId)
    await callAs(shop.server, viewer, tags.one, { params: { appId: shop.appId, tagId } })
    expect(await endOf()).toBeGreaterThan(end)
  })

  test('is forgotten after a day, changes after a week', async () => {
    const { db } = shop.server.deps
    const kept = async () => [await db.$count(itemViewers), await db.$count(itemEdits)]
    await open(viewer)
    shop.server.advance(2 * 86_400)
    await deleteExpired(shop.server.deps)
    expect(await kept()).toEqual([0, 1])
    shop.server.advance(6 * 86_400)
    await deleteExpired(shop.server.deps)
    expect(await kept()).toEqual([0, 0])
  })
})
