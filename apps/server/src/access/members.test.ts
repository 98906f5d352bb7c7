import { admin, users as usersApi } from '@waymark/api-client/endpoints'
import type { AccessLevel } from '@waymark/domain/permission'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { recoveryCodes, secondFactors, users } from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const { server, organisationId, owner, appId: shop } = await openSiteOfFile()
await server.deps.db.update(users).set({ email: 'ingrid@northwind.example' }).where(eq(users.id, owner.id))
const brand = await makeSite(server.deps, organisationId, { name: 'Brand', kind: 'meta-site' })
const southmoor = await makeOrganisation(server.deps, 'Southmoor')
await makeUser(server.deps, southmoor)
const abroad = await makeSite(server.deps, southmoor, { name: 'Elsewhere' })

const add = (attributes: object) =>
  callAs(server, owner, admin.createUser, { body: { data: { type: 'ppms/user', attributes } as never } })
const list = async (query: object = {}) => (await callAs(server, owner, usersApi.list, { query })).answer
const emails = async (query: object = {}) => (await list(query)).data.map(({ attributes }) => attributes.email)
const one = async (userId: string) =>
  (await callAs(server, owner, usersApi.one, { params: { userId } })).answer.data.attributes
const accessOf = async (userId: string, query: object = {}) =>
  (await callAs(server, owner, usersApi.access, { params: { userId }, query })).answer
const grant = (userId: string, appId: string, level: AccessLevel) =>
  callAs(server, owner, admin.grant, { params: { appId, userId }, body: { data: { attributes: { level } } } })

describe('members', () => {
  test('are invited without a password, with a level per site', async () => {
    const levels = [
      { site_id: shop, level: 'edit' },
      { site_id: brand, level: 'view' },
    ]
    const { status, answer } = await add({ email: 'priya.raman@northwind.example', language: 'pl', levels })
    expect(status).toBe(201)
    expect(await one(answer.data.id)).toEqual({
      email: 'priya.raman@northwind.example',
      name: '',
      role: 'USER',
      language: 'pl',
      organization: 'Northwind',
      created_at: '2026-03-02T09:00:00+00:00',
      last_sign_in_at: null,
      second_factor: false,
      has_password: false,
      password_link: null,
      levels: { view: 1, edit: 1, publish: 0, manage: 0 },
    })
  })

  test('are not added at all when a level is on no site of the organisation', async () => {
    const levels = [shop, abroad].map((site_id) => ({ site_id, level: 'edit' }))
    const { errors } = await add({ email: 'nowhere@northwind.example', levels })
    expect(errors).toMatchObject([
      { code: 'RELATED_RESOURCE_NOT_FOUND_ERROR', source: { pointer: '/data/attributes/levels/1/site_id' } },
    ])
    expect(await emails({ search: 'nowhere' })).toEqual([])
  })

  test('cannot get two levels on one site', async () => {
    const levels = ['edit', 'view'].map((level) => ({ site_id: shop, level }))
    const { errors } = await add({ email: 'twice@northwind.example', levels })
    expect(errors.map(({ source }) => source?.pointer)).toEqual(['/data/attributes/levels/1'])
  })

  test('are listed by address, a page at a time, without those of other organisations', async () => {
    await add({ email: 'jonas.meier@northwind.example' })
    const all = ['ingrid@northwind.example', 'jonas.meier@northwind.example', 'priya.raman@northwind.example']
    expect(await emails()).toEqual(all)
    expect(await list({ limit: 2, offset: 2 })).toMatchObject({ data: [{}], meta: { total: 3 } })
    expect(await emails({ sort: ['-email'], limit: 1 })).toEqual(['priya.raman@northwind.example'])
    expect(await emails({ search: 'MEIER' })).toEqual(['jonas.meier@northwind.example'])
    expect(await emails({ search: owner.id })).toEqual(['ingrid@northwind.example'])
    expect(await emails({ role: ['OWNER'] })).toEqual(['ingrid@northwind.example'])
  })

  test('show when they last signed in and whether they have a second factor', async () => {
    const password = 'a long enough password'
    const { answer } = await add({ email: 'tomasz.wilk@northwind.example', password })
    server.advance(60)
    await signInTo(server, { email: 'tomasz.wilk@northwind.example', password })
    const factor = { userId: answer.data.id, secret: 'encrypted', confirmedAt: server.deps.clock() }
    await server.deps.db.insert(secondFactors).values(factor)
    expect(await one(answer.data.id)).toMatchObject({
      last_sign_in_at: '2026-03-02T09:01:00+00:00',
      second_factor: true,
      has_password: true,
    })
    expect(await emails({ sort: ['-last_sign_in_at'], limit: 1 })).toEqual(['tomasz.wilk@northwind.example'])
  })

  test('show the link that still sets their password', async () => {
    const { answer } = await add({ email: 'agency@brightpath.example' })
    const params = { userId: answer.data.id }
    const made = await callAs(server, owner, admin.passwordLink, { params, body: {} })
    const { kind, ends_at } = made.answer.data.attributes
    expect((await one(answer.data.id)).password_link).toEqual({ kind, ends_at })
    await callAs(server, owner, admin.changeUser, {
      params,
      body: { data: { type: 'ppms/user', attributes: { password: 'a long enough password' } } },
    })
    expect((await one(answer.data.id)).password_link).toBeNull()
  })
})

