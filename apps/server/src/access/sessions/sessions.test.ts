import { ownAccount, sessions, users } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users as userRows } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { givePassword, makeApiClient, makeOrganisation, makeUser, signedIn } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const PASSWORD = 'a long enough password'

const server = await startServerOfFile()
let organisationId: string
let owner: Caller
let editor: Caller
beforeEach(async () => {
  organisationId = await makeOrganisation(server.deps)
  owner = await makeUser(server.deps, organisationId, 'OWNER')
  editor = await makeUser(server.deps, organisationId)
})

/** Signs a person in in another browser. */
async function elsewhere(person: Caller): Promise<Caller> {
  const [row] = await server.deps.db.select().from(userRows).where(eq(userRows.id, person.id))
  if (!row) throw new Error('There is no such person')
  return signedIn(server.deps, row)
}
const statusOf = async (person: Caller) => (await callAs(server, person, users.me, {})).status
const own = async (person: Caller) => (await callAs(server, person, ownAccount.sessions, {})).answer.data
const list = async (query: object = {}) => (await callAs(server, owner, sessions.list, { query })).answer

async function signInWith(password: string, userAgent: string) {
  await givePassword(server.deps, editor, password)
  const answer = await signInTo(server, { email: editor.email, password }, { 'User-Agent': userAgent })
  expect(answer.status).toBe(204)
}

describe('a person', () => {
  test('sees where they are signed in, the present session marked', async () => {
    await signInWith(PASSWORD, FIREFOX)
    const listed = await own(editor)
    const present = listed.find(({ id }) => id === editor.sessionId)
    const firefox = listed.find(({ id }) => id !== editor.sessionId)
    expect(firefox?.attributes).toMatchObject({
      email: editor.email,
      browser: 'Firefox',
      system: 'Windows',
      is_current: false,
    })
    expect(present).toMatchObject({ attributes: { is_current: true, browser: null } })
    expect(await own(owner)).toHaveLength(1)
  })

  test('sees to the minute when a session was last used', async () => {
    const other = await elsewhere(editor)
    await statusOf(other)
    const start = server.deps.clock().getTime()
    server.advance(30)
    await statusOf(other)
    const usedAt = async () => {
      const listed = await own(editor)
      return Date.parse(listed.find(({ id }) => id === other.sessionId)?.attributes.last_used_at ?? '')
    }
    expect(await usedAt()).toBe(start)
    server.advance(60)
    await statusOf(other)
    expect(await usedAt()).toBe(start + 90_000)
  })

  test('no longer sees a session that has ended by itself', async () => {
    await elsewhere(editor)
    server.advance(1000)
    await statusOf(editor)
    server.advance(1000)
    expect((await own(editor)).map(({ id }) => id)).toEqual([editor.sessionId])
  })

  test('ends one of their sessions, whose token is refused with its next call', async () => {
    const [other, third] = [await elsewhere(editor), await elsewhere(editor)]
    const { status } = await callAs(server, editor, ownAccount.endSession, { params: { sessionId: other.sessionId } })
    expect(status).toBe(204)
    expect([await statusOf(other), await statusOf(third), await statusOf(editor)]).toEqual([401, 200, 200])
  })

  test('ends all other sessions and stays signed in', async () => {
    const [other, third] = [await elsewhere(editor), await elsewhere(editor)]
    expect((await callAs(server, editor, ownAccount.endOtherSessions, {})).status).toBe(204)
    expect([await statusOf(other), await statusOf(third), await statusOf(editor)]).toEqual([401, 401, 200])
    expect(await statusOf(owner)).toBe(200)
  })

  test('cannot end the session of another member, not even an owner by the call for own ones', async () => {
    const { codes } = await callAs(server, owner, ownAccount.endSession, { params: { sessionId: editor.sessionId } })
    expect(codes).toEqual(['NOT_FOUND_ERROR'])
    expect(await statusOf(editor)).toBe(200)
  })
})

describe('an owner', () => {
  test('sees the sessions of all members and no others', async () => {
    await makeApiClient(server.deps, organisationId)
    await makeUser(server.deps, await makeOrganisation(server.deps, 'Southmoor'))
    const { data, meta } = await list({ sort: ['email'] })
    const emails = [owner.email, editor.email].sort()
    expect(data.map(({ attributes }) => attributes.email)).toEqual(emails)
    expect(meta).toMatchObject({ total: 2 })
  })

  test('finds them by the person', async () => {
    const idsOf = async (query: object) => (await list(query)).data.map(({ id }) => id)
    expect(await idsOf({ search: editor.email.slice(0, 6).toUpperCase() })).toEqual([editor.sessionId])
    expect(await idsOf({ user_id: editor.id })).toEqual([editor.sessionId])
    expect(await idsOf({ user_id: 'nobody' })).toEqual([])
  })

  test('ends one session of a member', async () => {
    const other = await elsewhere(editor)
    await callAs(server, owner, sessions.end, { params: { sessionId: other.sessionId } })
    expect([await statusOf(other), await statusOf(editor)]).toEqual([401, 200])
  })

  test('ends all sessions of a member', async () => {
    const other = await elsewhere(editor)
    await callAs(server, owner, sessions.endAll, { params: { userId: editor.id } })
    expect([await statusOf(other), await statusOf(editor), await statusOf(owner)]).toEqual([401, 401, 200])
  })

  test('cannot end the token of an API client like a session', async () => {
    const client = await makeApiClient(server.deps, organisationId)
    const one = await callAs(server, owner, sessions.end, { params: { sessionId: client.sessionId } })
    const all = await callAs(server, owner, sessions.endAll, { params: { userId: client.id } })
    expect([one.status, all.status]).toEqual([404, 404])
    expect(await statusOf(client)).toBe(200)
  })
})
