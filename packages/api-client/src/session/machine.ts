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
    currentSession: fromPromise(({ input }: { input: SessionStore }): Promise<Result<SessionInfo>> => input.session()),
    renewal: fromPromise(({ input }: { input: SessionStore }): Promise<Result<SessionInfo>> => input.renew()),
    sessionEvents: fromCallback<SessionEvent, SessionStore>(({ input, sendBack }) => input.listen(sendBack)),
  },
  delays: {
    untilWarning: until(({ end }) => end - WARNING_BEFORE_MS),
    untilEnd: until(({ end }) => end),
  },
  guards: {
    isOver: ({ context }) => context.session !== null && context.now() >= context.session.end,
    isRenewedAutomatically: ({ context }) => context.touched && (context.session?.extendable ?? false),
    // The event comes with every key and click; the first one is enough.
    isUntouched: ({ context }) => !context.touched,
    canStay: ({ context }) => context.session?.extendable ?? false,
    isFarFromEnd: ({ context, event }) =>
      event.type === 'session.updated' && event.session.end - context.now() > WARNING_BEFORE_MS,
  },
  actions: {
    setSession: assign(({ event }) =>
      event.type === 'session.updated' ? { session: event.session, touched: false, failure: null } : {},
    ),
    setTouched: assign({ touched: true }),
    setRenewal: assign((_, result: Result<SessionInfo>) =>
      result.ok ? { session: result.answer, touched: false, failure: null } : { failure: result.failure },
    ),
    announceSignOut: ({ context }) => context.store.announceSignOut(),
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
        actions: { type: 'setRenewal', params: ({ event }) => event.output },
      },
      { target: 'warned', actions: { type: 'setRenewal', params: ({ event }) => event.output } },
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
  invoke: { src: 'sessionEvents', input: ({ context }) => context.store },
  on: {
    'session.updated': { actions: 'setSession' },
    'session.missing': '.signed out',
    'session.signed-out': '.signed out',
    'session.other-user': '.other user',
    'sign out': '.signing out',
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'currentSession',
        input: ({ context }) => context.store,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'active',
            actions: { type: 'setRenewal', params: ({ event }) => event.output },
          },
          { target: 'unreachable', actions: { type: 'setRenewal', params: ({ event }) => event.output } },
        ],
      },
    },
    unreachable: {
      on: { 'try again': 'starting', 'session.updated': { target: 'active', actions: 'setSession' } },
    },
    active: {
      initial: 'watched',
      states: {
        watched: {
          on: {
            'session.updated': { target: 'watched', reenter: true, actions: 'setSession' },
            'page.touched': { guard: 'isUntouched', actions: 'setTouched' },
          },
          after: {
            untilWarning: [
              { guard: 'isOver', target: 'ended' },
              { guard: 'isRenewedAutomatically', target: 'renewing' },
              { target: 'warned' },
            ],
          },
        },
        renewing: renewal,
        warned: {
          on: {
            'session.updated': [
              { guard: 'isFarFromEnd', target: 'watched', actions: 'setSession' },
              { actions: 'setSession' },
            ],
            stay: { guard: 'canStay', target: 'staying' },
          },
          after: { untilEnd: 'ended' },
        },
        staying: { ...renewal, after: { untilEnd: 'ended' } },
        ended: {
          on: {
            'session.updated': { guard: 'isFarFromEnd', target: 'watched', actions: 'setSession' },
            'sign in again': '#session.signed out',
          },
        },
      },
    },
    'signing out': { entry: 'announceSignOut', type: 'final' },
    'signed out': { type: 'final' },
    'other user': { type: 'final' },
  },
})
