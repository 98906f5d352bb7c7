import { createServer } from 'node:http'
import { admin, session } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accessLevels, users } from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { listenHere } from '#testing/listen.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { POLICY } from '#testing/policy.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { createSignInBrowser } from '#testing/sign-in-browser.ts'
import { startTestProvider } from '#testing/test-provider.ts'
import { newAttempt } from './attempt.ts'
import { createProvider } from './provider.ts'

const CALLBACK = 'http://localhost:4100/api/auth/v1/oidc/callback'
const CLIENT = { clientId: 'waymark', clientSecret: 'a-secret-of-the-test' }
const oidcAt = (issuer: string) => ({ ...CLIENT, issuer, name: 'Northwind ID', scopes: 'openid email' })

const provider = await startTestProvider(CALLBACK, CLIENT)
afterAll(() => provider.close())
const server = await startServerOfFile({ oidc: oidcAt(provider.issuer) })
const browser = createSignInBrowser(server)
const home = await makeOrganisation(server.deps)
const owner = await makeUser(server.deps, home, 'OWNER')
const siteId = await makeSite(server.deps, home)
afterEach(() => browser.forget())

const choose = async (policy: Partial<typeof POLICY>) => {
  const attributes = { ...POLICY, ...policy }
  const { status } = await callAs(server, owner, admin.changeSignInPolicy, {
    body: { data: { type: 'sign_in_policy', attributes } },
  })
  expect(status).toBe(204)
}
const signInAs = (sub: string, email: string, more: { email_verified?: boolean } = {}) => {
  provider.person = { sub, email, email_verified: true, ...more }
  return browser.signIn(provider)
}
/** Who is signed in, as the token says. */
const signedInAs = async () => {
  const response = await browser.request(session.current.path)
  const { token = '..' } = (await response.json()) as { token?: string }
  const [, claims = ''] = token.split('.')
  return claims && JSON.parse(Buffer.from(claims, 'base64url').toString()).email
}
const addMember = async (email: string, organisationId = owner.organisationId) => {
  const member = await makeUser(server.deps, organisationId)
  await server.deps.db.update(users).set({ email }).where(eq(users.id, member.id))
  return member
}

test('the sign-in page learns the name of the provider, if there is one', async () => {
  expect((await callAs(server, undefined, session.provider, {})).answer).toEqual({ provider: { name: 'Northwind ID' } })
  const without = server.withSettings({ oidc: undefined })
  expect((await callAs(without, undefined, session.provider, {})).answer).toEqual({ provider: null })
  expect(await createSignInBrowser(without).open(session.toProvider.path)).toBe('/login?')
})

describe('a person of one of the domains', () => {
  beforeAll(() => choose({ default_levels: [{ site_id: siteId, level: 'edit' }] }))

  test('gets an account with the language and levels for new members, and returns to where they were', async () => {
    provider.person = { sub: 'new', email: 'New.One@northwind.example', email_verified: true }
    const target = `/tag/app/${siteId}/tags?search=a&sort=name`
    expect(await browser.signIn(provider, target)).toBe(`/login?${new URLSearchParams({ RelayState: target })}`)
    expect(await signedInAs()).toBe('new.one@northwind.example')
    const [member] = await server.deps.db.select().from(users).where(eq(users.email, 'new.one@northwind.example'))
    expect(member).toMatchObject({ role: 'USER', language: 'pl', organisationId: owner.organisationId })
    const levels = await server.deps.db
      .select()
      .from(accessLevels)
      .where(eq(accessLevels.userId, member?.id ?? ''))
    expect(levels).toEqual([{ siteId, userId: member?.id, level: 'edit' }])
  })

  test('is the member with their e-mail address at first, and the one known by subject from then on', async () => {
    const member = await addMember('known@northwind.example')
    await signInAs('known', 'known@northwind.example')
    expect(await signedInAs()).toBe('known@northwind.example')
    await signInAs('known', 'married@northwind.example', { email_verified: false })
    expect(await signedInAs()).toBe('known@northwind.example')
    await server.deps.db.delete(users).where(eq(users.id, member.id))
  })

  test('cannot take over the account of a member who is known by another subject', async () => {
    await addMember('taken@northwind.example')
    await signInAs('first', 'taken@northwind.example')
    browser.forget()
    expect(await signInAs('second', 'taken@northwind.example')).toBe('/login?problem=other-account')
    expect(await signedInAs()).toBe('')
  })

  test('gets one account when they sign in twice at the same time', async () => {
    provider.person = { sub: 'double', email: 'double@northwind.example', email_verified: true }
    const outcomes = await Promise.all([browser.signIn(provider), createSignInBrowser(server).signIn(provider)])
    expect(outcomes).toEqual(['/login?', '/login?'])
  })

  test('needs an e-mail address that the provider has verified', async () => {
    expect(await signInAs('u', 'unverified@northwind.example', { email_verified: false })).toBe(
      '/login?problem=email-not-verified',
    )
    provider.person = { sub: 'none' }
    expect(await browser.signIn(provider)).toBe('/login?problem=email-not-verified')
  })

  test('needs an account where new members are not created', async () => {
    await choose({ creates_members: false })
    expect(await signInAs('late', 'late@northwind.example')).toBe('/login?problem=no-account')
    await choose({})
  })

  test('has the product’s own session, which ends half an hour after the last call', async () => {
    await signInAs('session', 'session@northwind.example')
    const { session_expiration } = (await (await browser.request(session.current.path)).json()) as Record<
      string,
      string
    >
    expect(Date.parse(session_expiration ?? '')).toBe(server.deps.clock().getTime() + 1800_000)
  })
})

