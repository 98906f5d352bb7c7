import type { Session } from './session.ts'

/** Where the three ends of a session lead. */
export interface SessionEnds {
  /** To the sign-in page, to come back to where one was. */
  toSignIn(): void
  /** To the address that ends the session on the server. */
  toLogOut(): void
  /** Somebody else has signed in: the page is drawn anew for them. */
  reload(): void
}

/** Acts on the end of the session and tells it when the page is touched. Returns how to stop. */
export function followSession({ actor }: Session, ends: SessionEnds): () => void {
  const touched = () => actor.send({ type: 'page.touched' })
  const events = ['pointerdown', 'keydown'] as const
  for (const event of events) addEventListener(event, touched, { passive: true, capture: true })
  const { unsubscribe } = actor.subscribe(({ value }) => {
    if (value === 'signed out') ends.toSignIn()
    if (value === 'logging out') ends.toLogOut()
    if (value === 'other user') ends.reload()
  })
  return () => {
    unsubscribe()
    for (const event of events) removeEventListener(event, touched, { capture: true })
  }
}
