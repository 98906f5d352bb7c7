import type { Session } from './session.ts'

/** Where the end of a session leads. */
export interface SessionEnds {
  /** To the sign-in page, to come back to where one was. */
  toSignIn(): void
  /** Another user has signed in: the page is reloaded. */
  reload(): void
}

/** Acts on a session that the server does not know any more, that another tab has ended, or that is now another user's. */
export const followSession = ({ store }: Session, ends: SessionEnds): (() => void) =>
  store.listen(({ type }) => {
    if (type === 'session.gone' || type === 'session.left') ends.toSignIn()
    if (type === 'session.taken') ends.reload()
  })
