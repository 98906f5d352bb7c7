import type { Session } from './session.ts'

/** The page to open when a session ends. */
export interface SessionEnds {
  /** To the sign-in page, which returns to the current address. */
  toSignIn(): void
  /** Another user has signed in: the page is reloaded. */
  reload(): void
}

/** Handles a session that is unknown to the server, was ended by another tab, or now belongs to another user. */
export const followSession = ({ store }: Session, ends: SessionEnds): (() => void) =>
  store.listen(({ type }) => {
    if (type === 'session.missing' || type === 'session.signed-out') ends.toSignIn()
    if (type === 'session.other-user') ends.reload()
  })
