import { type Message, msg } from '../message/index.ts'

/** Why signing in through the OpenID Connect provider did not succeed, as a sentence. `{provider}` is its name. */
export const SIGN_IN_PROBLEMS = {
  denied: msg('sign-in-problem.denied', '{provider} did not sign you in: the request was cancelled or denied.'),
  expired: msg('sign-in-problem.expired', 'This sign-in has expired or was used already. Start again.'),
  unavailable: msg(
    'sign-in-problem.unavailable',
    '{provider} cannot be reached at the moment. Try again in a few minutes.',
  ),
  'email-not-verified': msg(
    'sign-in-problem.email-not-verified',
    '{provider} has not verified your e-mail address. Verify it there, then sign in again.',
  ),
  'domain-not-allowed': msg(
    'sign-in-problem.domain-not-allowed',
    'Your e-mail domain cannot sign in through {provider}. Sign in with your password or ask your administrator.',
  ),
  'no-account': msg(
    'sign-in-problem.no-account',
    'You have no account here. Ask your administrator to create one for your e-mail address.',
  ),
  'other-account': msg(
    'sign-in-problem.other-account',
    'Your e-mail address belongs to another account at {provider}. Ask your administrator.',
  ),
  failed: msg('sign-in-problem.failed', 'Signing in through {provider} failed. Try again or ask your administrator.'),
} as const satisfies Readonly<Record<string, Message>>

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS
