import type { Session } from '@waymark/domain/session'
import * as v from 'valibot'
import { bad, CANNOT_FETCH_SESSION, type Failure, good, hasStatus, type Result } from '../client/failure.ts'
import type { TokenSource } from '../client/tokens.ts'
import { type Channel, TabMessage } from './tabs.ts'
import { type SessionInfo, sessionInfo, type TokenState, tokenState } from './token-state.ts'

/** The shortest interval between two messages to other tabs that calls succeed, in milliseconds. */
const WORKED_EVERY = 10_000

/**
 * What happens to a session, here or in another tab: a call has succeeded or a token has come, the server has no session,
 * another tab has signed out, or another user has signed in.
 */
export type SessionEvent =
  | { readonly type: 'session.updated'; readonly session: SessionInfo }
  | { readonly type: 'session.missing' }
  | { readonly type: 'session.signed-out' }
  | { readonly type: 'session.other-user' }

/** The store of a tab's token: in memory, never in browser storage. */
export interface SessionStore extends TokenSource {
  /** The session of the token that is held; fetches one only if there is none that can be used. */
  session(): Promise<Result<SessionInfo>>
  /** Fetches a token now, which also extends the session. */
  renew(): Promise<Result<SessionInfo>>
  /** Tells the other tabs that the user has signed out, and drops the token. */
  announceSignOut(): void
  listen(listener: (event: SessionEvent) => void): () => void
}

/**
 * Keeps the token of a tab. The first call that needs one fetches it; concurrent calls wait for the same answer. No timer
 * renews it, so the session of an idle tab ends.
 */
export function createSessionStore({
  fetchSession,
  channel,
  now,
}: {
  fetchSession: () => Promise<Result<Session>>
  channel: Channel
  now: () => number
}): SessionStore {
  const listeners = new Set<(event: SessionEvent) => void>()
  const notify = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const post = (message: TabMessage) => channel.post(message)

  let current: TokenState | null = null
  let pending: Promise<Result<TokenState>> | null = null
  let postedWorkedAt = Number.NEGATIVE_INFINITY

  function keep(next: TokenState): TokenState {
    current = next
    notify({ type: 'session.updated', session: sessionInfo(next) })
    return next
  }

  function forget(event: SessionEvent): void {
    current = null
    notify(event)
  }

  async function fetchToken(): Promise<Result<TokenState>> {
    const result = await fetchSession()
    if (!result.ok) return bad(handleFailure(result.failure))
    const next = tokenState(result.answer, now())
    if (!next) return bad(cannotFetch({ kind: 'shape', text: 'Response invalid' }))
    if (isOther(next)) return bad(dropForOtherUser())
    post({ type: 'token', session: next.session, at: next.receivedAt })
    return good(keep(next))
  }

  const isOther = (next: TokenState) => current !== null && current.claims.sub !== next.claims.sub

  function dropForOtherUser(): Failure {
    forget({ type: 'session.other-user' })
    return { kind: 'signed-out' }
  }

  function handleFailure(failure: Failure): Failure {
    if (!hasStatus(failure, 401)) return cannotFetch(failure)
    forget({ type: 'session.missing' })
    return { kind: 'signed-out' }
  }

  function renewToken(): Promise<Result<TokenState>> {
    pending ??= fetchToken().finally(() => {
      pending = null
    })
    return pending
  }

  channel.listen((message) => {
    const parsed = v.safeParse(TabMessage, message)
    if (parsed.success) receive(parsed.output)
  })

  function receive(message: TabMessage): void {
    if (message.type === 'log-out') {
      forget({ type: 'session.signed-out' })
      return
    }
    const at = Math.min(message.at, now())
    if (message.type === 'token') {
      const next = tokenState(message.session, at)
      if (!next) return
      if (isOther(next)) dropForOtherUser()
      else if (!current || current.receivedAt < at) keep(next)
    } else if (current?.claims.sub === message.user && current.lastSuccess < at) {
      keep({ ...current, lastSuccess: at })
    }
  }

  const valid = () => (current && now() < current.staleAt ? good(current) : undefined)
  const validOrFetched = async () => valid() ?? (await renewToken())

  return {
    held() {
      const state = valid()
      return state && tokenOf(state)
    },
    token: async () => tokenOf(await validOrFetched()),
    refused(token) {
      if (current?.session.token === token) current = { ...current, staleAt: Number.NEGATIVE_INFINITY }
    },
    worked() {
      if (!current) return
      keep({ ...current, lastSuccess: now() })
      if (now() - postedWorkedAt < WORKED_EVERY) return
      postedWorkedAt = now()
      post({ type: 'worked', user: current.claims.sub, at: postedWorkedAt })
    },
    session: async () => infoOf(await validOrFetched()),
    renew: async () => infoOf(await renewToken()),
    announceSignOut() {
      current = null
      post({ type: 'log-out' })
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const cannotFetch = (cause: Failure): Failure => ({ kind: 'session', text: CANNOT_FETCH_SESSION, cause })

const tokenOf = (result: Result<TokenState>) => (result.ok ? good(result.answer.session.token) : result)
const infoOf = (result: Result<TokenState>) => (result.ok ? good(sessionInfo(result.answer)) : result)
