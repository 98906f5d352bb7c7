import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_LIMIT } from './limits.ts'

const NAME = 'wm_session'
/** Only the calls that sign in and out ever see the cookie, so no other call can be made in somebody's name. */
const PATH = '/api/auth'

/** The secret that a request carries in its cookie. */
export const readCookie = (request: Request): string | undefined =>
  parse(request.headers.get('cookie') ?? '', NAME)[NAME] || undefined

/** Header that hands out the secret; scripts of the page cannot read it, other sites cannot send it along. */
export const giveCookie = (secret: string, url: URL) => cookie(secret, url, SESSION_LIMIT)

/** Header that takes the cookie away. */
export const takeCookie = (url: URL) => cookie('', url, 0)

const cookie = (value: string, url: URL, maxAge: number) => ({
  'Set-Cookie': serialize(NAME, value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
    maxAge,
  }),
})
