import { and, not } from 'xstate'
import { emptyTimeline } from '../timeline/index.ts'
import { dictionary, OPEN_DELAY } from './dictionary.ts'
import { NOTHING_NOTICED } from './reasons.ts'

/**
 * The conversation with a site in its own window: ready, confirming a strange host, in session (opening, then open with
 * the site greeting or connected), failed, lost, disconnected. Only what the opened window says at an origin of the site
 * and for the present session changes anything.
 */
export const connectionMachine = dictionary.createMachine({
  id: 'connection',
  context: ({ input }) => ({
    ...input,
    address: '',
    version: 'draft',
    openDelay: OPEN_DELAY,
    hostToConfirm: null,
    sessionId: '',
    origin: null,
    noticed: NOTHING_NOTICED,
    end: null,
    failure: null,
    running: null,
    catalogue: null,
    request: 0,
    siteWaits: false,
    draft: { seen: null, read: null, running: null },
    page: null,
    preventReload: false,
    timeline: emptyTimeline(),
    unreadable: 0,
    tooMany: 0,
  }),
  invoke: [
    { id: 'site', src: 'site', input: ({ context: { windows, now } }) => ({ windows, now }) },
    { id: 'versions', src: 'versions', input: ({ context }) => ({ read: context.readVersion }) },
  ],
  on: {
    'app.changed': [
      { guard: 'is another app', target: '.ready', actions: ['note the app', 'forget the draft'] },
      { actions: 'note the app' },
    ],
    'draft.seen': { actions: 'note the date of the draft' },
    'prevent reload': { actions: 'note the switch' },
    'product.debugged': { actions: 'say that debuggers cannot be debugged' },
    clear: { actions: 'clear the events' },
    connect: [
      { guard: and(['can be opened', 'is on a known host']), target: '.session', actions: 'note the address' },
      { guard: 'can be opened', target: '.confirming', actions: 'note the address' },
    ],
  },
  initial: 'ready',
  states: {
    ready: { entry: 'forget the session' },
    confirming: {
      on: {
        confirm: { target: 'session', actions: ['say which host was confirmed', 'note the confirmed host'] },
        cancel: 'ready',
      },
    },
    session: {
      entry: ['forget the session', 'name the session', 'say which address is used', 'ask for the version'],
      exit: 'let go of the window',
      initial: 'opening',
      on: {
        connect: {},
        close: { target: 'disconnected', actions: 'say goodbye' },
        'product.left': { target: 'disconnected', actions: 'say goodbye' },
        restart: {
          target: 'session',
          reenter: true,
          actions: ['say goodbye', 'close the window', 'ask for the draft at once'],
        },
        'app.changed': [
          {
            guard: 'is another app',
            target: 'ready',
            actions: ['say goodbye', 'note the app', 'forget the draft'],
          },
          { actions: 'note the app' },
        ],
        'version.came': [
          { guard: not('is the latest answer') },
          { guard: 'was read', actions: ['note the version', 'tell the site its version'] },
          {
            target: 'failed',
            actions: [
              'note why there is no version',
              'say why there is no version',
              'say goodbye',
              { type: 'note the end', params: 'version-unreadable' },
            ],
          },
        ],
      },
      states: {
        opening: {
          tags: 'connecting',
          after: { 'open delay': 'open' },
          on: { cancel: '#connection.ready' },
        },
        open: {
          type: 'parallel',
          entry: 'open the window',
          on: {
            'window.blocked': {
              target: '#connection.failed',
              actions: ['note that the window was blocked', { type: 'note the end', params: 'window-blocked' }],
            },
            'window.closed': [
              {
                guard: 'was heard of',
                target: '#connection.lost',
                actions: { type: 'note the end', params: 'window-closed' },
              },
              {
                target: '#connection.lost',
                actions: ['note that the window closed early', { type: 'note the end', params: 'window-closed' }],
              },
            ],
            'window.babbled': { actions: 'note an unreadable message' },
            'window.flooded': { actions: 'note a message too many' },
            'site.ready': [
              { guard: 'is from a strange origin', actions: 'note the strange origin' },
              { guard: 'is ready for another app', actions: 'note the other app' },
              { actions: ['note the page', 'call the site'] },
            ],
            'site.asked for the version': {
              guard: 'is said in this session',
              actions: ['note that the site waits', 'ask for the version'],
            },
            'site.is outdated': {
              guard: 'is said in this session',
              target: '#connection.lost',
              actions: { type: 'note the end', params: 'outdated' },
            },
            'site.disconnected': { guard: 'is said in this session', target: '#connection.disconnected' },
            'site.failed': {
              guard: 'is said in this session',
              actions: ['note what the site reports', 'log what the site reports'],
            },
            'site.said something unknown': {
              guard: 'is said in this session',
              actions: 'raise an unknown message',
            },
            'site.*': {
              guard: 'is said in another session',
              target: '#connection.lost',
              actions: { type: 'note the end', params: 'other-session' },
            },
          },
          states: {
            window: {
              initial: 'watched',
              states: {
                watched: {
                  after: { repeat: { target: 'watched', reenter: true, actions: 'look at the window' } },
                },
              },
            },
            site: {
              initial: 'greeting',
              states: {
                greeting: {
                  tags: 'connecting',
                  after: {
                    'rest of the patience': {
                      target: '#connection.failed',
                      actions: ['say goodbye', { type: 'note the end', params: 'timed-out' }],
                    },
                  },
                  on: {
                    cancel: { target: '#connection.ready', actions: ['say goodbye', 'close the window'] },
                    'site.is up to date': {
                      guard: 'is said in this session',
                      target: 'connected',
                      actions: ['note which draft runs', 'say whether pages may reload'],
                    },
                    // Events that come before the site is known to run the right version say nothing about it.
                    'site.sent an event': { guard: 'is said in this session' },
                    'site.hid its page': { guard: 'is said in this session' },
                  },
                  initial: 'called',
                  states: {
                    called: { after: { repeat: { target: 'called', reenter: true, actions: 'call the site' } } },
                  },
                },
                connected: {
                  tags: 'connected',
                  on: {
                    'site.is up to date': {
                      guard: 'is said in this session',
                      actions: ['note which draft runs', 'say whether pages may reload'],
                    },
                    'site.sent an event': { guard: 'is said in this session', actions: 'keep the event' },
                    'prevent reload': { actions: ['note the switch', 'say whether pages may reload'] },
                    'version.came': {
                      guard: and(['is the latest answer', not('was read')]),
                      target: '#connection.lost',
                      actions: [
                        'note why there is no version',
                        'say why there is no version',
                        'say goodbye',
                        { type: 'note the end', params: 'version-unreadable' },
                      ],
                    },
                  },
                  initial: 'present',
                  states: {
                    present: { on: { 'site.hid its page': { guard: 'is said in this session', target: 'away' } } },
                    away: {
                      after: {
                        patience: {
                          target: '#connection.lost',
                          actions: { type: 'note the end', params: 'page-left' },
                        },
                      },
                      on: {
                        'site.ready': {
                          guard: and([not('is from a strange origin'), not('is ready for another app')]),
                          target: 'present',
                          actions: ['note the page', 'call the site'],
                        },
                        'site.hid its page': { guard: 'is said in this session' },
                      },
                      initial: 'called',
                      states: {
                        called: { after: { repeat: { target: 'called', reenter: true, actions: 'call the site' } } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    failed: { on: { restart: { target: 'session', actions: 'ask for the draft at once' }, 'start over': 'ready' } },
    lost: {
      on: {
        restart: { target: 'session', actions: ['close the window', 'ask for the draft at once'] },
        'start over': 'ready',
      },
    },
    disconnected: {
      on: {
        restart: { target: 'session', actions: ['close the window', 'ask for the draft at once'] },
        'start over': 'ready',
      },
    },
  },
})
