import * as client from 'openid-client'
import type { OidcSettings } from '#settings.ts'
import type { Attempt } from './attempt.ts'
import { providerFailed } from './problem.ts'

/** Longest time of one request to the provider, in seconds. */
const PROVIDER_TIMEOUT = 5
/** For how long the provider's metadata are used before they are read again, in milliseconds. */
const METADATA_LIFE = 60 * 60_000

/** Who signed in, according to the claims of the provider. */
export interface Identity {
  readonly issuer: string
  /** What the provider calls the person, for ever and unlike any other. */
  readonly subject: string
  /** In lower case; undefined where the provider gives none, or has not verified it. */
  readonly verifiedEmail: string | undefined
}

/**
 * The OpenID Connect provider of the installation. Its metadata are read when they are first needed. What goes wrong is
 * thrown as `SignInFailed`.
 */
export interface Provider {
  /** Where a person is sent to sign in. */
  authorizationUrl(attempt: Attempt): Promise<URL>
  /** Who came back: exchanges the code of the callback's query and checks state, nonce and signature. */
  identify(callbackQuery: string, attempt: Attempt): Promise<Identity>
}

export function createProvider(
  { issuer, clientId, clientSecret, scopes }: OidcSettings,
  redirectUri: string,
  { timeout = PROVIDER_TIMEOUT } = {},
): Provider {
  let discovered: { readonly configuration: Promise<client.Configuration>; readonly until: number } | undefined

  const discover = () =>
    client.discovery(new URL(issuer), clientId, undefined, authenticationBy(clientSecret), {
      timeout,
      execute: [
        client.enableNonRepudiationChecks,
        ...(new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })

  /** Callers that wait at the same time share one request; after a failure the next caller sends another one. */
  function configuration(): Promise<client.Configuration> {
    if (discovered && discovered.until > Date.now()) return discovered.configuration
    const pending = { configuration: discover(), until: Date.now() + METADATA_LIFE }
    discovered = pending
    pending.configuration.catch(() => {
      if (discovered === pending) discovered = undefined
    })
    return pending.configuration
  }

  async function authorizationUrl({ state, nonce, codeVerifier }: Attempt): Promise<URL> {
    return client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: redirectUri,
      scope: scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
  }

  async function identify(callbackQuery: string, { state, nonce, codeVerifier }: Attempt): Promise<Identity> {
    const config = await configuration()
    const returned = new URL(redirectUri)
    returned.search = callbackQuery
    const tokens = await client.authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider gave no ID token')
    const needsUserInfo = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
    const person = needsUserInfo ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
    return { issuer: claims.iss, subject: claims.sub, verifiedEmail: verifiedEmailOf(person) }
  }

  const orFail = <T>(pending: Promise<T>): Promise<T> =>
    pending.catch((error) => {
      throw providerFailed(error)
    })
  return {
    authorizationUrl: (attempt) => orFail(authorizationUrl(attempt)),
    identify: (callbackQuery, attempt) => orFail(identify(callbackQuery, attempt)),
  }
}

/** Sends the secret in the way that the provider supports; by Basic where its metadata do not list any. */
function authenticationBy(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None()
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    authenticate(secret)(server, ...request)
  }
}

/** Some providers write booleans as text or number. */
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1'

/** Microsoft Entra has no `email_verified`; its `xms_edov` is true where the domain of the address is verified. */
function verifiedEmailOf(person: Readonly<Record<string, unknown>>): string | undefined {
  const { email, email_verified, xms_edov } = person
  return typeof email === 'string' && (isTrue(email_verified) || isTrue(xms_edov)) ? email.toLowerCase() : undefined
}
