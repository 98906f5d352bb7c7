import { type Client, good, type Result } from '@waymark/api-client/client'
import { session } from '@waymark/api-client/endpoints'
import type { SignInStep, TwoFactorSecret } from '@waymark/domain/session'

/** What is left after the password: a code, or setting up two-factor sign-in first. */
export type SecondStep = { readonly step: 'code' } | { readonly step: 'set-up'; readonly secret: TwoFactorSecret }

/** The step that is left after a password was taken, with what it needs; undefined when the session has started. */
export async function nextStep(
  api: Pick<Client, 'call'>,
  taken: Result<SignInStep | undefined>,
): Promise<Result<SecondStep | undefined>> {
  if (!taken.ok) return taken
  if (taken.answer?.next !== 'set-up') return good(taken.answer && { step: 'code' })
  const begun = await api.call(session.beginTwoFactor, {})
  return begun.ok ? good({ step: 'set-up', secret: begun.answer }) : begun
}
