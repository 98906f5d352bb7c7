import { RecoveryCodes, TwoFactor, TwoFactorCode, TwoFactorSecret } from '@waymark/domain/session'
import { get, post } from '../endpoint/index.ts'

const REFUSED_CODE = ['INVALID_CODE_ERROR', 'TOO_MANY_REQUESTS_ERROR', 'TWO_FACTOR_STATE_ERROR'] as const

/** The caller's own two-factor sign-in. Plain JSON. */
export const twoFactor = {
  state: get('/api/users/v2/me/two-factor', { needs: 'person', answer: TwoFactor, answers: 'json' }),
  /** Creates a secret, which takes effect once it is confirmed with a code. */
  begin: post('/api/users/v2/me/two-factor', {
    needs: 'person',
    answer: TwoFactorSecret,
    answers: 'json',
    answersSecret: true,
    refusals: ['TWO_FACTOR_STATE_ERROR'],
  }),
  confirm: post('/api/users/v2/me/two-factor/confirm', {
    needs: 'person',
    body: TwoFactorCode,
    sends: 'json',
    answer: RecoveryCodes,
    answers: 'json',
    answersSecret: true,
    refusals: REFUSED_CODE,
  }),
  /** Replaces the recovery codes. */
  renewCodes: post('/api/users/v2/me/two-factor/recovery-codes', {
    needs: 'person',
    body: TwoFactorCode,
    sends: 'json',
    answer: RecoveryCodes,
    answers: 'json',
    answersSecret: true,
    refusals: REFUSED_CODE,
  }),
  turnOff: post('/api/users/v2/me/two-factor/turn-off', {
    needs: 'person',
    success: 204,
    body: TwoFactorCode,
    sends: 'json',
    refusals: REFUSED_CODE,
  }),
}
