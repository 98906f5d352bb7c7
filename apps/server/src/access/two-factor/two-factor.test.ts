import { admin, twoFactor } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { recoveryCodes, secondFactors, signInAttempts } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { encryptStoredValues } from '#secrets/stored-values.ts'
import { callAs } from '#testing/call-as.ts'
import { givePassword, makeOrganisation, makeUser } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { createSignInBrowser, type SignInBrowser } from '#testing/sign-in-browser.ts'
import { codeOf } from '#testing/totp-code.ts'

const PASSWORD = 'a long enough password'
const OWN_SECRET = 'a secret of the installation, long enough'

const server = await startServerOfFile({ trustProxy: 1, secret: OWN_SECRET })
const organisationId = await makeOrganisation(server.deps)
let owner: Caller
let user: Caller
beforeEach(async () => {
  await server.deps.db.delete(signInAttempts)
  owner = await makeUser(server.deps, organisationId, 'OWNER')
  user = await makeUser(server.deps, organisationId)
  await givePassword(server.deps, user, PASSWORD)
})

const code = (secret: string) => codeOf(secret, server.deps.clock())
/** The next code that a user can enter; each can be used once. */
const nextCode = (secret: string) => {
  server.advance(30)
  return code(secret)
}
const state = async (at = server) => (await callAs(at, user, twoFactor.state, {})).answer
async function setUp(at = server) {
  const { secret } = (await callAs(at, user, twoFactor.begin, {})).answer
  const { answer } = await callAs(at, user, twoFactor.confirm, { body: { code: code(secret) } })
  return { secret, recovery: answer.recovery_codes }
}
const require = (two_factor_required: boolean) =>
  callAs(server, owner, admin.changeSignInPolicy, {
    body: { data: { type: 'sign_in_policy', attributes: { two_factor_required } } },
  })

const post = async (browser: SignInBrowser, path: string, body?: object, from = '10.0.0.1') => {
  const answer = await browser.post(`/api/auth/v1/${path}`, body, from)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}
const enterPassword = (browser: SignInBrowser, from?: string) =>
  post(browser, 'login', { email: user.email, password: PASSWORD }, from)
const enterCode = (browser: SignInBrowser, entered: string, from?: string) =>
  post(browser, 'login/code', { code: entered }, from)
const hasSession = async (browser: SignInBrowser) => (await browser.request('/api/auth/v1/session')).status === 200

describe('setting up', () => {
  test('takes effect with the first code, and gives ten recovery codes once', async () => {
    const begun = await callAs(server, user, twoFactor.begin, {})
    expect(begun.answer.uri).toMatch(/^otpauth:\/\/totp\/Waymark:/)
    expect(new URL(begun.answer.uri).searchParams.get('secret')).toBe(begun.answer.secret)
    expect(await state()).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0, required: false })
    const wrong = await callAs(server, user, twoFactor.confirm, { body: { code: '000000' } })
    expect(wrong.codes).toEqual(['INVALID_CODE_ERROR'])
    const { answer } = await callAs(server, user, twoFactor.confirm, { body: { code: code(begun.answer.secret) } })
    expect(new Set(answer.recovery_codes).size).toBe(10)
    for (const recovery of answer.recovery_codes) expect(recovery).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await state()).toMatchObject({ enabled: true, recovery_codes_left: 10 })
  })

  test('cannot replace an authenticator app that is in use', async () => {
    await setUp()
    expect((await callAs(server, user, twoFactor.begin, {})).codes).toEqual(['TWO_FACTOR_STATE_ERROR'])
    const again = await callAs(server, user, twoFactor.confirm, { body: { code: '000000' } })
    expect(again.codes).toEqual(['TWO_FACTOR_STATE_ERROR'])
  })

  test('keeps the secret encrypted and the recovery codes as hashes', async () => {
    const { secret, recovery } = await setUp()
    const [factor] = await server.deps.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))
    expect(factor?.secret).toMatch(/^encrypted:/)
    expect(factor?.secret).not.toContain(secret)
    const kept = await server.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    for (const { codeHash } of kept) expect(codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept)).not.toContain(recovery[0])
  })

  test('outlives the rotation of the secret of the installation', async () => {
    const { secret } = await setUp()
    const renewed = { secret: 'the next secret of this installation', previousSecret: OWN_SECRET }
    expect(await encryptStoredValues(server.deps.db, renewed)).toBeGreaterThan(0)
    const later = server.withSettings({ ...renewed, previousSecret: undefined })
    const browser = createSignInBrowser(later)
    await enterPassword(browser)
    expect((await enterCode(browser, nextCode(secret))).status).toBe(204)
    await encryptStoredValues(server.deps.db, { secret: OWN_SECRET, previousSecret: renewed.secret })
  })
})

