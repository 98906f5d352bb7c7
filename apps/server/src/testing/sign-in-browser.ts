import type { TestProvider } from './test-provider.ts'
import type { TestServer } from './test-server.ts'

/** A browser at the product: it keeps the cookies, and follows no redirect by itself. */
export interface SignInBrowser {
  /** Opens an address of the product and says where it redirects to; undefined where it does not. */
  open(path: string): Promise<string>
  /** Goes to the provider, signs in there, and comes back. Gives the address to which the product then redirects. */
  signIn(provider: TestProvider, relayState?: string): Promise<string>
  /** The answer to a call with the cookies. */
  request(path: string): Promise<Response>
  /** Posts JSON as a page of the product does; `from` is the address that a proxy reports. */
  post(path: string, body?: object, from?: string): Promise<Response>
  forget(): void
}

/** Signs in with a password in a browser that has never been used. */
export const signInTo = (
  { request, deps }: TestServer,
  credentials: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<Response> =>
  request('/api/auth/v1/login', {
    method: 'POST',
    headers: { Origin: deps.settings.origin, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(credentials),
  })

export function createSignInBrowser(server: TestServer): SignInBrowser {
  const cookies = new Map<string, string>()
  async function request(path: string, { headers = {}, ...init }: RequestInit = {}): Promise<Response> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.request(path, { ...init, headers: { ...headers, Cookie } })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(header) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const open = async (path: string) => {
    const response = await request(path)
    return response.headers.get('location') ?? `answered ${response.status}`
  }
  return {
    open,
    request: (path) => request(path),
    post: (path, body, from) =>
      request(path, {
        method: 'POST',
        headers: {
          Origin: server.deps.settings.origin,
          ...(body && { 'Content-Type': 'application/json' }),
          ...(from !== undefined && { 'X-Forwarded-For': `6.6.6.6, ${from}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    forget: () => cookies.clear(),
    async signIn(provider, relayState) {
      const query = relayState === undefined ? '' : `?RelayState=${encodeURIComponent(relayState)}`
      const { pathname, search } = await provider.visit(await open(`/api/auth/v1/oidc/login${query}`))
      return open(pathname + search)
    },
  }
}
