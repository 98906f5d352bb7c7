import { admin, audit, ownAccount, users } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users as userRows } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { givePassword, makeOrganisation, makeUser, signedIn, tokenOf } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'

const PRESENT = 'a long enough password'
const NEXT = 'quiet lanterns over Bergen'

const server = await startServerOfFile()
let owner: Caller
let editor: Caller
beforeEach(async () => {
  const organisationId = await makeOrganisation(server.deps)
  owner = await makeUser(server.deps, organisationId, 'OWNER')
  editor = await makeUser(server.deps, organisationId)
  await givePassword(server.deps, editor, PRESENT)
})

const change = (current_password: string, password = NEXT) =>
  callAs(server, editor, ownAccount.changePassword, { body: { current_password, password } })
const statusOf = async (person: Caller) => (await callAs(server, person, users.me, {})).status
const signIn = async (password: string) => (await signInTo(server, { email: editor.email, password })).status
const state = async () => (await callAs(server, editor, ownAccount.password, {})).answer.password

describe('changing the own password', () => {
  test('lets the person sign in with the new one only, and signs out everywhere else', async () => {
    const [row] = await server.deps.db.select().from(userRows).where(eq(userRows.id, editor.id))
    const elsewhere = await signedIn(server.deps, row!)
    expect((await change(PRESENT)).status).toBe(204)
    expect([await statusOf(editor), await statusOf(elsewhere), await statusOf(owner)]).toEqual([200, 401, 200])
    expect([await signIn(PRESENT), await signIn(NEXT)]).toEqual([401, 204])
  })

  test('is done once for a key, also when the answer to the first call was lost', async () => {
    const request = async () =>
      server.request('/api/users/v2/me/password', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await tokenOf(server.deps, editor)}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'a',
        },
        body: JSON.stringify({ current_password: PRESENT, password: NEXT }),
      })
    expect([(await request()).status, (await request()).status]).toEqual([204, 204])
  })

  test('needs the present password', async () => {
    const { status, errors } = await change('another password')
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ source: { pointer: '/current_password' }, meta: { keyword: 'wrong-password' } }])
    expect(await signIn(PRESENT)).toBe(204)
  })

  test.each([
    ['elevenchars', 'minLength'],
    ['passwordpassword', 'easy-to-guess'],
    ['Northwind-2026', 'easy-to-guess'],
  ])('takes no weak one: %s', async (weak, keyword) => {
    const { errors } = await change(PRESENT, weak)
    expect(errors).toMatchObject([{ source: { pointer: '/password' }, meta: { keyword } }])
  })

  test('is refused for a quarter of an hour after five wrong present ones', async () => {
    for (let wrong = 0; wrong < 5; wrong++) expect((await change('another password')).status).toBe(400)
    const { status, headers } = await change(PRESENT)
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
    server.advance(901)
    expect((await change(PRESENT)).status).toBe(204)
  })

  test('ends a link that would have set another one', async () => {
    const { answer } = await callAs(server, owner, admin.passwordLink, { params: { userId: editor.id }, body: {} })
    const token = new URL(answer.data.attributes.url).hash.slice(1)
    await change(PRESENT)
    const opened = await server.request('/api/auth/v1/password-link', {
      method: 'POST',
      headers: { Origin: server.deps.settings.origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(opened.status).toBe(410)
  })

  test('is not possible for a member who has none, or whose organisation has turned passwords off', async () => {
    expect(await state()).toBe('set')
    await server.deps.db.update(userRows).set({ passwordHash: '' }).where(eq(userRows.id, editor.id))
    expect(await state()).toBe('none')
    expect((await change('')).status).toBe(400)
  })
})

describe('the own name', () => {
  const changeName = (name: string) =>
    callAs(server, editor, ownAccount.change, { body: { data: { type: 'ppms/user', attributes: { name } } } })
  const nameOf = async () => (await callAs(server, editor, users.me, {})).answer.data.attributes.name

  test('is empty at first, may be changed, and is kept without spaces around it', async () => {
    expect(await nameOf()).toBe('')
    expect((await changeName('  Ingrid Solberg ')).status).toBe(204)
    expect(await nameOf()).toBe('Ingrid Solberg')
    expect((await changeName('')).status).toBe(204)
    expect(await nameOf()).toBe('')
  })

  test('stands in the audit log when it changes, and only then', async () => {
    await changeName('Ingrid')
    await changeName('Ingrid')
    const { answer } = await callAs(server, owner, audit.list, { query: { search: editor.email } })
    expect(answer.data.map(({ attributes }) => attributes)).toMatchObject([
      { action: 'person.changed', changes: [{ field: 'name', before: '', after: 'Ingrid' }] },
    ])
  })

  test.each([['x'.repeat(256)], ['two\nlines']])('is refused at its field when it is no name: %j', async (name) => {
    const { status, errors } = await changeName(name)
    expect([status, errors?.[0]?.source]).toEqual([400, { pointer: '/data/attributes/name' }])
  })

  test('is found by owners in the list of people', async () => {
    await changeName('Ingrid')
    const { answer } = await callAs(server, owner, users.list, { query: { search: 'ingrid' } })
    expect(answer.data.map(({ attributes }) => [attributes.email, attributes.name])).toEqual([[editor.email, 'Ingrid']])
  })
})

test('people choose their language', async () => {
  const body = { data: { type: 'ppms/user' as const, attributes: { language: 'pl' } } }
  expect((await callAs(server, editor, ownAccount.change, { body })).status).toBe(204)
  const { answer } = await callAs(server, editor, users.me, {})
  expect(answer.data.attributes.language).toBe('pl')
})

test('people cannot change their role or address by themselves', async () => {
  const attributes = { role: 'OWNER', email: 'other@northwind.example', language: 'pl' }
  const body = { data: { type: 'ppms/user' as const, attributes } }
  expect((await callAs(server, editor, ownAccount.change, { body })).status).toBe(204)
  const { answer } = await callAs(server, editor, users.me, {})
  expect(answer.data.attributes).toMatchObject({ role: 'USER', email: editor.email })
})
