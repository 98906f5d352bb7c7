import { session } from '@waymark/api-client/endpoints'
import type { SignInProblem } from '@waymark/domain/session'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { type Reply, reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { levelOf } from '#monitoring/logger.ts'
import { clientOf } from '../client.ts'
import { setCookie } from '../cookie.ts'
import { startRecordedSession } from '../sign-in.ts'
import { type Attempt, forgetAttempt, keepAttempt, newAttempt, readAttempt } from './attempt.ts'
import { memberOf } from './member.ts'
import { SignInFailed } from './problem.ts'
import { createProvider } from './provider.ts'

/** Signing in through the OpenID Connect provider. People always come back to the sign-in page, which takes them on. */
export function mountProvider(api: Api): void {
  const { oidc, origin } = api.deps.settings
  const provider = oidc && createProvider(oidc, new URL(session.fromProvider.path, origin).href)

  serve(api, session.provider, () => ({ provider: oidc ? { name: oidc.name } : null }))

  serve(api, session.toProvider, async ({ deps, url }) => {
    const attempt = newAttempt(url.searchParams.get('RelayState'))
    if (!provider) return toSignInPage(attempt)
    try {
      const { href } = await provider.authorizationUrl(attempt)
      return reply(302, undefined, { Location: href, 'Set-Cookie': await keepAttempt(deps, attempt, url) })
    } catch (error) {
      return toSignInPage(attempt, failed(deps, error))
    }
  })

  serve(api, session.fromProvider, async ({ deps, request, url, address, by }) => {
    const attempt = provider && (await readAttempt(deps, request, url.searchParams.get('state')))
    if (!attempt) return toSignInPage({}, 'expired')
    const used = forgetAttempt(attempt, url)
    try {
      const member = await memberOf(deps, await provider.identify(url.search, attempt), by)
      const client = clientOf({ request, address, by })
      const secret = await startRecordedSession(deps, member.id, { client, method: 'provider' })
      const started = setCookie('session', secret, url)
      return toSignInPage(attempt, undefined, [used, started])
    } catch (error) {
      return toSignInPage(attempt, failed(deps, error), [used])
    }
  })
}

/** Logs an error unless the person is its reason, and gives the problem that the sign-in page shows. */
function failed({ log }: Dependencies, error: unknown): SignInProblem {
  if (!(error instanceof SignInFailed)) {
    log[levelOf(error)]({ err: error }, FAILED)
    return 'failed'
  }
  const { problem, reason } = error
  if (reason !== undefined) log.warn({ problem, reason }, FAILED)
  return problem
}

const FAILED = 'A sign-in through the provider failed'

/** The sign-in page redirects people with a session to the `RelayState`, and shows the problem to the others. */
function toSignInPage(
  { relayState }: Pick<Attempt, 'relayState'>,
  problem?: SignInProblem,
  cookies: string[] = [],
): Reply {
  const query = new URLSearchParams({
    ...(relayState !== undefined && { RelayState: relayState }),
    ...(problem && { problem }),
  })
  return reply(302, undefined, { Location: `/login?${query}`, 'Set-Cookie': cookies })
}
