import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure, Result } from '../client/failure.ts'
import type { KnownSession } from './holding.ts'
import type { SessionNews, SessionStore } from './store.ts'

/** How long before its end the user can choose to stay signed in, in milliseconds. */
export const WARNING_BEFORE = 60_000

/** The events of the user. */
export type FromPerson =
  | { type: 'page.touched' }
  | { type: 'stay' }
  | { type: 'log out' }
  | { type: 'log in again' }
  | { type: 'try again' }

interface Context {
  readonly store: SessionStore
  readonly now: () => number
  readonly known: KnownSession | null
  readonly touched: boolean
  readonly failure: Failure | null
}

/** Times that are computed when a state is entered. */
const until =
  (moment: (known: KnownSession) => number) =>
  ({ context }: { context: Context }) =>
    context.known ? Math.max(0, moment(context.known) - context.now()) : 0

/**
 * The states of a session in one tab: starting, active (watched, renewing unasked, warned, staying because the user chose to, ended), unreachable, and three ends
 * that the app acts on: `logging out` opens the log-out address, `signed out` the sign-in page, `other user` loads the
 * page again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { store: SessionStore; now: () => number },
    events: {} as FromPerson | SessionNews,
  },
  actors: {
    renewal: fromPromise(({ input }: { input: SessionStore }): Promise<Result<KnownSession>> => input.renew()),
    news: fromCallback<SessionNews, SessionStore>(({ input, sendBack }) => input.listen(sendBack)),
  },
  delays: {
    'until the warning': until(({ end }) => end - WARNING_BEFORE),
    'until the end': until(({ end }) => end),
  },
  guards: {
    'is over': ({ context }) => context.known !== null && context.now() >= context.known.end,
    'can be renewed unasked': ({ context }) => context.touched && (context.known?.movable ?? false),
    // Sent for every key and click; one of them is enough.
    'is untouched': ({ context }) => !context.touched,
    'can stay': ({ context }) => context.known?.movable ?? false,
    'is far from its end': ({ context, event }) =>
      event.type === 'session.known' && event.known.end - context.now() > WARNING_BEFORE,
  },
  actions: {
    'note the session': assign(({ event }) =>
      event.type === 'session.known' ? { known: event.known, touched: false, failure: null } : {},
    ),
    'note the touch': assign({ touched: true }),
    'note the renewal': assign((_, result: Result<KnownSession>) =>
      result.ok ? { known: result.answer, touched: false, failure: null } : { failure: result.failure },
    ),
    'tell the other tabs': ({ context }) => context.store.leave(),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, known: null, touched: false, failure: null }),
  invoke: { src: 'news', input: ({ context }) => context.store },
  on: {
    'session.known': { actions: 'note the session' },
    'session.gone': '.signed out',
    'session.left': '.signed out',
    'session.taken': '.other user',
    'log out': '.logging out',
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'renewal',
        input: ({ context }) => context.store,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'active',
            actions: { type: 'note the renewal', params: ({ event }) => event.output },
          },
          { target: 'unreachable', actions: { type: 'note the renewal', params: ({ event }) => event.output } },
        ],
      },
    },
    unreachable: {
      on: { 'try again': 'starting', 'session.known': { target: 'active', actions: 'note the session' } },
    },
    active: {
      initial: 'watched',
      states: {
        watched: {
          on: {
            'session.known': { target: 'watched', reenter: true, actions: 'note the session' },
            'page.touched': { guard: 'is untouched', actions: 'note the touch' },
          },
          after: {
            'until the warning': [
              { guard: 'is over', target: 'ended' },
              { guard: 'can be renewed unasked', target: 'renewing' },
              { target: 'warned' },
            ],
          },
        },
        renewing: {
          invoke: {
            src: 'renewal',
            input: ({ context }) => context.store,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'watched',
                actions: { type: 'note the renewal', params: ({ event }) => event.output },
              },
              { target: 'warned', actions: { type: 'note the renewal', params: ({ event }) => event.output } },
            ],
          },
        },
        warned: {
          on: {
            'session.known': [
              { guard: 'is far from its end', target: 'watched', actions: 'note the session' },
              { actions: 'note the session' },
            ],
            stay: { guard: 'can stay', target: 'staying' },
          },
          after: { 'until the end': 'ended' },
        },
        staying: {
          invoke: {
            src: 'renewal',
            input: ({ context }) => context.store,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'watched',
                actions: { type: 'note the renewal', params: ({ event }) => event.output },
              },
              { target: 'warned', actions: { type: 'note the renewal', params: ({ event }) => event.output } },
            ],
          },
          after: { 'until the end': 'ended' },
        },
        ended: {
          on: {
            'session.known': { guard: 'is far from its end', target: 'watched', actions: 'note the session' },
            'log in again': '#session.signed out',
          },
        },
      },
    },
    'logging out': { entry: 'tell the other tabs', type: 'final' },
    'signed out': { type: 'final' },
    'other user': { type: 'final' },
  },
})
