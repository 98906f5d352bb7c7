import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { users } from '../endpoints/index.ts'
import { session } from '../endpoints/session.ts'
import { type Answered, answering, sessionAnswer, settled, tabs } from '../testing/index.ts'
import { connect } from './connect.ts'
import { sessionMachine } from './machine.ts'

const MINUTE = 60_000

async function page(first: Answered = { body: sessionAnswer({}) }) {
  const clock = new SimulatedClock()
  const fixture = { limit: Number.POSITIVE_INFINITY }
  const server = answering().on(session.current, () => first)
  const channels = tabs()
  const tab = connect({ fetch: server.fetch, now: () => clock.now(), channel: channels.open() })
  const actor = createActor(sessionMachine, { clock, input: { store: tab.session, now: () => clock.now() } }).start()
  await settled()
  server.on(session.current, () => {
    const sessionFor = Math.min(30 * MINUTE, fixture.limit - clock.now()) / 1000
    return { body: sessionAnswer({ at: clock.now(), sessionFor }) }
  })
  server.on(users.me, () => ({
    body: { data: { id: 'u', type: 'ppms/user', attributes: { email: '', role: '', language: '', organization: '' } } },
  }))
  return {
    actor,
    server,
    fixture,
    state: () => actor.getSnapshot().value,
    /** Advances the clock and lets pending calls be answered. */
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
    work: () => tab.client.call(users.me, {}),
    otherTab: () => connect({ fetch: server.fetch, now: () => clock.now(), channel: channels.open() }),
  }
}

test('an idle page warns a minute before the session ends, and then says that it has ended', async () => {
  const { state, pass } = await page()
  expect(state()).toEqual({ active: 'watched' })
  await pass(29 * MINUTE - 1)
  expect(state()).toEqual({ active: 'watched' })
  await pass(1)
  expect(state()).toEqual({ active: 'warned' })
  await pass(MINUTE)
  expect(state()).toEqual({ active: 'ended' })
})

test('a page that has a token does not fetch another one to watch the session', async () => {
  const clock = new SimulatedClock()
  const now = () => clock.now()
  let fetched = 0
  const server = answering().on(session.current, () => {
    fetched += 1
    return { body: sessionAnswer({ at: now() }) }
  })
  const { session: store } = connect({ fetch: server.fetch, now, channel: tabs().open() })
  await store.token()
  clock.increment(MINUTE)
  const actor = createActor(sessionMachine, { clock, input: { store, now } }).start()
  await settled()
  expect(actor.getSnapshot().value).toEqual({ active: 'watched' })
  expect(actor.getSnapshot().context.session?.end).toBe(30 * MINUTE)
  expect(fetched).toBe(1)
})

test('every call restarts the time', async () => {
  const { state, pass, work } = await page()
  await pass(20 * MINUTE)
  await work()
  await pass(28 * MINUTE)
  expect(state()).toEqual({ active: 'watched' })
  await pass(MINUTE)
  expect(state()).toEqual({ active: 'warned' })
})

test('a user who has touched the page since the last answer is not warned', async () => {
  const { actor, state, pass } = await page()
  await pass(10 * MINUTE)
  actor.send({ type: 'page.touched' })
  await pass(19 * MINUTE)
  expect(state()).toEqual({ active: 'watched' })
  await pass(29 * MINUTE)
  expect(state()).toEqual({ active: 'warned' })
})

test('staying signed in renews the session', async () => {
  const { actor, state, pass } = await page()
  await pass(29 * MINUTE)
  actor.send({ type: 'stay' })
  expect(state()).toEqual({ active: 'staying' })
  await settled()
  expect(state()).toEqual({ active: 'watched' })
  await pass(28 * MINUTE)
  expect(state()).toEqual({ active: 'watched' })
})

test('when renewing fails the warning comes back with the reason', async () => {
  const { actor, server, state, pass } = await page()
  await pass(29 * MINUTE)
  server.on(session.current, () => 'offline')
  actor.send({ type: 'stay' })
  await settled()
  expect(state()).toEqual({ active: 'warned' })
  expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'session', text: 'Cannot fetch Session' })
})

test('a session ends at its maximum length in spite of activity', async () => {
  const { actor, fixture, state, pass, work } = await page()
  fixture.limit = 16 * MINUTE
  await pass(6 * MINUTE)
  await work()
  actor.send({ type: 'page.touched' })
  await pass(9 * MINUTE)
  expect(state()).toEqual({ active: 'warned' })
  expect(actor.getSnapshot().can({ type: 'stay' })).toBe(false)
  await work()
  expect(state()).toEqual({ active: 'warned' })
  await pass(MINUTE)
  expect(state()).toEqual({ active: 'ended' })
})

test('a page that was suspended past the end reports it when it resumes', async () => {
  const { actor, state, pass } = await page()
  actor.send({ type: 'page.touched' })
  await pass(120 * MINUTE)
  expect(state()).toEqual({ active: 'ended' })
})

test('activity in another tab removes the warning', async () => {
  const { state, pass, otherTab } = await page()
  await pass(29 * MINUTE)
  await otherTab().session.renew()
  expect(state()).toEqual({ active: 'watched' })
})

test('signing in again in another tab removes the ended message', async () => {
  const { state, pass, otherTab } = await page()
  await pass(31 * MINUTE)
  await pass(0)
  expect(state()).toEqual({ active: 'ended' })
  await otherTab().session.renew()
  expect(state()).toEqual({ active: 'watched' })
})

test('signing in again after the end leads to the sign-in page', async () => {
  const { actor, state, pass } = await page()
  await pass(31 * MINUTE)
  actor.send({ type: 'sign in again' })
  expect(state()).toBe('signed out')
})

test('signing out here redirects every tab', async () => {
  const { actor, state, otherTab } = await page()
  const other = otherTab()
  let heard = ''
  other.session.listen((event) => {
    heard = event.type
  })
  actor.send({ type: 'sign out' })
  expect(state()).toBe('signing out')
  expect(heard).toBe('session.signed-out')
})

test('signing out in another tab leads to the sign-in page', async () => {
  const { state, otherTab } = await page()
  otherTab().session.announceSignOut()
  expect(state()).toBe('signed out')
})

test('a token of another user in another tab reloads the page', async () => {
  const { server, state, otherTab } = await page()
  server.on(session.current, () => ({ body: sessionAnswer({ user: 'user-2' }) }))
  await otherTab().session.renew()
  expect(state()).toBe('other user')
})

test('without a session the page leads to sign-in at once', async () => {
  const { state } = await page({ status: 401, code: 'UNAUTHORIZED_ERROR' })
  expect(state()).toBe('signed out')
})

test('a session that cannot be fetched at the start can be tried again', async () => {
  const { actor, state } = await page('offline')
  expect(state()).toBe('unreachable')
  expect(actor.getSnapshot().context.failure).toMatchObject({ text: 'Cannot fetch Session' })
  actor.send({ type: 'try again' })
  await settled()
  expect(state()).toEqual({ active: 'watched' })
})
