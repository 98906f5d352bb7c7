import { Session } from '@waymark/domain/session'
import * as v from 'valibot'

/** What carries messages between the tabs of one browser. A tab does not hear itself. */
export interface Channel {
  post(message: unknown): void
  /** Calls back for every message until the returned function is called. */
  listen(heard: (message: unknown) => void): () => void
}

/** What tabs tell each other: a new token, that a call has succeeded, that the user has logged out. */
export const TabMessage = v.variant('type', [
  v.object({ type: v.literal('token'), session: Session, at: v.number() }),
  v.object({ type: v.literal('worked'), user: v.string(), at: v.number() }),
  v.object({ type: v.literal('log-out') }),
])
export type TabMessage = v.InferOutput<typeof TabMessage>

/** A tab that is alone. */
export const ALONE: Channel = { post: () => {}, listen: () => () => {} }
