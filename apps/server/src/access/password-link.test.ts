import { admin, users as usersApi } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailDomains, organisations, passwordLinks, secondFactors, users } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { createSignInBrowser } from '#testing/sign-in-browser.ts'
import type { TestServer } from '#testing/test-server.ts'

const HOUR = 3600
const PASSWORD = 'a long enough password'

const server = await startServerOfFile()
const organisationId = await makeOrganisation(server.deps)
let owner: Caller
let member: Caller
beforeEach(async () => {
  owner = await makeUser(server.deps, organisationId, 'OWNER')
  // Users of tests have no password, so their first link is an invitation.
  member = await makeUser(server.deps, organisationId)
})

const makeLink = async (userId = member.id) =>
  (await callAs(server, owner, admin.passwordLink, { params: { userId }, body: {} })).answer.data.attributes
const tokenIn = ({ url }: { url: string }) => new URL(url).hash.slice(1)

async function post(path: string, body: object, at = server, browser = createSignInBrowser(at)) {
  const answer = await browser.post(`/api/auth/v1/${path}`, body)
  const text = await answer.text()
  const content = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, body: content, error: content.errors?.[0] }
}
const open = (token: string, at?: TestServer) => post('password-link', { token }, at)
const setPassword = (
  token: string,
  password = PASSWORD,
  at?: TestServer,
  browser = createSignInBrowser(at ?? server),
) => post('password-link/password', { token, password }, at, browser)
const signIn = async (password = PASSWORD, email = member.email) => (await post('login', { email, password })).status

