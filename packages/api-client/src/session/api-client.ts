import { type Client, createClient, type Fetch, good, type Result, type TokenSource } from '../client/index.ts'
import { apiClients } from '../endpoints/api-clients.ts'

/** Id and secret of an API client. */
export interface ClientCredentials {
  readonly client_id: string
  readonly client_secret: string
}

/** A token is replaced this long before it expires, in milliseconds. */
const MARGIN = 30_000

/**
 * A client that authorises its calls as an API client: it fetches a token with the first call, and another when that has
 * expired or is refused. `now` is the time in milliseconds, `origin` the address of the server.
 */
export function connectApiClient({
  fetch,
  now,
  origin,
  credentials,
}: {
  fetch: Fetch
  now: () => number
  origin: string
  credentials: ClientCredentials
}): Client {
  let held: { readonly token: string; readonly until: number } | undefined
  let pending: Promise<Result<string>> | undefined
  const live = () => (held && held.until > now() ? good(held.token) : undefined)

  async function fetchToken(): Promise<Result<string>> {
    const body = { grant_type: 'client_credentials', ...credentials }
    const result = await client.call(apiClients.token, { body })
    if (!result.ok) return result
    const { access_token: token, expires_in } = result.answer
    held = { token, until: now() + expires_in * 1000 - MARGIN }
    return good(token)
  }

  function fetchTokenOnce(): Promise<Result<string>> {
    pending ??= fetchToken().finally(() => {
      pending = undefined
    })
    return pending
  }

  const tokens: TokenSource = {
    token: async () => live() ?? fetchTokenOnce(),
    held: live,
    refused(token) {
      if (held?.token === token) held = undefined
    },
    worked() {},
  }
  const client = createClient({ fetch, tokens, origin })
  return client
}