describe('signing in', () => {
  test('with the right password gives no token before the code', async () => {
    const { secret } = await setUp()
    const browser = createSignInBrowser(server)
    expect(await enterPassword(browser)).toEqual({ status: 200, body: { next: 'code' } })
    expect(await hasSession(browser)).toBe(false)
    expect((await enterCode(browser, nextCode(secret))).status).toBe(204)
    expect(await hasSession(browser)).toBe(true)
  })

  test('takes a code with spaces, and one of a clock half a minute away, but no older one', async () => {
    const { secret } = await setUp()
    const entered = nextCode(secret)
    server.advance(30)
    const late = createSignInBrowser(server)
    await enterPassword(late)
    expect((await enterCode(late, `${entered.slice(0, 3)} ${entered.slice(3)}`)).status).toBe(204)
    const old = nextCode(secret)
    server.advance(90)
    const later = createSignInBrowser(server)
    await enterPassword(later)
    expect((await enterCode(later, old)).body.errors[0].code).toBe('INVALID_CODE_ERROR')
  })

  test.each(['12345é', '١٢٣٤٥٦', '𐀀𐀀𐀀'])(
    'takes the code %s, which has other characters than digits, for a wrong one',
    async (entered) => {
      const { secret } = (await callAs(server, user, twoFactor.begin, {})).answer
      const confirmed = await callAs(server, user, twoFactor.confirm, { body: { code: entered } })
      expect(confirmed.codes).toEqual(['INVALID_CODE_ERROR'])
      await callAs(server, user, twoFactor.confirm, { body: { code: code(secret) } })
      const browser = createSignInBrowser(server)
      await enterPassword(browser)
      expect((await enterCode(browser, entered)).body.errors[0].code).toBe('INVALID_CODE_ERROR')
    },
  )

  test('takes each code once, even at the same time, and not the one of setting up', async () => {
    const { secret } = await setUp()
    const browsers = [1, 2, 3].map(() => createSignInBrowser(server))
    for (const browser of browsers) await enterPassword(browser)
    const [first] = browsers
    if (first) expect((await enterCode(first, code(secret))).status).toBe(400)
    const entered = nextCode(secret)
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, entered)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])
  })

  test('takes each recovery code once, however it is written', async () => {
    const { recovery } = await setUp()
    const entered = recovery[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
    for (const status of [204, 400]) {
      const browser = createSignInBrowser(server)
      await enterPassword(browser)
      expect((await enterCode(browser, entered)).status).toBe(status)
    }
    expect((await state()).recovery_codes_left).toBe(9)
  })

  test('limits wrong codes at an address and for an account, but never in browsers that are known', async () => {
    const { secret } = await setUp()
    const known = createSignInBrowser(server)
    await enterPassword(known)
    expect((await enterCode(known, nextCode(secret))).status).toBe(204)
    const thief = createSignInBrowser(server)
    await enterPassword(thief)
    const guess = (from: string) => enterCode(thief, '000000', from)
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push((await guess(at < 6 ? '10.0.0.1' : `10.0.1.${at}`)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400, 400, 400, 400, 400, 429])
    await enterPassword(known)
    expect((await enterCode(known, nextCode(secret))).status).toBe(204)
    server.advance(15 * 60)
    expect((await enterPassword(thief)).status).toBe(200)
    expect((await guess('10.0.0.1')).status).toBe(400)
  })

  test('asks for the password again after ten minutes, and after a new password', async () => {
    const { secret } = await setUp()
    const slow = createSignInBrowser(server)
    await enterPassword(slow)
    server.advance(600)
    expect((await enterCode(slow, code(secret))).status).toBe(401)
    const changed = createSignInBrowser(server)
    await enterPassword(changed)
    const params = { userId: user.id }
    const attributes = { password: 'another long password' }
    await callAs(server, owner, admin.changeUser, { params, body: { data: { type: 'ppms/user', attributes } } })
    expect((await enterCode(changed, nextCode(secret))).status).toBe(401)
  })

  test('refuses codes without the password, and to pages of other sites', async () => {
    const { secret } = await setUp()
    expect((await enterCode(createSignInBrowser(server), nextCode(secret))).status).toBe(401)
    const answer = await server.request('/api/auth/v1/login/code', {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: '{"code":"000000"}',
    })
    expect(answer.status).toBe(403)
  })
})

