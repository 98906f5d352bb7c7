import type { Session } from '@waymark/domain/session'
import * as v from 'valibot'
import { bad, CANNOT_FETCH_SESSION, type Failure, good, hasStatus, type Result } from '../client/failure.ts'
import type { TokenSource } from '../client/tokens.ts'
import { type Holding, hold, type KnownSession, known } from './holding.ts'
import { type Channel, TabMessage } from './tabs.ts'

/** The shortest interval between two messages to other tabs that calls succeed, in milliseconds. */
const WORKED_EVERY = 10_000

/** What happens to a session, here or in another tab. */
export type SessionNews =
  | { readonly type: 'session.known'; readonly known: KnownSession }
  | { readonly type: 'session.gone' }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.taken' }

/** The store of a tab's token: in memory, never in browser storage. */
export interface SessionStore extends TokenSource {
  /** Fetches a token now, which also extends the session. */
  renew(): Promise<Result<KnownSession>>
  /** Tells the other tabs about the log-out and drops the token. */
  leave(): void
  listen(listener: (news: SessionNews) => void): () => void
}

/**
 * Keeps the token of a tab. It is fetched by the first call that needs one, never by a timer, so an idle tab ends; calls
 * that come meanwhile wait for the same answer.
 *
 * News: `known` after every answer, `gone` when the server has no session, `left` when another tab has logged out,
 * `taken` when the session is now another user's.
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
  const listeners = new Set<(news: SessionNews) => void>()
  const notify = (news: SessionNews) => {
    for (const listener of listeners) listener(news)
  }
  const post = (message: TabMessage) => channel.post(message)

  let holding: Holding | null = null
  let pending: Promise<Result<Holding>> | null = null
  let postedWorkedAt = Number.NEGATIVE_INFINITY

  function keep(next: Holding): Holding {
    holding = next
    notify({ type: 'session.known', known: known(next) })
    return next
  }

  function forget(news: SessionNews): void {
    holding = null
    notify(news)
  }

  async function fetchHolding(): Promise<Result<Holding>> {
    const result = await fetchSession()
    if (!result.ok) return bad(lost(result.failure))
    const next = hold(result.answer, now())
    if (!next) return bad(unfetched({ kind: 'shape', text: 'Response invalid' }))
    if (isOther(next)) return bad(taken())
    post({ type: 'token', session: next.session, at: next.receivedAt })
    return good(keep(next))
  }

  const isOther = (next: Holding) => holding !== null && holding.claims.sub !== next.claims.sub

  function taken(): Failure {
    forget({ type: 'session.taken' })
    return { kind: 'signed-out' }
  }

  function lost(failure: Failure): Failure {
    if (!hasStatus(failure, 401)) return unfetched(failure)
    forget({ type: 'session.gone' })
    return { kind: 'signed-out' }
  }

  function renewHolding(): Promise<Result<Holding>> {
    pending ??= fetchHolding().finally(() => {
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
      forget({ type: 'session.left' })
      return
    }
    const at = Math.min(message.at, now())
    if (message.type === 'token') {
      const next = hold(message.session, at)
      if (!next) return
      if (isOther(next)) taken()
      else if (!holding || holding.receivedAt < at) keep(next)
    } else if (holding?.claims.sub === message.user && holding.lastSuccess < at) {
      keep({ ...holding, lastSuccess: at })
    }
  }

  const held = () => (holding && now() < holding.staleAt ? good(holding.session.token) : undefined)

  return {
    held,
    async token() {
      const token = held()
      if (token) return token
      const result = await renewHolding()
      return result.ok ? good(result.answer.session.token) : result
    },
    refused(token) {
      if (holding?.session.token === token) holding = { ...holding, staleAt: Number.NEGATIVE_INFINITY }
    },
    worked() {
      if (!holding) return
      keep({ ...holding, lastSuccess: now() })
      if (now() - postedWorkedAt < WORKED_EVERY) return
      postedWorkedAt = now()
      post({ type: 'worked', user: holding.claims.sub, at: postedWorkedAt })
    },
    async renew() {
      const result = await renewHolding()
      return result.ok ? good(known(result.answer)) : result
    },
    leave() {
      holding = null
      post({ type: 'log-out' })
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const unfetched = (cause: Failure): Failure => ({ kind: 'session', text: CANNOT_FETCH_SESSION, cause })
