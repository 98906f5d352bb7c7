import { admin, users as usersApi } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identities, secondFactors, users } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { givePassword, makeOrganisation, makeUser } from '#testing/people.ts'
import { POLICY } from '#testing/policy.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'

const server = await startServerOfFile({
  oidc: { issuer: 'https://id.example', clientId: 'w', clientSecret: 's', name: 'Northwind ID', scopes: 'openid' },
})
const owner = await makeUser(server.deps, await makeOrganisation(server.deps), 'OWNER')
const abroad = await makeUser(server.deps, await makeOrganisation(server.deps, 'Southmoor'), 'OWNER')

const choose = (policy: Partial<typeof POLICY>, as = owner, at = server) =>
  callAs(at, as, admin.changeSignInPolicy, {
    body: { data: { type: 'sign_in_policy', attributes: { ...POLICY, ...policy } } },
  })
const read = async (as = owner, at = server) => (await callAs(at, as, admin.signInPolicy, {})).answer.data.attributes
const pointers = ({ errors }: Awaited<ReturnType<typeof choose>>) => errors.map(({ source }) => source?.pointer)
const hasTried = (who: Caller) =>
  server.deps.db
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: who.id, userId: who.id, createdAt: server.deps.clock() })

test('an organisation that has chosen nothing lets its members sign in with passwords and creates none', async () => {
  expect(await read(abroad)).toEqual({
    two_factor_required: false,
    domains: [],
    creates_members: false,
    new_member_language: 'en',
    password_sign_in: true,
    default_levels: [],
    provider: { name: 'Northwind ID', tried: false },
  })
})

test('an owner decides whether the members of their own organisation need a second factor', async () => {
  const body = { data: { type: 'sign_in_policy' as const, attributes: { two_factor_required: true } } }
  expect((await callAs(server, owner, admin.changeSignInPolicy, { body })).status).toBe(204)
  expect([await read(), await read(abroad)]).toMatchObject([
    { two_factor_required: true },
    { two_factor_required: false },
  ])
})

test('requiring a second factor signs out who has none, but not the owner who requires it', async () => {
  const require = (two_factor_required: boolean) =>
    callAs(server, owner, admin.changeSignInPolicy, {
      body: { data: { type: 'sign_in_policy', attributes: { two_factor_required } } },
    })
  await require(false)
  const [without, unconfirmed, having] = [0, 1, 2].map(() => makeUser(server.deps, owner.organisationId))
  const members = [await without!, await unconfirmed!, await having!, owner, abroad] as const
  const secret = 'encrypted'
  await server.deps.db.insert(secondFactors).values([
    { userId: members[1].id, secret },
    { userId: members[2].id, secret, confirmedAt: new Date() },
  ])
  const areIn = () => Promise.all(members.map(async (user) => (await callAs(server, user, usersApi.me, {})).status))
  expect(await areIn()).toEqual([200, 200, 200, 200, 200])
  expect((await require(true)).status).toBe(204)
  expect(await areIn()).toEqual([401, 401, 200, 200, 200])
  // What was required already ends no session again.
  const later = await makeUser(server.deps, owner.organisationId)
  expect((await callAs(server, later, usersApi.me, {})).status).toBe(200)
  await require(true)
  expect((await callAs(server, later, usersApi.me, {})).status).toBe(200)
})

test('what an owner chooses is there afterwards, in order', async () => {
  const outdoor = await makeSite(server.deps, owner.organisationId, { name: 'Outdoor' })
  const meta = await makeSite(server.deps, owner.organisationId, { kind: 'meta-site', name: 'Europe' })
  const default_levels = [outdoor, meta].map((site_id) => ({ site_id, level: 'edit' as const }))
  expect((await choose({ domains: [' WWW.Northwind.Example', 'northwind.example'], default_levels })).status).toBe(204)
  expect(await read()).toMatchObject({
    domains: ['northwind.example', 'www.northwind.example'],
    creates_members: true,
    new_member_language: 'pl',
    default_levels: [
      { site_id: meta, site_name: 'Europe', site_type: 'ppms/meta-site', level: 'edit' },
      { site_id: outdoor, site_name: 'Outdoor', site_type: 'ppms/app', level: 'edit' },
    ],
  })
  await choose({})
  expect(await read()).toMatchObject({ domains: ['northwind.example'], default_levels: [] })
})

