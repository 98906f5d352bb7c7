import { expect, test } from 'vitest'
import { users } from '../endpoints/index.ts'
import { session } from '../endpoints/session.ts'
import { type Answered, answering, sessionAnswer, tabs } from '../testing/index.ts'
import { connect } from './connect.ts'
import type { SessionEvent } from './store.ts'

const ME = {
  data: {
    id: 'user-1',
    type: 'ppms/user',
    attributes: { email: 'a@b.c', role: 'USER', language: 'en', organization: 'N' },
  },
}

/** A browser with one server, one clock, and as many tabs as a test opens. */
function browser() {
  const fixture = { time: 1_000_000, fetched: 0, user: 'user-1', sessionFor: 1800 }
  let answer: () => Answered | Promise<Answered> = () => ({
    body: sessionAnswer({ user: fixture.user, at: fixture.time, sessionFor: fixture.sessionFor }),
  })
  const server = answering()
    .on(session.current, () => {
      fixture.fetched += 1
      return answer()
    })
    .on(users.me, () => ({ body: ME }))
  const channels = tabs()
  return {
    fixture,
    server,
    answerSession: (next: typeof answer) => {
      answer = next
    },
    open() {
      const tab = connect({ fetch: server.fetch, now: () => fixture.time, channel: channels.open() })
      const events: SessionEvent[] = []
      tab.session.listen((event) => events.push(event))
      return { ...tab, events, me: () => tab.client.call(users.me, {}) }
    },
  }
}

test('calls that need a token at the same time wait for one answer of the session call', async () => {
  const { fixture, open } = browser()
  const tab = open()
  const results = await Promise.all([tab.me(), tab.me(), tab.me()])
  expect(results.every((result) => result.ok)).toBe(true)
  expect(fixture.fetched).toBe(1)
})

test('a token is used until just before it runs out, then the next call fetches a new one', async () => {
  const { fixture, open } = browser()
  const tab = open()
  await tab.me()
  fixture.time += 290_000
  await tab.me()
  expect(fixture.fetched).toBe(1)
  fixture.time += 9_000
  await tab.me()
  expect(fixture.fetched).toBe(2)
})

test('a token that the server refuses is replaced once, and the call made again', async () => {
  const { fixture, server, open } = browser()
  const seen: string[] = []
  server.on(users.me, ({ headers }) => {
    seen.push(headers.Authorization ?? '')
    return seen.length === 1 ? { status: 401, code: 'UNAUTHORIZED_ERROR' } : { body: ME }
  })
  const tab = open()
  expect(await tab.me()).toMatchObject({ ok: true })
  expect(seen).toHaveLength(2)
  expect(fixture.fetched).toBe(2)
})

test('a call that is refused with a second token fails with 401 instead of repeating', async () => {
  const { fixture, server, open } = browser()
  server.on(users.me, () => ({ status: 401, code: 'UNAUTHORIZED_ERROR' }))
  expect(await open().me()).toMatchObject({ ok: false, failure: { kind: 'status', status: 401 } })
  expect(fixture.fetched).toBe(2)
})

test('401 on the session call means signed out', async () => {
  const { answerSession, open } = browser()
  answerSession(() => ({ status: 401, code: 'UNAUTHORIZED_ERROR' }))
  const tab = open()
  expect(await tab.me()).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(tab.events).toEqual([{ type: 'session.missing' }])
})

test.each<[string, Answered, string]>([
  ['the network is gone', 'offline', 'offline'],
  ['the server fails', { status: 500 }, 'status'],
  ['the answer has no token', { body: { session_expiration: '2026-01-01T00:00:00+00:00' } }, 'shape'],
  ['the token is none', { body: { token: 'abc', session_expiration: '2026-01-01T00:00:00+00:00' } }, 'shape'],
])('when %s the session cannot be fetched, and the next call tries again', async (_, answered, kind) => {
  const { answerSession, fixture, open } = browser()
  answerSession(() => answered)
  const tab = open()
  expect(await tab.me()).toMatchObject({
    ok: false,
    failure: { kind: 'session', text: 'Cannot fetch Session', cause: { kind } },
  })
  answerSession(() => ({ body: sessionAnswer({ at: fixture.time }) }))
  expect(await tab.me()).toMatchObject({ ok: true })
})

test('a new token reaches the other tabs, which need not fetch one', async () => {
  const { fixture, open } = browser()
  const [first, second] = [open(), open()]
  await first.me()
  await second.me()
  expect(fixture.fetched).toBe(1)
})

test('a call in one tab moves the end of the session in the other, at most every ten seconds', async () => {
  const { fixture, open } = browser()
  const [first, second] = [open(), open()]
  await first.me()
  const ends = () =>
    second.events.map((event) => (event.type === 'session.updated' ? event.session.end - 1_000_000 : null))
  expect(ends()).toEqual([1_800_000])
  fixture.time += 4_000
  await first.me()
  expect(ends()).toEqual([1_800_000])
  fixture.time += 8_000
  await first.me()
  expect(ends()).toEqual([1_800_000, 1_812_000])
})

test('near the longest a session may last, calls no longer move its end', async () => {
  const { fixture, open } = browser()
  fixture.sessionFor = 600
  const tab = open()
  await tab.me()
  fixture.time += 100_000
  await tab.me()
  expect(tab.events.at(-1)).toEqual({
    type: 'session.updated',
    session: { user: 'user-1', end: 1_600_000, extendable: false },
  })
})

test('a clock that is wrong here changes neither the life of a token nor the end of the session', async () => {
  const { fixture, answerSession, open } = browser()
  answerSession(() => ({ body: sessionAnswer({ at: fixture.time + 86_400_000 }) }))
  const tab = open()
  await tab.me()
  fixture.time += 290_000
  await tab.me()
  expect(fixture.fetched).toBe(1)
  expect(tab.events.at(-1)).toMatchObject({ session: { end: fixture.time + 1_800_000 } })
})

test('signing out in one tab reaches the others', async () => {
  const { open } = browser()
  const [first, second] = [open(), open()]
  await first.me()
  first.session.announceSignOut()
  expect(second.events.at(-1)).toEqual({ type: 'session.signed-out' })
})

test.each(['heard from another tab', 'fetched here'])('a token of another user %s is never used', async (how) => {
  const { fixture, server, open } = browser()
  const [first, second] = [open(), open()]
  await first.me()
  fixture.user = 'user-2'
  const used: string[] = []
  server.on(users.me, ({ headers }) => {
    used.push(headers.Authorization ?? '')
    return { body: ME }
  })
  if (how === 'fetched here') {
    fixture.time += 400_000
    expect(await first.me()).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(used).toEqual([])
    expect(first.events.at(-1)).toEqual({ type: 'session.other-user' })
  } else {
    await open().session.renew()
    expect(first.events.at(-1)).toEqual({ type: 'session.other-user' })
    expect(second.events.at(-1)).toEqual({ type: 'session.other-user' })
  }
})

test('unknown messages on the channel are ignored', async () => {
  const channels = tabs()
  const stranger = channels.open()
  const events: SessionEvent[] = []
  const tab = connect({ fetch: answering().fetch, now: () => 0, channel: channels.open() })
  tab.session.listen((event) => events.push(event))
  for (const message of [null, 1, 'log-out', {}, { type: 'token' }, { type: 'token', session: { token: 1 }, at: 0 }]) {
    stranger.post(message)
  }
  expect(events).toEqual([])
})