describe('a link', () => {
  test('says whose password it sets, sets it and signs in', async () => {
    const link = await makeLink()
    const token = tokenIn(link)
    expect(link).toEqual({
      kind: 'invitation',
      url: `${server.deps.settings.origin}/set-password#${token}`,
      ends_at: '2026-03-05T09:00:00+00:00',
    })
    expect((await open(token)).body).toEqual({ email: member.email, kind: 'invitation', ends_at: link.ends_at })
    const browser = createSignInBrowser(server)
    expect((await setPassword(token, PASSWORD, server, browser)).status).toBe(204)
    const session = await browser.request('/api/auth/v1/session')
    expect(session.status).toBe(200)
    expect(await signIn()).toBe(204)
  })

  test('works once, also when it is used twice at the same time', async () => {
    const token = tokenIn(await makeLink())
    const answers = await Promise.all([setPassword(token), setPassword(token, 'another long password')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410])
    expect((await open(token)).error.code).toBe('PASSWORD_LINK_USED_ERROR')
    expect((await setPassword(token)).error.code).toBe('PASSWORD_LINK_USED_ERROR')
  })

  test('of a new member lasts three days, one for another password a day', async () => {
    const lasting = async (hours: number) => {
      owner = await makeUser(server.deps, organisationId, 'OWNER')
      const { kind, ...link } = await makeLink()
      server.advance(hours * HOUR - 1)
      const before = (await open(tokenIn(link))).status
      server.advance(1)
      const after = [await open(tokenIn(link)), await setPassword(tokenIn(link))]
      return [kind, before, ...after.map(({ error }) => error.code)]
    }
    const ended = 'PASSWORD_LINK_ENDED_ERROR'
    expect(await lasting(72)).toEqual(['invitation', 200, ended, ended])
    owner = await makeUser(server.deps, organisationId, 'OWNER')
    await setPassword(tokenIn(await makeLink()))
    expect(await lasting(24)).toEqual(['reset', 200, ended, ended])
  })

  test('ends with a newer one, and with another password', async () => {
    const earlier = tokenIn(await makeLink())
    const later = tokenIn(await makeLink())
    expect((await open(earlier)).error.code).toBe('PASSWORD_LINK_REPLACED_ERROR')
    const attributes = { password: PASSWORD }
    const body = { data: { type: 'ppms/user' as const, attributes } }
    await callAs(server, owner, admin.changeUser, { params: { userId: member.id }, body })
    expect((await setPassword(later, 'another long password')).error.code).toBe('PASSWORD_LINK_REPLACED_ERROR')
    expect(await signIn()).toBe(204)
  })

  test('that was never made, or whose member was removed, is unknown', async () => {
    const token = tokenIn(await makeLink())
    await callAs(server, owner, admin.removeUser, { params: { userId: member.id } })
    for (const unknown of [token, 'x', 'y'.repeat(22)]) {
      expect((await open(unknown)).error).toMatchObject({ code: 'PASSWORD_LINK_UNKNOWN_ERROR' })
    }
  })

  test('is kept as a hash, for thirty days after its end', async () => {
    const token = tokenIn(await makeLink())
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const stored = await server.deps.db.select().from(passwordLinks).where(eq(passwordLinks.userId, member.id))
    expect(JSON.stringify(stored)).not.toContain(token)
    server.advance((72 + 30 * 24) * HOUR)
    owner = await makeUser(server.deps, organisationId, 'OWNER')
    await makeLink(owner.id)
    expect((await open(token)).error.code).toBe('PASSWORD_LINK_UNKNOWN_ERROR')
  })

  test('is in no answer that is kept for repeated calls', async () => {
    const answer = await server.request(`/api/users/v2/${member.id}/password-link`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(server.deps, owner)}`, 'Idempotency-Key': 'a' },
    })
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'INVALID_HEADER_ERROR' }] })
  })
})

describe('the password of a link', () => {
  test.each([
    ['short', 'minLength'],
    ['northwind2026', 'easy-to-guess'],
  ])('is refused at its field when it is weak: %s', async (password, keyword) => {
    const token = tokenIn(await makeLink())
    const { status, error } = await setPassword(token, password)
    expect([status, error.source, error.meta.keyword]).toEqual([400, { pointer: '/password' }, keyword])
    expect((await open(token)).status).toBe(200)
  })

  test('ends the sessions of its user', async () => {
    await setPassword(tokenIn(await makeLink()))
    expect((await callAs(server, member, usersApi.me, {})).status).toBe(401)
  })

  test('is not enough where a second factor is set up or required', async () => {
    const secondFactor = { userId: member.id, secret: 'encrypted', confirmedAt: server.deps.clock() }
    await server.deps.db.insert(secondFactors).values(secondFactor)
    expect((await setPassword(tokenIn(await makeLink()))).body).toEqual({ next: 'code' })
    const other = await makeUser(server.deps, organisationId)
    const policy = { twoFactorRequired: true }
    await server.deps.db.update(organisations).set(policy).where(eq(organisations.id, organisationId))
    expect((await setPassword(tokenIn(await makeLink(other.id)))).body).toEqual({ next: 'set-up' })
    await server.deps.db.update(organisations).set({ twoFactorRequired: false })
  })
})

test('there is no link for members who have to sign in through the provider, and an earlier one is refused', async () => {
  const oidc = {
    issuer: 'https://id.example',
    clientId: 'w',
    clientSecret: 's',
    name: 'Northwind ID',
    scopes: 'openid',
  }
  const withProvider = server.withSettings({ oidc })
  const token = tokenIn(await makeLink())
  await server.deps.db.insert(emailDomains).values({ domain: 'northwind.example', organisationId })
  await server.deps.db.update(organisations).set({ passwordSignIn: false }).where(eq(organisations.id, organisationId))
  const params = { userId: member.id }
  const { codes } = await callAs(withProvider, owner, admin.passwordLink, { params, body: {} })
  expect(codes).toEqual(['PASSWORD_SIGN_IN_OFF_ERROR'])
  expect((await open(token, withProvider)).error.code).toBe('PASSWORD_SIGN_IN_OFF_ERROR')
  expect((await setPassword(token, PASSWORD, withProvider)).error.code).toBe('PASSWORD_SIGN_IN_OFF_ERROR')
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, member.id))
  expect(row?.passwordHash).toBe('')
})

test('only pages of the product can use a link', async () => {
  const token = tokenIn(await makeLink())
  const answer = await server.request('/api/auth/v1/password-link', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    body: JSON.stringify({ token }),
  })
  expect(answer.status).toBe(403)
})
