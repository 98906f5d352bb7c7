import { ownAccount, sessions } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import type { UserSession } from '@waymark/domain/session'
import { id, listed, northwind } from './northwind.ts'
import { refusedField } from './refused-field.ts'

const session = (n: number, attributes: Partial<UserSession['attributes']>): UserSession => ({
  id: id(n),
  type: 'session',
  attributes: {
    user_id: id(900),
    email: 'ingrid.solberg@northwind.example',
    started_at: '2025-07-14T08:02:00+00:00',
    last_used_at: '2025-07-14T12:00:00+00:00',
    ends_at: '2025-07-14T12:30:00+00:00',
    address: '203.0.113.24',
    browser: 'Firefox',
    system: 'Windows',
    is_current: false,
    ...attributes,
  },
})

const OWN = [
  session(701, { is_current: true }),
  session(702, {
    address: '2001:db8:4c1::17',
    browser: 'Safari',
    system: 'iOS',
    last_used_at: '2025-07-14T11:41:00+00:00',
  }),
  session(703, { address: null, browser: null, system: null, last_used_at: '2025-07-14T11:40:00+00:00' }),
]
const OTHERS = [
  session(704, { user_id: id(901), email: 'priya.raman@northwind.example', browser: 'Chrome', system: 'macOS' }),
  session(705, { user_id: id(902), email: 'jonas.meier@northwind.example', browser: 'Microsoft Edge' }),
]

const done = { status: 204, body: '' } as const

/**
 * The account of the user and the sessions of all members, kept in memory. The password is "the present password"; one
 * with "northwind" is too easy to guess.
 */
export function withSessions(
  server: AnsweringServer = northwind(),
  { password = 'set', own = OWN }: { password?: 'set' | 'none' | 'off'; own?: readonly UserSession[] } = {},
): AnsweringServer {
  let all = [...own, ...OTHERS]
  let current = 'the present password'
  const ownOnes = () => all.filter(({ attributes }) => attributes.user_id === id(900))
  const keep = (test: (session: UserSession) => boolean) => {
    all = all.filter(test)
    return done
  }
  return server
    .on(ownAccount.change, () => done)
    .on(ownAccount.password, () => ({ body: { password } }))
    .on(ownAccount.changePassword, ({ body }) => {
      const sent = body as { current_password: string; password: string }
      if (sent.current_password !== current) return refusedField('/current_password', 'wrong-password')
      if (sent.password.includes('northwind')) return refusedField('/password', 'easy-to-guess')
      current = sent.password
      return keep(({ attributes }) => attributes.is_current || attributes.user_id !== id(900))
    })
    .on(ownAccount.sessions, (request) => listed(ownOnes(), request))
    .on(ownAccount.endSession, ({ params }) => keep((one) => one.id !== params.sessionId))
    .on(ownAccount.endOtherSessions, () =>
      keep(({ attributes }) => attributes.is_current || attributes.user_id !== id(900)),
    )
    .on(sessions.list, (request) => listed(all, request))
    .on(sessions.end, ({ params }) => keep((one) => one.id !== params.sessionId))
    .on(sessions.endAll, ({ params }) => keep(({ attributes }) => attributes.user_id !== params.userId))
}
