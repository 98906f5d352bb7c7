import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'

/** The person who signs in at the provider, by the claims they have there. */
interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  /** What Microsoft Entra has in place of `email_verified`. */
  readonly xms_edov?: boolean | string
}

/** A real OpenID Connect provider on a port of this machine, at which one person signs in without being asked. */
export interface TestProvider {
  readonly issuer: string
  /** Who signs in next. Undefined: they cancel. */
  person: Person | undefined
  /** Signs the person in at the address to which the product redirects, and gives the address to return to. */
  visit(address: string): Promise<URL>
  close(): Promise<void>
}

/** What the provider knows the product by. */
interface TestClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** Starts a provider that knows the product under one callback address; on any free port when none is given. */
export async function startTestProvider(
  redirectUri: string,
  client: TestClient,
  port = 0,
  more: Configuration = {},
): Promise<TestProvider> {
  const server = createServer()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const oidc = new Provider(issuer, { ...(await configuration(redirectUri, client)), findAccount, ...more })
  const answer = oidc.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result = self.person ? { login: { accountId: self.person.sub } } : { error: 'access_denied' }
    void oidc.interactionFinished(request, response, result)
  })
  const self: TestProvider = {
    issuer,
    person: undefined,
    visit: (address) => follow(address, redirectUri),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  function findAccount(_: unknown, sub: string) {
    const person = self.person ?? { sub }
    return { accountId: sub, claims: () => ({ ...person }) }
  }
  return self
}

async function configuration(redirectUri: string, client: TestClient): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'] },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  }
}

/** Follows redirects with the cookies of the provider until one leads back to the product. */
async function follow(address: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = address
  for (let step = 0; step < 10 && !at.startsWith(redirectUri); step++) {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const response = await fetch(at, { redirect: 'manual', headers })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(header) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`The provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
    at = new URL(next, at).href
  }
  return new URL(at)
}
