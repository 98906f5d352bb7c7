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
  forget(): void
}

export function createSignInBrowser(server: TestServer): SignInBrowser {
  const cookies = new Map<string, string>()
  async function request(path: string): Promise<Response> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.request(path, { headers: { Cookie } })
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
    request,
    forget: () => cookies.clear(),
    async signIn(provider, relayState) {
      const query = relayState === undefined ? '' : `?RelayState=${encodeURIComponent(relayState)}`
      const { pathname, search } = await provider.visit(await open(`/api/auth/v1/oidc/login${query}`))
      return open(pathname + search)
    },
  }
}
