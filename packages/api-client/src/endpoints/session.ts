import { SetUp, SetUpState } from '@waymark/domain/organisation'
import {
  Credentials,
  RecoveryCodes,
  Session,
  SignInStep,
  TwoFactorCode,
  TwoFactorSecret,
} from '@waymark/domain/session'
import { App } from '@waymark/domain/site'
import { OpenPasswordLink, PasswordByLink, PasswordLinkToken } from '@waymark/domain/user'
import * as v from 'valibot'
import { get, post } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

const REFUSED_LINK = [
  'PASSWORD_LINK_UNKNOWN_ERROR',
  'PASSWORD_LINK_ENDED_ERROR',
  'PASSWORD_LINK_USED_ERROR',
  'PASSWORD_LINK_REPLACED_ERROR',
  'PASSWORD_SIGN_IN_OFF_ERROR',
  'FORBIDDEN_ERROR',
] as const

/** The session, kept in a cookie that is only sent to these paths; `current` returns a token. */
export const session = {
  current: get('/api/auth/v1/session', {
    needs: 'session-cookie',
    answer: Session,
    answers: 'json',
    refusals: ['UNAUTHORIZED_ERROR'],
  }),
  /** An empty answer means that the session has started; otherwise a second step follows, with the user in a cookie. */
  signIn: post('/api/auth/v1/login', {
    needs: 'none',
    success: 204,
    body: Credentials,
    sends: 'json',
    answer: SignInStep,
    answers: 'json',
    refusals: ['INVALID_CREDENTIALS_ERROR', 'PASSWORD_SIGN_IN_OFF_ERROR', 'TOO_MANY_REQUESTS_ERROR', 'FORBIDDEN_ERROR'],
  }),
  /** The second step: a code. */
  signInWithCode: post('/api/auth/v1/login/code', {
    needs: 'none',
    success: 204,
    body: TwoFactorCode,
    sends: 'json',
    refusals: [
      'INVALID_CODE_ERROR',
      'TOO_MANY_REQUESTS_ERROR',
      'UNAUTHORIZED_ERROR',
      'FORBIDDEN_ERROR',
      'TWO_FACTOR_STATE_ERROR',
    ],
  }),
  /** Creates a secret, to set up two-factor sign-in where the organisation requires it. */
  beginTwoFactor: post('/api/auth/v1/login/two-factor', {
    needs: 'none',
    answer: TwoFactorSecret,
    answers: 'json',
    answersSecret: true,
    refusals: ['UNAUTHORIZED_ERROR', 'FORBIDDEN_ERROR', 'TWO_FACTOR_STATE_ERROR'],
  }),
  /** Confirms that secret with a code, and starts the session. */
  confirmTwoFactor: post('/api/auth/v1/login/two-factor/confirm', {
    needs: 'none',
    body: TwoFactorCode,
    sends: 'json',
    answer: RecoveryCodes,
    answers: 'json',
    answersSecret: true,
    refusals: ['INVALID_CODE_ERROR', 'UNAUTHORIZED_ERROR', 'FORBIDDEN_ERROR', 'TWO_FACTOR_STATE_ERROR'],
  }),
  /** The user of a password link. A POST, so that the secret of the link does not appear in addresses and logs. */
  openPasswordLink: post('/api/auth/v1/password-link', {
    needs: 'none',
    success: 200,
    body: PasswordLinkToken,
    sends: 'json',
    answer: OpenPasswordLink,
    answers: 'json',
    refusals: REFUSED_LINK,
  }),
  /** Sets the password by a link, then answers as `signIn` does. */
  setPasswordByLink: post('/api/auth/v1/password-link/password', {
    needs: 'none',
    success: 204,
    body: PasswordByLink,
    sends: 'json',
    answer: SignInStep,
    answers: 'json',
    refusals: [...REFUSED_LINK, 'TOO_MANY_REQUESTS_ERROR'],
  }),
  /** The OpenID Connect provider through which people can sign in, if there is one. */
  provider: get('/api/auth/v1/provider', {
    needs: 'none',
    answer: v.object({ provider: v.nullable(v.object({ name: v.string() })) }),
    answers: 'json',
  }),
  /**
   * A page to open, not a call: it redirects to the provider, which redirects to `fromProvider`. `RelayState` is opened
   * after signing in.
   */
  toProvider: get('/api/auth/v1/oidc/login', { needs: 'none', success: 302 }),
  /** The callback of the provider: it sets the cookie of the session and redirects to the sign-in page. */
  fromProvider: get('/api/auth/v1/oidc/callback', { needs: 'none', success: 302 }),
  /** Whether the installation has no user yet, so that it can be set up. */
  setUpState: get('/api/auth/v1/set-up', { needs: 'none', answer: SetUpState, answers: 'json' }),
  /** Creates the first organisation, its owner and a website, signs the owner in, and returns the website. */
  setUp: post('/api/auth/v1/set-up', {
    needs: 'none',
    body: one(SetUp),
    answer: one(App),
    refusals: ['SET_UP_CODE_ERROR', 'SET_UP_DONE_ERROR', 'FORBIDDEN_ERROR'],
  }),
  /** A form to submit, not a call: it removes the cookie and redirects to the sign-in page. */
  signOut: post('/api/auth/v1/logout', { needs: 'none', success: 303 }),
}