describe('the levels of a member', () => {
  test('are listed for every website and meta-site of the organisation', async () => {
    const member = await makeUser(server.deps, organisationId)
    await grant(member.id, shop, 'publish')
    const { data, meta } = await accessOf(member.id)
    expect(meta.total).toBe(2)
    expect(data).toEqual([
      {
        id: brand,
        type: 'access_entry',
        attributes: { level: 'none', actions: [], site_name: 'Brand', site_type: 'ppms/meta-site' },
      },
      {
        id: shop,
        type: 'access_entry',
        attributes: {
          level: 'publish',
          actions: ['view', 'edit', 'publish'],
          site_name: 'Outdoor shop',
          site_type: 'ppms/app',
        },
      },
    ])
    expect((await accessOf(member.id, { search: 'shop', limit: 1 })).data.map(({ id }) => id)).toEqual([shop])
    expect((await accessOf(member.id, { sort: ['-name'], offset: 1 })).data.map(({ id }) => id)).toEqual([brand])
  })

  test('do not count for owners, who may do everything', async () => {
    const { data } = await accessOf(owner.id)
    expect(data[0]?.attributes).toMatchObject({ level: 'none', actions: ['view', 'edit', 'publish', 'manage'] })
  })
})

describe('an owner', () => {
  test('cannot remove themselves, also when there is another owner', async () => {
    const other = await makeUser(server.deps, organisationId, 'OWNER')
    const { errors } = await callAs(server, other, admin.removeUser, { params: { userId: other.id } })
    expect(errors).toMatchObject([{ code: 'FORBIDDEN_ERROR', detail: 'You cannot remove yourself; another owner can' }])
    expect((await callAs(server, owner, admin.removeUser, { params: { userId: other.id } })).status).toBe(204)
  })

  test('can remove the second factor of a member with its recovery codes, but not their own', async () => {
    const member = await makeUser(server.deps, organisationId)
    for (const { id } of [member, owner]) {
      await server.deps.db
        .insert(secondFactors)
        .values({ userId: id, secret: 'encrypted', confirmedAt: server.deps.clock() })
      await server.deps.db.insert(recoveryCodes).values({ userId: id, codeHash: 'hash' })
    }
    const remove = (userId: string) => callAs(server, owner, admin.removeSecondFactor, { params: { userId } })
    expect((await remove(member.id)).status).toBe(204)
    expect((await one(member.id)).second_factor).toBe(false)
    expect(await server.deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, member.id))).toBe(0)
    expect((await remove(owner.id)).codes).toEqual(['FORBIDDEN_ERROR'])
    expect((await one(owner.id)).second_factor).toBe(true)
  })
})
