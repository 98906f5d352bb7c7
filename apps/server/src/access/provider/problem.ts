import type { SignInProblem } from '@waymark/domain/session'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/**
 * Thrown when a person cannot be signed in; the sign-in page shows why. `reason` is for the operator's log, absent where the
 * person is the reason.
 */
export class SignInFailed extends Error {
  readonly problem: SignInProblem
  readonly reason: string | undefined

  constructor(problem: SignInProblem, reason?: string) {
    super(problem)
    this.name = 'SignInFailed'
    this.problem = problem
    this.reason = reason
  }
}

/** What went wrong between the product and the provider. */
export const providerFailed = (error: unknown): SignInFailed => new SignInFailed(problemOf(error), describeError(error))

function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    return error.error === 'server_error' || error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed'
  }
  // The code is one that was used before, or came too late.
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'failed'
  return isUnreachable(error) ? 'unavailable' : 'failed'
}

/** `fetch` rejects with a `TypeError` where it gets no answer. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof ClientError && UNREACHABLE.has(error.code ?? ''))

const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** An error for the log: its name, never the provider's data about the person. */
function describeError(error: unknown): string {
  if (error instanceof AuthorizationResponseError) return error.error
  if (error instanceof ResponseBodyError) return `${error.error} ${error.error_description ?? ''}`.trim()
  if (error instanceof WWWAuthenticateChallengeError) {
    const [challenge] = error.cause
    return `${challenge?.parameters.error ?? error.status} ${challenge?.parameters.error_description ?? ''}`.trim()
  }
  if (!(error instanceof Error)) return String(error)
  const causes = [error.cause].filter((cause) => cause instanceof Error)
  return [error, ...causes].map((one) => `${'code' in one ? `${one.code} ` : ''}${one.message}`).join(': ')
}