test('the sites of another organisation get no levels', async () => {
  const site_id = await makeSite(server.deps, abroad.organisationId)
  const answer = await choose({ default_levels: [{ site_id, level: 'edit' }] })
  expect(answer.codes).toEqual(['RELATED_RESOURCE_NOT_FOUND_ERROR'])
  expect(pointers(answer)).toEqual(['/data/attributes/default_levels/0/site_id'])
})

describe('a domain', () => {
  test('belongs to one organisation only, and a refused one changes nothing', async () => {
    await choose({ domains: ['northwind.example'] })
    const answer = await choose({ domains: ['southmoor.example', 'northwind.example'] }, abroad)
    expect(pointers(answer)).toEqual(['/data/attributes/domains/1'])
    expect(answer.errors[0]?.meta).toMatchObject({ keyword: 'domain-taken' })
    expect(await read(abroad)).toMatchObject({ domains: [] })
  })

  test.each([
    '',
    'example',
    'a b.example',
    '@a.example',
    'a@b.example',
    '-a.example',
    'a..example',
    'a.example.',
    '1.2.3.4',
  ])('%j is none', async (domain) => {
    expect(pointers(await choose({ domains: ['northwind.example', domain] }))).toContain('/data/attributes/domains/1')
  })

  test('cannot stand there twice', async () => {
    const answer = await choose({ domains: ['a.example', 'b.example', 'A.example'] })
    expect(pointers(answer)).toEqual(['/data/attributes/domains/2'])
  })
})

describe('passwords', () => {
  const password = 'a long enough password'
  const addMember = async (email: string, organisationId = owner.organisationId) => {
    const member = await makeUser(server.deps, organisationId)
    await givePassword(server.deps, member, password)
    await server.deps.db.update(users).set({ email }).where(eq(users.id, member.id))
  }
  const signIn = async (email: string, at = server) => {
    const answer = await signInTo(at, { email, password })
    return answer.ok ? 'in' : ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code
  }

  test('can be turned off only by an owner who has signed in through the provider', async () => {
    const answer = await choose({ password_sign_in: false })
    expect(pointers(answer)).toEqual(['/data/attributes/password_sign_in'])
    await hasTried(owner)
    expect((await read()).provider).toEqual({ name: 'Northwind ID', tried: true })
    expect((await choose({ password_sign_in: false })).status).toBe(204)
  })

  test('that are off stay off when another owner changes something else', async () => {
    const other = await makeUser(server.deps, owner.organisationId, 'OWNER')
    expect((await choose({ password_sign_in: false, new_member_language: 'en' }, other)).status).toBe(204)
    expect(await read()).toMatchObject({ password_sign_in: false, new_member_language: 'en' })
  })

  test('that are off are refused for the domains of the organisation alone, whether there is an account or not', async () => {
    await addMember('member@northwind.example')
    await addMember('agency@brightpath.example')
    await addMember('abroad@northwind.example', abroad.organisationId)
    expect(await signIn('Member@northwind.example')).toBe('PASSWORD_SIGN_IN_OFF_ERROR')
    expect(await signIn('unknown@northwind.example')).toBe('PASSWORD_SIGN_IN_OFF_ERROR')
    expect(await signIn('agency@brightpath.example')).toBe('in')
    expect(await signIn('abroad@northwind.example')).toBe('in')
  })

  test('work again while the installation has no provider', async () => {
    expect(await signIn('member@northwind.example', server.withSettings({ oidc: undefined }))).toBe('in')
    expect((await read(owner, server.withSettings({ oidc: undefined }))).provider).toBeNull()
  })
})