describe('a person of another domain', () => {
  test('is refused, with and without an account', async () => {
    await addMember('agency@brightpath.example')
    expect(await signInAs('a', 'agency@brightpath.example')).toBe('/login?problem=domain-not-allowed')
    expect(await signInAs('b', 'other@brightpath.example')).toBe('/login?problem=domain-not-allowed')
    expect(await signInAs('c', 'other@sub.northwind.example')).toBe('/login?problem=domain-not-allowed')
  })

  test('is refused where their account belongs to another organisation than the domain', async () => {
    await addMember('abroad@northwind.example', await makeOrganisation(server.deps, 'Southmoor'))
    expect(await signInAs('d', 'abroad@northwind.example')).toBe('/login?problem=domain-not-allowed')
  })

  test('is refused from the moment their domain is taken off the list', async () => {
    await signInAs('off', 'off@northwind.example')
    await choose({ domains: [] })
    browser.forget()
    expect(await signInAs('off', 'off@northwind.example')).toBe('/login?problem=domain-not-allowed')
    await choose({})
  })
})

describe('the way back from the provider', () => {
  const start = () => browser.open(`${session.toProvider.path}?RelayState=/tag`)
  const visit = async (address: string) => {
    provider.person = { sub: 'way', email: 'way@northwind.example', email_verified: true }
    return provider.visit(address)
  }

  test('is refused for a state that this browser did not begin with', async () => {
    const { pathname, search } = await visit(await start())
    const other = createSignInBrowser(server)
    expect(await other.open(pathname + search)).toBe('/login?problem=expired')
    expect(await browser.open(`${pathname}${search.replace(/state=[^&]+/u, 'state=forged')}`)).toBe(
      '/login?problem=expired',
    )
    expect(await browser.open(pathname)).toBe('/login?problem=expired')
    expect(await signedInAs()).toBe('')
  })

  test('leads in only once', async () => {
    const { pathname, search } = await visit(await start())
    const kept = createSignInBrowser(server)
    expect(await browser.open(pathname + search)).toBe('/login?RelayState=%2Ftag')
    expect(await browser.open(pathname + search)).toBe('/login?problem=expired')
    expect(await kept.open(pathname + search)).toBe('/login?problem=expired')
  })

  test('leads in only once, even with the cookie of the attempt: the provider takes a code once', async () => {
    const first = await server.request(session.toProvider.path)
    const Cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { pathname, search } = await visit(first.headers.get('location') ?? '')
    const back = () => server.request(pathname + search, { headers: { Cookie } })
    expect((await back()).headers.get('location')).toBe('/login?')
    expect((await back()).headers.get('location')).toBe('/login?problem=expired')
  })

  test('is refused ten minutes after the start', async () => {
    const { pathname, search } = await visit(await start())
    server.advance(601)
    expect(await browser.open(pathname + search)).toBe('/login?problem=expired')
  })

  test('is refused for an ID token of another nonce', async () => {
    const address = (await start()).replace(/nonce=[^&]+/u, 'nonce=another')
    const { pathname, search } = await visit(address)
    expect(await browser.open(pathname + search)).toBe('/login?RelayState=%2Ftag&problem=failed')
    expect(server.logged.at(-1)?.reason).toContain('unexpected ID Token "nonce" claim value')
  })

  test('is refused where the code was asked for by another PKCE challenge', async () => {
    const address = (await start()).replace(/code_challenge=[^&]+/u, `code_challenge=${'x'.repeat(43)}`)
    const { pathname, search } = await visit(address)
    expect(await browser.open(pathname + search)).toBe('/login?RelayState=%2Ftag&problem=expired')
  })

  test('says so where the person cancelled', async () => {
    provider.person = undefined
    expect(await browser.signIn(provider, '/tag')).toBe('/login?RelayState=%2Ftag&problem=denied')
  })

  test('works in several tabs at once', async () => {
    const [one, two] = [await visit(await start()), await visit(await start())]
    expect(await browser.open(one.pathname + one.search)).toBe('/login?RelayState=%2Ftag')
    expect(await browser.open(two.pathname + two.search)).toBe('/login?RelayState=%2Ftag')
  })

  test('leads to the sign-in page alone, which follows no foreign address', async () => {
    provider.person = { sub: 'way', email: 'way@northwind.example', email_verified: true }
    expect(await browser.signIn(provider, 'https://evil.example/')).toBe(
      `/login?${new URLSearchParams({ RelayState: 'https://evil.example/' })}`,
    )
  })
})

