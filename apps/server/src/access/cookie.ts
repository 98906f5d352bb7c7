import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_LIMIT } from './session.ts'

const NAME = 'wm_session'
/** Browsers send the cookie only with the calls that sign in and out, so other sites cannot use it for any other call. */
const PATH = '/api/auth'

/** The secret that a request carries in its cookie. */
export const readCookie = (request: Request): string | undefined =>
  parse(request.headers.get('cookie') ?? '', NAME)[NAME] || undefined

/** Header that sets the secret; scripts of the page cannot read it, and other sites' requests do not carry it. */
export const setCookie = (secret: string, url: URL) => cookie(secret, url, SESSION_LIMIT)

/** Header that removes the cookie. */
export const removeCookie = (url: URL) => cookie('', url, 0)

const cookie = (value: string, url: URL, maxAge: number) => ({
  'Set-Cookie': serialize(NAME, value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
    maxAge,
  }),
})
