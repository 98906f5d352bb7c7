import { parse, serialize } from 'hono/utils/cookie'
import { DEVICE_MEMORY } from './known-devices.ts'
import { PENDING_LIMIT } from './pending-sign-in.ts'
import { SESSION_LIMIT } from './session.ts'

/** The cookies of the server. Browsers send them with calls below `path` only, so other sites cannot use them elsewhere. */
const COOKIES = {
  session: { name: 'wm_session', path: '/api/auth', sameSite: 'Lax', maxAge: SESSION_LIMIT },
  /** Remembers the user between the password and the second step. */
  pending: { name: 'wm_sign_in', path: '/api/auth/v1/login', sameSite: 'Strict', maxAge: PENDING_LIMIT },
  /** Distinguishes a browser in which a user has signed in before. */
  device: { name: 'wm_device', path: '/api/auth/v1/login', sameSite: 'Strict', maxAge: DEVICE_MEMORY },
} as const
type CookieName = keyof typeof COOKIES

/** The secret that a request carries in a cookie. */
export const readCookie = (request: Request, cookie: CookieName): string | undefined =>
  parse(request.headers.get('cookie') ?? '', COOKIES[cookie].name)[COOKIES[cookie].name] || undefined

/** Value of a `Set-Cookie` header; scripts of the page cannot read the cookie, and other sites' requests do not carry it. */
export const setCookie = (cookie: CookieName, secret: string, url: URL): string =>
  header(cookie, secret, url, COOKIES[cookie].maxAge)

/** Value of a `Set-Cookie` header that removes the cookie. */
export const removeCookie = (cookie: CookieName, url: URL): string => header(cookie, '', url, 0)

function header(cookie: CookieName, value: string, url: URL, maxAge: number): string {
  const { name, path, sameSite } = COOKIES[cookie]
  return serialize(name, value, { path, httpOnly: true, sameSite, secure: url.protocol === 'https:', maxAge })
}
