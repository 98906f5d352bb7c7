import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAttempts } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { givePassword, makeOrganisation, makeUser } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { createSignInBrowser } from '#testing/sign-in-browser.ts'

const PASSWORD = 'a long enough password'
const QUARTER = 15 * 60

const server = await startServerOfFile({ trustProxy: 1 })
/** Another process on the same database. */
const other = server.withSettings({})
const organisationId = await makeOrganisation(server.deps)
const [user, colleague] = [await makeUser(server.deps, organisationId), await makeUser(server.deps, organisationId)]
for (const one of [user, colleague]) await givePassword(server.deps, one, PASSWORD)
beforeEach(() => server.deps.db.delete(signInAttempts))
afterEach(() => void vi.restoreAllMocks())

/** Signs in from an address with a browser that has never been used. */
const tryFrom = async (from: string, email: string, password = 'some wrong guess', at = server) => {
  const answer = await createSignInBrowser(at).post('/api/auth/v1/login', { email, password }, from)
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text: await answer.text() }
}
const isIn = async (from: string, { email }: Caller) => (await tryFrom(from, email, PASSWORD)).status === 204
const madeUp = (at: number) => `made-up-${at}@northwind.example`
const inTurn = async <T>(count: number, work: (at: number) => Promise<T>) => {
  const results: T[] = []
  for (let at = 0; at < count; at++) results.push(await work(at))
  return results
}
const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, list]) => [status, list?.length]),
  )

describe('guesses for one account', () => {
  test('are refused after five from one address, even simultaneous ones at two processes', async () => {
    const guesses = Array.from({ length: 12 }, (_, at) =>
      tryFrom('10.0.0.1', user.email, undefined, at % 2 ? other : server),
    )
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 5, 429: 7 })
  })

  test('say when the next one is possible, and lock out neither another address nor another account', async () => {
    await inTurn(5, () => tryFrom('10.0.0.1', user.email))
    server.advance(100)
    expect(await tryFrom('10.0.0.1', user.email, PASSWORD)).toMatchObject({ status: 429, retryAfter: QUARTER - 100 })
    expect(await isIn('10.0.0.2', user)).toBe(true)
    expect(await isIn('10.0.0.1', colleague)).toBe(true)
    server.advance(QUARTER - 100)
    expect(await isIn('10.0.0.1', user)).toBe(true)
  })

  test('do not lock out the browsers in which its user has signed in, not even at that address', async () => {
    const browser = createSignInBrowser(server)
    const signIn = (password: string, from: string) =>
      browser.post('/api/auth/v1/login', { email: user.email, password }, from)
    expect((await signIn(PASSWORD, '10.0.0.9')).status).toBe(204)
    await inTurn(6, () => tryFrom('10.0.0.1', user.email))
    expect((await signIn(PASSWORD, '10.0.0.1')).status).toBe(204)
    const statuses = await inTurn(7, async () => (await signIn('some wrong guess', '10.0.0.1')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('are refused after fifty from many addresses, except in browsers where its user has signed in', async () => {
    const browser = createSignInBrowser(server)
    const signIn = () => browser.post('/api/auth/v1/login', { email: user.email, password: PASSWORD }, '10.0.0.9')
    expect((await signIn()).status).toBe(204)
    const guesses = await inTurn(60, (at) => tryFrom(`10.1.0.${at % 12}`, user.email))
    expect(tally(guesses)).toEqual({ 401: 50, 429: 10 })
    expect((await tryFrom('10.2.0.1', user.email, PASSWORD)).status).toBe(429)
    expect((await signIn()).status).toBe(204)
    expect(await isIn('10.2.0.1', colleague)).toBe(true)
  })

  test('count all addresses of one network of version 6 together', async () => {
    const guesses = await inTurn(7, (at) => tryFrom(`2001:db8:1:2::${at}`, user.email))
    expect(tally(guesses)).toEqual({ 401: 5, 429: 2 })
    expect(await isIn('2001:db8:1:3::1', user)).toBe(true)
  })
})

describe('150 made-up e-mails from one address', () => {
  test('are refused after thirty, and delay neither the same office nor others', async () => {
    const answers = await inTurn(150, (at) => tryFrom('10.0.0.1', madeUp(at), undefined, at % 2 ? other : server))
    expect(tally(answers)).toEqual({ 401: 30, 429: 120 })
    expect(answers.slice(30).every(({ retryAfter }) => retryAfter === QUARTER)).toBe(true)
    expect(await isIn('10.0.0.1', user)).toBe(true)
    expect(await isIn('10.0.0.2', user)).toBe(true)
    server.advance(QUARTER)
    expect((await tryFrom('10.0.0.1', madeUp(1))).status).toBe(401)
  })

  test('leave each account one guess at that address, and answer it like any other', async () => {
    await inTurn(30, (at) => tryFrom('10.0.0.1', madeUp(at)))
    const [known, unknown] = [await tryFrom('10.0.0.1', user.email), await tryFrom('10.0.0.1', madeUp(99))]
    expect(known).toEqual(unknown)
    expect(known.status).toBe(429)
    expect((await tryFrom('10.0.0.1', user.email, PASSWORD)).status).toBe(429)
    expect(await isIn('10.0.0.2', user)).toBe(true)
  })

  test('at once are refused with 429, and a real sign-in beside them is answered', async () => {
    const flood = Array.from({ length: 150 }, (_, at) => tryFrom('10.0.0.1', madeUp(at)))
    const real = [await isIn('10.0.0.2', user), await isIn('10.0.0.3', colleague)]
    const answers = await Promise.all(flood)
    expect(real).toEqual([true, true])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(answers.every(({ status, retryAfter }) => status === 401 || retryAfter > 0)).toBe(true)
  })
})

test('more sign-ins at once than passwords can be checked are asked to come again', async () => {
  const { passwords } = server.deps
  const gate = Promise.withResolvers<void>()
  const check = passwords.isRight
  vi.spyOn(passwords, 'isRight').mockImplementation((...given) => gate.promise.then(() => check(...given)))
  // Each from an address of its own, so that nothing but the queue refuses them.
  const flood = Array.from({ length: 60 }, (_, at) => tryFrom(`10.1.${at}.1`, madeUp(at)))
  expect((await Promise.any(flood)).status).toBe(429)
  gate.resolve()
  const refused = (await Promise.all(flood)).filter(({ status }) => status !== 401)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, retryAfter, text } of refused) {
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(0)
    expect(text).toContain('Too many passwords are being checked')
  }
  expect(await isIn('10.2.0.1', user)).toBe(true)
})

test('an unknown e-mail costs as many checks of a password as a known one', async () => {
  const checks = vi.spyOn(server.deps.passwords, 'isRight')
  await tryFrom('10.0.0.1', user.email)
  expect(checks).toHaveBeenCalledTimes(1)
  await tryFrom('10.0.0.1', madeUp(1))
  expect(checks).toHaveBeenCalledTimes(2)
})

test('what is kept of attempts names neither addresses nor e-mails', async () => {
  await tryFrom('10.0.0.1', user.email)
  const rows = await server.deps.db.select().from(signInAttempts)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