describe('the provider', () => {
  test('is found again after it was down', async () => {
    const lost = await startTestProvider(CALLBACK, CLIENT)
    const port = Number(new URL(lost.issuer).port)
    await lost.close()
    const late = server.withSettings({ oidc: oidcAt(lost.issuer) })
    const visitor = createSignInBrowser(late)
    expect(await visitor.open(`${session.toProvider.path}?RelayState=/tag`)).toBe(
      '/login?RelayState=%2Ftag&problem=unavailable',
    )
    const back = await startTestProvider(CALLBACK, CLIENT, port)
    back.person = { sub: 'back', email: 'back@northwind.example', email_verified: true }
    expect(await visitor.signIn(back)).toBe('/login?')
    await back.close()
  })

  test('that goes down while a person signs in there is named as the reason', async () => {
    const brief = await startTestProvider(CALLBACK, CLIENT)
    const visitor = createSignInBrowser(server.withSettings({ oidc: oidcAt(brief.issuer) }))
    brief.person = { sub: 'brief', email: 'brief@northwind.example', email_verified: true }
    const { pathname, search } = await brief.visit(await visitor.open(session.toProvider.path))
    await brief.close()
    expect(await visitor.open(pathname + search)).toBe('/login?problem=unavailable')
  })

  test('may have the e-mail address in the ID token, verify it as Entra does, and take the secret in the body alone', async () => {
    const other = await startTestProvider(CALLBACK, CLIENT, 0, {
      conformIdTokenClaims: false,
      clientAuthMethods: ['client_secret_post'],
      clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    })
    const visitor = createSignInBrowser(server.withSettings({ oidc: oidcAt(other.issuer) }))
    other.person = { sub: 'other', email: 'other@northwind.example', email_verified: true }
    expect(await visitor.signIn(other)).toBe('/login?')
    other.person = { sub: 'entra', email: 'entra@northwind.example', xms_edov: '1' }
    expect(await visitor.signIn(other)).toBe('/login?')
    await other.close()
  })

  test('that refuses the secret is logged with its reason, and nothing about the person', async () => {
    const wrong = server.withSettings({ oidc: { ...oidcAt(provider.issuer), clientSecret: 'wrong' } })
    provider.person = { sub: 'wrong', email: 'wrong@northwind.example', email_verified: true }
    expect(await createSignInBrowser(wrong).signIn(provider)).toBe('/login?problem=failed')
    expect(wrong.logged.at(-1)).toMatchObject({
      msg: 'A sign-in through the provider failed',
      problem: 'failed',
      reason: 'invalid_client client authentication failed',
    })
  })

  test('that accepts connections and says nothing is given up after the time limit', async () => {
    const silent = createServer(() => {})
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const issuer = `http://127.0.0.1:${await listenHere(silent)}`
    const slow = createProvider(oidcAt(issuer), CALLBACK, { timeout: 0.1 })
    await expect(slow.authorizationUrl(newAttempt(null))).rejects.toMatchObject({ problem: 'unavailable' })
  })
})
