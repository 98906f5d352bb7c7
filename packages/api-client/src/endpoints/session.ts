import { Credentials, Session } from '@waymark/domain/session'
import * as v from 'valibot'
import { get, post } from '../endpoint/index.ts'

/** The session, kept in a cookie that is only sent to these paths; `current` returns a token. */
export const session = {
  current: get('/api/auth/v1/session', {
    needs: 'session-cookie',
    answer: Session,
    answers: 'json',
    refusals: ['UNAUTHORIZED_ERROR'],
  }),
  logIn: post('/api/auth/v1/login', {
    needs: 'none',
    success: 204,
    body: Credentials,
    sends: 'json',
    refusals: ['INVALID_CREDENTIALS_ERROR', 'PASSWORD_SIGN_IN_OFF_ERROR', 'TOO_MANY_REQUESTS_ERROR', 'FORBIDDEN_ERROR'],
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
  /** Where the provider sends people back to: it sets the cookie of the session and redirects to the sign-in page. */
  fromProvider: get('/api/auth/v1/oidc/callback', { needs: 'none', success: 302 }),
  /** A page to open, not a call: it removes the cookie and redirects to the sign-in page. */
  logOut: get('/api/auth/v1/logout', { needs: 'none', success: 302 }),
}