describe('an organisation that requires it', () => {
  test('lets members set it up before anything else', async () => {
    await require(true)
    const browser = createSignInBrowser(server)
    expect(await enterPassword(browser)).toEqual({ status: 200, body: { next: 'set-up' } })
    expect((await enterCode(browser, '000000')).body.errors[0].code).toBe('TWO_FACTOR_STATE_ERROR')
    const { secret } = (await post(browser, 'login/two-factor')).body
    expect((await post(browser, 'login/two-factor/confirm', { code: '000000' })).status).toBe(400)
    expect(await hasSession(browser)).toBe(false)
    const confirmed = await post(browser, 'login/two-factor/confirm', { code: code(secret) })
    expect([confirmed.status, confirmed.body.recovery_codes.length]).toEqual([201, 10])
    expect(await hasSession(browser)).toBe(true)
    const next = createSignInBrowser(server)
    expect((await enterPassword(next)).body).toEqual({ next: 'code' })
    expect((await post(next, 'login/two-factor')).body.errors[0].code).toBe('TWO_FACTOR_STATE_ERROR')
    await require(false)
  })

  test('does not let members turn it off', async () => {
    const { secret } = await setUp()
    await require(true)
    expect((await state()).required).toBe(true)
    const body = { code: nextCode(secret) }
    expect((await callAs(server, user, twoFactor.turnOff, { body })).codes).toEqual(['TWO_FACTOR_STATE_ERROR'])
    await require(false)
    expect((await callAs(server, user, twoFactor.turnOff, { body })).status).toBe(204)
  })
})

test('new recovery codes replace the old ones, and need a code', async () => {
  const { secret, recovery } = await setUp()
  const renew = (entered: string) => callAs(server, user, twoFactor.renewCodes, { body: { code: entered } })
  expect((await renew('000000')).codes).toEqual(['INVALID_CODE_ERROR'])
  const { answer } = await renew(nextCode(secret))
  expect(answer.recovery_codes).toHaveLength(10)
  expect((await renew(recovery[0] ?? '')).codes).toEqual(['INVALID_CODE_ERROR'])
  expect((await renew(answer.recovery_codes[0] ?? '')).status).toBe(201)
})

test('it is turned off with a code, and then the password is enough', async () => {
  const { secret } = await setUp()
  expect((await callAs(server, user, twoFactor.turnOff, { body: { code: '000000' } })).status).toBe(400)
  expect((await callAs(server, user, twoFactor.turnOff, { body: { code: nextCode(secret) } })).status).toBe(204)
  expect(await state()).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0, required: false })
  expect((await enterPassword(createSignInBrowser(server))).status).toBe(204)
})
