import { session } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { refuse } from '#http/refusal.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { wireDate } from '#http/wire-date.ts'
import { giveCookie, readCookie, takeCookie } from './cookie.ts'
import { logIn } from './log-in.ts'
import { endSession, sessionOfCookie } from './session.ts'
import { signToken } from './token.ts'

/** Signing in, staying signed in, signing out. */
export function mountSession(api: Api): void {
  serve(api, session.current, async ({ deps, request }) => {
    const secret = readCookie(request)
    const live = secret && (await sessionOfCookie(deps, secret))
    if (!live) return refuse('UNAUTHORIZED_ERROR', 'There is no session')
    return { token: await signToken(deps, live.caller), session_expiration: wireDate(live.endsAt) }
  })

  serve(api, session.logIn, {
    find: async ({ request, url, deps }) =>
      isOwnOrigin(request.headers.get('origin'), url, deps.settings.origin)
        ? true
        : refuse('FORBIDDEN_ERROR', 'Signing in is only possible from the pages of this server'),
    handle: async ({ deps, body, address, url }) => {
      const outcome = await logIn(deps, body, address)
      return 'kind' in outcome ? outcome : reply(204, undefined, giveCookie(outcome.secret, url))
    },
  })

  serve(api, session.logOut, async ({ deps, request, url }) => {
    const secret = readCookie(request)
    if (secret) await endSession(deps, secret)
    return reply(302, undefined, { Location: '/login', ...takeCookie(url) })
  })
}

/** Whether a page of this server sends the request: its host is the one asked, or the one people know it under. */
function isOwnOrigin(origin: string | null, url: URL, known: string): boolean {
  const from = origin && URL.parse(origin)
  return Boolean(from && from.host !== '' && (from.host === url.host || from.host === new URL(known).host))
}
