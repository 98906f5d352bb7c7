import type { QueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import type { SignInStep, TwoFactorSecret } from '@waymark/domain/session'
import { callEndpoint } from '#data/api/endpoint-query.ts'

/** What is left after the password: a code, or setting up two-factor sign-in first. */
export type SecondStep = { readonly step: 'code' } | { readonly step: 'set-up'; readonly secret: TwoFactorSecret }

/** The step that is left after a password was taken, with what it needs; undefined when the session has started. */
export async function nextStep(queries: QueryClient, taken: SignInStep | undefined): Promise<SecondStep | undefined> {
  if (taken?.next !== 'set-up') return taken && { step: 'code' }
  return { step: 'set-up', secret: await callEndpoint(queries, session.beginTwoFactor, {}) }
}
