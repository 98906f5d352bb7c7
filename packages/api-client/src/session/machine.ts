import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure, Result } from '../client/failure.ts'
import type { SessionEvent, SessionStore } from './store.ts'
import type { SessionInfo } from './token-state.ts'

/** How long before its end the user can choose to stay signed in, in milliseconds. */
export const WARNING_BEFORE_MS = 60_000

/** The events of the user. */
export type UserEvent =
  | { type: 'page.touched' }
  | { type: 'stay' }
  | { type: 'sign out' }
  | { type: 'sign in again' }
  | { type: 'try again' }

interface Context {
  readonly store: SessionStore
  readonly now: () => number
  readonly session: SessionInfo | null
  readonly touched: boolean
  readonly failure: Failure | null
}

/** A delay that is computed when a state is entered. */
const until =
  (moment: (session: SessionInfo) => number) =>
  ({ context }: { context: Context }) =>
    context.session ? Math.max(0, moment(context.session) - context.now()) : 0

const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { store: SessionStore; now: () => number },
    events: {} as UserEvent | SessionEvent,
  },
  actors: {
    'current session': fromPromise(
      ({ input }: { input: SessionStore }): Promise<Result<SessionInfo>> => input.session(),
    ),
    renewal: fromPromise(({ input }: { input: SessionStore }): Promise<Result<SessionInfo>> => input.renew()),
    'session events': fromCallback<SessionEvent, SessionStore>(({ input, sendBack }) => input.listen(sendBack)),
  },
  delays: {
    'until the warning': until(({ end }) => end - WARNING_BEFORE_MS),
    'until the end': until(({ end }) => end),
  },
  guards: {
    'is over': ({ context }) => context.session !== null && context.now() >= context.session.end,
    'can be renewed automatically': ({ context }) => context.touched && (context.session?.extendable ?? false),
    // The event comes with every key and click; the first one is enough.
    'is untouched': ({ context }) => !context.touched,
    'can stay': ({ context }) => context.session?.extendable ?? false,
    'is far from its end': ({ context, event }) =>
      event.type === 'session.updated' && event.session.end - context.now() > WARNING_BEFORE_MS,
  },
  actions: {
    'set the session': assign(({ event }) =>
      event.type === 'session.updated' ? { session: event.session, touched: false, failure: null } : {},
    ),
    'set touched': assign({ touched: true }),
    'set the renewal': assign((_, result: Result<SessionInfo>) =>
      result.ok ? { session: result.answer, touched: false, failure: null } : { failure: result.failure },
    ),
    'tell the other tabs': ({ context }) => context.store.announceSignOut(),
  },
})

const renewal = sessionSetup.createStateConfig({
  invoke: {
    src: 'renewal',
    input: ({ context }) => context.store,
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'watched',
        actions: { type: 'set the renewal', params: ({ event }) => event.output },
      },
      { target: 'warned', actions: { type: 'set the renewal', params: ({ event }) => event.output } },
    ],
  },
})

/**
 * The session in one tab. While it is `active`, `renewing` was started by the machine and `staying` by the user. The app
 * acts on the final states: `signing out` opens the sign-out address, `signed out` the sign-in page, `other user` reloads.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, session: null, touched: false, failure: null }),
  invoke: { src: 'session events', input: ({ context }) => context.store },
  on: {
    'session.updated': { actions: 'set the session' },
    'session.missing': '.signed out',
    'session.signed-out': '.signed out',
    'session.other-user': '.other user',
    'sign out': '.signing out',
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'current session',
        input: ({ context }) => context.store,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'active',
            actions: { type: 'set the renewal', params: ({ event }) => event.output },
          },
          { target: 'unreachable', actions: { type: 'set the renewal', params: ({ event }) => event.output } },
        ],
      },
    },
    unreachable: {
      on: { 'try again': 'starting', 'session.updated': { target: 'active', actions: 'set the session' } },
    },
    active: {
      initial: 'watched',
      states: {
        watched: {
          on: {
            'session.updated': { target: 'watched', reenter: true, actions: 'set the session' },
            'page.touched': { guard: 'is untouched', actions: 'set touched' },
          },
          after: {
            'until the warning': [
              { guard: 'is over', target: 'ended' },
              { guard: 'can be renewed automatically', target: 'renewing' },
              { target: 'warned' },
            ],
          },
        },
        renewing: renewal,
        warned: {
          on: {
            'session.updated': [
              { guard: 'is far from its end', target: 'watched', actions: 'set the session' },
              { actions: 'set the session' },
            ],
            stay: { guard: 'can stay', target: 'staying' },
          },
          after: { 'until the end': 'ended' },
        },
        staying: { ...renewal, after: { 'until the end': 'ended' } },
        ended: {
          on: {
            'session.updated': { guard: 'is far from its end', target: 'watched', actions: 'set the session' },
            'sign in again': '#session.signed out',
          },
        },
      },
    },
    'signing out': { entry: 'tell the other tabs', type: 'final' },
    'signed out': { type: 'final' },
    'other user': { type: 'final' },
  },
})
