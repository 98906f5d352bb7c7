import { session, users } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { givePassword, makeOrganisation, makeUser } from '#testing/people.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'

const server = await startServerOfFile()
const PASSWORD = 'a long enough password'
const user = await makeUser(server.deps, await makeOrganisation(server.deps))
await givePassword(server.deps, user, PASSWORD)

const signIn = async () => {
  const answer = await signInTo(server, { email: user.email, password: PASSWORD })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const logOut = (cookie: string, origin = 'http://localhost:4100') =>
  server.request('/api/auth/v1/logout', { method: 'POST', headers: { Origin: origin, Cookie: cookie } })
const current = (cookie: string) => server.request('/api/auth/v1/session', { headers: { Cookie: cookie } })
const me = (token: string) => server.request('/api/users/v2/me', { headers: { Authorization: `Bearer ${token}` } })

describe('signing in', () => {
  test('sets a cookie that only the session calls receive and scripts cannot read', async () => {
    const answer = await signInTo(server, { email: user.email.toUpperCase(), password: PASSWORD })
    expect(answer.status).toBe(204)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^wm_session=[\w-]{22};/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/auth']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
  })

  test('marks the cookie as secure behind a proxy that speaks https', async () => {
    const proxied = server.withSettings({ trustProxy: 1 })
    const headers = { Origin: 'https://localhost:4100', 'X-Forwarded-Proto': 'https' }
    const answer = await signInTo(proxied, { email: user.email, password: PASSWORD }, headers)
    expect(answer.headers.get('set-cookie')).toContain('Secure')
  })

  test.each([undefined, 'null', 'https://evil.example'])('is refused to a page of %s', async (origin) => {
    const answer = await server.request('/api/auth/v1/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  })

  test('answers an unknown e-mail and a wrong password alike', async () => {
    const wrong = await signInTo(server, { email: user.email, password: 'wrong' })
    const unknown = await signInTo(server, { email: 'unknown@northwind.example', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await unknown.json())
  })
})

describe('a session', () => {
  test('gives a token for five minutes and says when it ends', async () => {
    const cookie = await signIn()
    const answer = await callAs(server, undefined, session.current, {})
    expect(answer.codes).toEqual(['UNAUTHORIZED_ERROR'])
    const { token, session_expiration } = (await (await current(cookie)).json()) as Record<string, string>
    expect(Date.parse(session_expiration ?? '')).toBe(server.deps.clock().getTime() + 1800_000)
    expect((await me(token ?? '')).status).toBe(200)
    const [, claims = ''] = token?.split('.') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      sub: user.id,
      email: user.email,
      organization: 'Northwind',
    })
    server.advance(301)
    expect((await me(token ?? '')).status).toBe(401)
  })

  test('ends half an hour after the last call', async () => {
    const cookie = await signIn()
    server.advance(1700)
    expect((await current(cookie)).status).toBe(200)
    server.advance(1799)
    expect((await current(cookie)).status).toBe(200)
    server.advance(1800)
    expect((await current(cookie)).status).toBe(401)
  })

  test('is extended by every call with a token', async () => {
    const cookie = await signIn()
    const { token } = (await (await current(cookie)).json()) as { token: string }
    server.advance(200)
    await me(token)
    server.advance(1700)
    expect((await current(cookie)).status).toBe(200)
  })

  test('ends twelve hours after signing in, however often it is used', async () => {
    const cookie = await signIn()
    for (let half = 1; half < 25; half++) {
      server.advance(1799)
      expect((await current(cookie)).status).toBe(200)
    }
    const { session_expiration } = (await (await current(cookie)).json()) as { session_expiration: string }
    expect(Date.parse(session_expiration)).toBe(server.deps.clock().getTime() + 24_000)
    server.advance(24)
    expect((await current(cookie)).status).toBe(401)
  })

  test('ends at once when it is logged out, and its tokens with it', async () => {
    const cookie = await signIn()
    const { token } = (await (await current(cookie)).json()) as { token: string }
    const answer = await logOut(cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
    expect(answer.headers.get('set-cookie')).toMatch(/^wm_session=;.*Max-Age=0/)
    expect((await current(cookie)).status).toBe(401)
    expect((await me(token)).status).toBe(401)
  })
})

describe('signing out', () => {
  test('takes a POST, so that no link and no image can do it', async () => {
    const cookie = await signIn()
    const answer = await server.request('/api/auth/v1/logout', { headers: { Cookie: cookie } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await current(cookie)).status).toBe(200)
  })

  test('is refused to pages of other sites', async () => {
    const cookie = await signIn()
    expect((await logOut(cookie, 'https://evil.example')).status).toBe(403)
    expect((await current(cookie)).status).toBe(200)
  })
})

test('a call with a forged or foreign token is refused', async () => {
  const { token } = (await (await current(await signIn())).json()) as { token: string }
  const [head, claims = ''] = token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  for (const forged of [`${head}.${claims}.`, `${none}.${claims}.`, `${token}x`, 'x', '']) {
    expect((await me(forged)).status).toBe(401)
  }
  expect((await callAs(server, undefined, users.me, {})).codes).toEqual(['UNAUTHORIZED_ERROR'])
})
