import { admin, users } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'

const server = await startServerOfFile()
const owner = await makeUser(server.deps, await makeOrganisation(server.deps), 'OWNER')

const password = 'a long enough password'
const add = (email: string, more: object = {}) =>
  callAs(server, owner, admin.createUser, {
    body: { data: { type: 'ppms/user', attributes: { email, password, ...more } } },
  })
const change = (userId: string, attributes: object) =>
  callAs(server, owner, admin.changeUser, { params: { userId }, body: { data: { type: 'ppms/user', attributes } } })
const signIn = async (email: string, secret = password) => {
  const answer = await signInTo(server, { email, password: secret })
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

test('a signed-in user can read their own account', async () => {
  const { answer } = await callAs(server, owner, users.me, {})
  expect(answer.data).toEqual({
    id: owner.id,
    type: 'ppms/user',
    attributes: { email: owner.email, name: '', role: 'OWNER', language: 'en', organization: 'Northwind' },
  })
})

describe('a new member', () => {
  test('can sign in with an address in any case', async () => {
    const { status, answer } = await add('New.One@Northwind.Example', { language: 'pl-PL' })
    expect(status).toBe(201)
    expect(answer.data.attributes).toMatchObject({
      email: 'new.one@northwind.example',
      role: 'USER',
      language: 'pl-PL',
    })
    expect((await signIn('new.one@northwind.example')).status).toBe(204)
  })

  test('cannot have the address of another one, not even of another organisation', async () => {
    const abroad = await makeUser(server.deps, await makeOrganisation(server.deps, 'Southmoor'))
    for (const email of [owner.email, abroad.email.toUpperCase()]) {
      const { errors } = await add(email)
      expect(errors[0]).toMatchObject({ code: 'INVALID_JSON_ERROR', source: { pointer: '/data/attributes/email' } })
    }
  })

  test('needs a password of twelve characters', async () => {
    const { errors } = await add('short@northwind.example', { password: 'elevenchars' })
    expect(errors.map(({ source }) => source?.pointer)).toEqual(['/data/attributes/password'])
  })

  test.each([
    ['a common one', 'passwordpassword'],
    ['one letter', 'aaaaaaaaaaaaaaaa'],
    ['a repetition', 'abcabcabcabcabc'],
    ['a sequence', 'abcdefghijklmnop'],
    ['a row of the keyboard', 'qwertyuiop123'],
    ['the e-mail address', 'ingrid.solberg@northwind.example'],
    ['a name of the e-mail address', 'solberg2026!'],
    ['the name of the organisation', 'Northwind-2026'],
  ])('cannot have a password that is easy to guess: %s', async (_, easy) => {
    const { errors } = await add('ingrid.solberg@northwind.example', { password: easy })
    expect(errors).toMatchObject([
      { source: { pointer: '/data/attributes/password' }, meta: { keyword: 'easy-to-guess' } },
    ])
  })

  test('cannot have an id that is taken', async () => {
    const attributes = { email: 'double@northwind.example', password }
    const body = { data: { id: owner.id, type: 'ppms/user' as const, attributes } }
    expect((await callAs(server, owner, admin.createUser, { body })).codes).toEqual(['NOT_UNIQUE_ID_ERROR'])
  })
})

test('a new password ends all sessions of its user', async () => {
  const { answer } = await add('changes@northwind.example')
  const { cookie } = await signIn('changes@northwind.example')
  expect((await change(answer.data.id, { password: 'another long password' })).status).toBe(204)
  const after = await server.request('/api/auth/v1/session', { headers: { Cookie: cookie } })
  expect(after.status).toBe(401)
  expect((await signIn('changes@northwind.example')).status).toBe(401)
  expect((await signIn('changes@northwind.example', 'another long password')).status).toBe(204)
})

test('a new password must not be easy to guess either', async () => {
  const { answer } = await add('stays@northwind.example')
  const { errors } = await change(answer.data.id, { password: 'northwind2026' })
  expect(errors.map(({ source }) => source?.pointer)).toEqual(['/data/attributes/password'])
  expect((await signIn('stays@northwind.example')).status).toBe(204)
})

test('a member who is removed is signed out at once', async () => {
  const { answer } = await add('leaves@northwind.example')
  const { cookie } = await signIn('leaves@northwind.example')
  const params = { userId: answer.data.id }
  expect((await callAs(server, owner, admin.removeUser, { params })).status).toBe(204)
  expect((await server.request('/api/auth/v1/session', { headers: { Cookie: cookie } })).status).toBe(401)
  expect((await callAs(server, owner, admin.removeUser, { params })).status).toBe(404)
})

describe('the last owner', () => {
  test('can neither be removed nor get another role', async () => {
    const params = { userId: owner.id }
    expect((await callAs(server, owner, admin.removeUser, { params })).codes).toEqual(['FORBIDDEN_ERROR'])
    expect((await change(owner.id, { role: 'USER' })).codes).toEqual(['FORBIDDEN_ERROR'])
    expect((await callAs(server, owner, users.me, {})).answer.data.attributes.role).toBe('OWNER')
  })

  test('stays when two owners remove each other at the same time', async () => {
    const abroad = await makeOrganisation(server.deps, 'Eastbank')
    const pair = [await makeUser(server.deps, abroad, 'OWNER'), await makeUser(server.deps, abroad, 'OWNER')] as const
    const outcomes = await Promise.all([
      callAs(server, pair[0], admin.removeUser, { params: { userId: pair[1].id } }),
      callAs(server, pair[1], admin.removeUser, { params: { userId: pair[0].id } }),
    ])
    expect(outcomes.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
