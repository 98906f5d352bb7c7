import { Session } from '@waymark/domain/session'
import * as v from 'valibot'

/** A channel between the tabs of one browser. A tab does not get its own messages. */
export interface Channel {
  post(message: unknown): void
  /** Calls back for every message until the returned function is called. */
  listen(listener: (message: unknown) => void): () => void
}

/** The messages between tabs: a new token, a call has succeeded, the user has signed out. */
export const TabMessage = v.variant('type', [
  v.object({ type: v.literal('token'), session: Session, at: v.number() }),
  v.object({ type: v.literal('worked'), user: v.string(), at: v.number() }),
  v.object({ type: v.literal('log-out') }),
])
export type TabMessage = v.InferOutput<typeof TabMessage>

/** A channel without other tabs. */
export const ALONE: Channel = { post: () => {}, listen: () => () => {} }
