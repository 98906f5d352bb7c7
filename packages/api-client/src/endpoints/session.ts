import { Credentials, Session } from '@waymark/domain/session'
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
    refusals: ['INVALID_CREDENTIALS_ERROR', 'TOO_MANY_REQUESTS_ERROR', 'FORBIDDEN_ERROR'],
  }),
  /** A page to open, not a call: it removes the cookie and redirects to the sign-in page. */
  logOut: get('/api/auth/v1/logout', { needs: 'none', success: 302 }),
}
