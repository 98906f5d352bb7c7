import { session } from '@waymark/api-client/endpoints'
import type { Initiator, SignInMethod } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { asMember } from '#http/initiator-of-call.ts'
import { type Reply, reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { wireDate } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'
import { clientOf } from './client.ts'
import { readCookie, removeCookie, setCookie } from './cookie.ts'
import { ensureOwnOrigin } from './own-origin.ts'
import { readPasswordLink, setPasswordByLink } from './password-link.ts'
import { endPending, userOfPending } from './pending-sign-in.ts'
import { recordRefusedCode } from './record-sign-in.ts'
import { endSession, sessionOfCookie } from './session.ts'
import { afterPassword, completeSignIn, type NextStep, type SignedIn, signIn } from './sign-in.ts'
import { signToken } from './token.ts'
import { beginSecondFactor, confirmSecondFactor } from './two-factor/second-factor.ts'
import { tryCode } from './two-factor/try-code.ts'

/** The parts of a call that the steps of signing in need. */
interface StepCall {
  readonly deps: Dependencies
  readonly request: Request
  readonly url: URL
  readonly address: string
  readonly by: Initiator
}

/** The session, and the steps of signing in. A sign-in that is not complete has a cookie of its own, and no token. */
export function mountSignIn(api: Api): void {
  serve(api, session.current, async ({ deps, request, address }) => {
    const secret = readCookie(request, 'session')
    const live = secret && (await sessionOfCookie(deps, secret, address))
    if (!live) throw refuse('UNAUTHORIZED_ERROR', 'There is no session')
    return { token: await signToken(deps, live.caller), session_expiration: wireDate(live.endsAt) }
  })

  serve(api, session.signIn, {
    find: async (call) => ensureOwnOrigin(call),
    handle: async (call) => {
      return replyToStep(await signIn(call.deps, call.body, clientOf(call)), call.url)
    },
  })

  serve(api, session.openPasswordLink, {
    find: async (call) => ensureOwnOrigin(call),
    handle: ({ deps, body }) => readPasswordLink(deps, body.token),
  })

  serve(api, session.setPasswordByLink, {
    find: async (call) => ensureOwnOrigin(call),
    handle: async (call) => {
      const user = await setPasswordByLink(call.deps, call.body, call.by)
      return replyToStep(await afterPassword(call.deps, user, clientOf(call)), call.url)
    },
  })

  serve(api, session.signInWithCode, {
    find: findPending,
    handle: async (call) => {
      const { id } = call.found
      const by = asMember(call.by, call.found)
      const method = await tryCode(call.deps, call.found, call.body.code, { client: clientOf(call), by }).catch(
        async (error) => {
          await recordRefusedCode(call.deps, id, { by: call.by, error })
          throw error
        },
      )
      return reply(204, undefined, { 'Set-Cookie': await complete(call, { id, method }) })
    },
  })

  serve(api, session.beginTwoFactor, {
    find: findPending,
    handle: ({ deps, found }) => beginSecondFactor(deps, found),
  })

  serve(api, session.confirmTwoFactor, {
    find: findPending,
    handle: async (call) => {
      const recovery_codes = await confirmSecondFactor(
        call.deps,
        call.found,
        call.body.code,
        asMember(call.by, call.found),
      )
      return reply(
        201,
        { recovery_codes },
        { 'Set-Cookie': await complete(call, { id: call.found.id, method: 'code' }) },
      )
    },
  })

  serve(api, session.signOut, {
    find: async (call) => ensureOwnOrigin(call),
    handle: async ({ deps, request, url, by }) => {
      const secret = readCookie(request, 'session')
      if (secret) await endSession(deps, secret, by)
      return reply(303, undefined, { Location: '/login', 'Set-Cookie': removeCookie('session', url) })
    },
  })
}

/** Gives the cookies of the session, or what a second step needs. */
const replyToStep = (step: SignedIn | NextStep, url: URL): Reply =>
  'session' in step
    ? reply(204, undefined, { 'Set-Cookie': sessionCookies(step, url) })
    : reply(200, { next: step.next }, { 'Set-Cookie': setCookie('pending', step.pending, url) })

/** The user whose second step a call takes. */
async function findPending(call: StepCall) {
  ensureOwnOrigin(call)
  return userOfPending(call.deps, readCookie(call.request, 'pending') ?? '')
}

/** Starts the session after the second step, and gives its cookies. */
async function complete(call: StepCall, { id, method }: { id: string; method: SignInMethod }): Promise<string[]> {
  const { deps, request, url } = call
  const signedIn = await completeSignIn(deps, id, { client: clientOf(call), method })
  await endPending(deps, readCookie(request, 'pending') ?? '')
  return [...sessionCookies(signedIn, url), removeCookie('pending', url)]
}

/** The cookies of a session that has just started. */
export const sessionCookies = ({ session, device }: SignedIn, url: URL): string[] => [
  setCookie('session', session, url),
  setCookie('device', device, url),
]
