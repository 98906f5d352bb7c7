import { and, not } from 'xstate'
import { connectionSetup, noSession } from './setup.ts'

/** How another session follows one that has ended. */
const ANOTHER_SESSION = {
  restart: { target: 'session', actions: ['closeWindow', 'useDraftWithoutDelay'] },
  reset: 'ready',
} as const

/**
 * The connection to a site in its own window: ready, confirming a foreign host, in session (opening the window, then the
 * handshake, then connected), failed, lost, disconnected. Only messages of the opened window at an origin of the site and
 * in the current session have an effect.
 */
export const connectionMachine = connectionSetup.createMachine({
  id: 'connection',
  context: ({ input }) => ({
    ...input,
    ...noSession(),
    address: '',
    version: 'draft',
    openDelay: 0,
    sessionId: '',
    request: 0,
    newestDraft: null,
    preventReload: false,
  }),
  invoke: [
    { id: 'site', src: 'site', input: ({ context: { windows, now } }) => ({ windows, now }) },
    { id: 'versions', src: 'versions', input: ({ context }) => ({ read: context.readVersion }) },
  ],
  on: {
    'app.changed': [
      { guard: 'isOtherApp', target: '.ready', actions: ['setApp', 'resetDraft'] },
      { actions: 'setApp' },
    ],
    'draft.changed': { actions: 'setNewestDraft' },
    'preventReload.set': { actions: 'setPreventReload' },
    'debugger.opened': { actions: 'emitNestedDebugger' },
    clear: { actions: 'clearEvents' },
    connect: [
      { guard: and(['isWebAddress', 'isHostOfApp']), target: '.session', actions: 'setAddress' },
      { guard: 'isWebAddress', target: '.confirming', actions: 'setAddress' },
    ],
  },
  initial: 'ready',
  states: {
    ready: { entry: 'resetSession' },
    confirming: {
      on: {
        confirm: { target: 'session', actions: ['emitConfirmedHost', 'confirmHost'] },
        cancel: 'ready',
      },
    },
    session: {
      entry: ['resetSession', 'createSession', 'emitAddress', 'readVersion'],
      exit: 'releaseWindow',
      initial: 'opening',
      on: {
        connect: {},
        close: { target: 'disconnected', actions: 'sendDisconnect' },
        'product.unloaded': { target: 'disconnected', actions: 'sendDisconnect' },
        restart: {
          target: 'session',
          reenter: true,
          actions: ['sendDisconnect', 'closeWindow', 'useDraftWithoutDelay'],
        },
        'app.changed': [
          {
            guard: 'isOtherApp',
            target: 'ready',
            actions: ['sendDisconnect', 'setApp', 'resetDraft'],
          },
          { actions: 'setApp' },
        ],
        'version.read': [
          { guard: not('isLatestRead') },
          { guard: 'isReadSuccessful', actions: ['setVersion', 'sendVersionIfRequested'] },
          {
            target: 'failed',
            actions: ['setFailure', 'emitFailure', 'sendDisconnect', { type: 'setEnd', params: 'version-unreadable' }],
          },
        ],
      },
      states: {
        opening: {
          tags: 'connecting',
          after: { openDelay: 'open' },
          on: { cancel: '#connection.ready' },
        },
        open: {
          type: 'parallel',
          entry: 'openWindow',
          on: {
            'window.blocked': {
              target: '#connection.failed',
              actions: [
                { type: 'addDiagnostics', params: { popupBlocked: true } },
                { type: 'setEnd', params: 'window-blocked' },
              ],
            },
            'window.closed': [
              {
                guard: 'hasBeenReady',
                target: '#connection.lost',
                actions: { type: 'setEnd', params: 'window-closed' },
              },
              {
                target: '#connection.lost',
                actions: [
                  { type: 'addDiagnostics', params: { closedEarly: true } },
                  { type: 'setEnd', params: 'window-closed' },
                ],
              },
            ],
            'message.malformed': { actions: ['countMalformed', 'leaveNumber'] },
            'message.rate-limited': { actions: ['countRateLimited', 'leaveNumber'] },
            'site.ready': [
              // Does not end the wait: a page where the visitor signs in leads back to the site when they have.
              { guard: 'isForeignOrigin', actions: 'addForeignOrigin' },
              { guard: 'isReadyForOtherApp', actions: 'addOtherApp' },
              { actions: ['setPage', 'sendStart'] },
            ],
            'site.get-container-version': {
              guard: 'isInSession',
              actions: ['setVersionRequested', 'readVersion'],
            },
            'site.outdated': {
              guard: 'isInSession',
              target: '#connection.lost',
              actions: { type: 'setEnd', params: 'outdated' },
            },
            'site.disconnect': { guard: 'isInSession', target: '#connection.disconnected' },
            'site.error': { guard: 'isInSession', actions: 'emitSiteError' },
            'site.unknown': {
              guard: 'isInSession',
              actions: 'emitUnknownMessage',
            },
            'site.*': {
              guard: 'isInOtherSession',
              target: '#connection.lost',
              actions: { type: 'setEnd', params: 'other-session' },
            },
          },
          states: {
            window: {
              initial: 'open',
              states: {
                open: {
                  after: { retryInterval: { target: 'open', reenter: true, actions: 'checkWindow' } },
                },
              },
            },
            site: {
              initial: 'handshake',
              states: {
                handshake: {
                  tags: 'connecting',
                  after: {
                    connectTimeout: {
                      target: '#connection.failed',
                      actions: ['sendDisconnect', { type: 'setEnd', params: 'timed-out' }],
                    },
                  },
                  on: {
                    cancel: { target: '#connection.ready', actions: ['sendDisconnect', 'closeWindow'] },
                    'site.up-to-date': {
                      guard: 'isInSession',
                      target: 'connected',
                      actions: 'sendPreventReload',
                    },
                    // Events sent before the site is known to run the right version are only counted.
                    'site.event': { guard: 'isInSession', actions: 'skipEvent' },
                    'site.error': {
                      guard: and(['isInSession', 'isArtifactStopped']),
                      target: '#connection.failed',
                      actions: ['emitSiteError', 'addArtifactDiagnostics', 'setArtifactEnd'],
                    },
                    'site.page-hide': { guard: 'isInSession' },
                  },
                  initial: 'waiting',
                  states: {
                    waiting: {
                      after: { retryInterval: { target: 'waiting', reenter: true, actions: 'sendStart' } },
                      on: {
                        'site.ready': {
                          guard: and([not('isForeignOrigin'), 'isReadyForOtherApp', not('hasBeenReady')]),
                          target: 'besideOtherContainer',
                          actions: 'addOtherApp',
                        },
                      },
                    },
                    // A page may load two containers, of which the other one answered first.
                    besideOtherContainer: {
                      after: {
                        otherContainerTimeout: {
                          target: '#connection.failed',
                          actions: { type: 'setEnd', params: 'other-container' },
                        },
                      },
                      on: {
                        'site.ready': {
                          guard: and([not('isForeignOrigin'), not('isReadyForOtherApp')]),
                          target: 'waiting',
                          actions: ['setPage', 'sendStart'],
                        },
                      },
                    },
                  },
                },
                connected: {
                  tags: 'connected',
                  on: {
                    'site.up-to-date': {
                      guard: 'isInSession',
                      actions: 'sendPreventReload',
                    },
                    'site.event': { guard: 'isInSession', actions: 'appendEvent' },
                    'site.error': {
                      guard: and(['isInSession', 'isArtifactStopped']),
                      target: '#connection.lost',
                      actions: ['emitSiteError', 'setArtifactEnd'],
                    },
                    'preventReload.set': { actions: ['setPreventReload', 'sendPreventReload'] },
                    'version.read': {
                      guard: and(['isLatestRead', not('isReadSuccessful')]),
                      target: '#connection.lost',
                      actions: [
                        'setFailure',
                        'emitFailure',
                        'sendDisconnect',
                        { type: 'setEnd', params: 'version-unreadable' },
                      ],
                    },
                  },
                  initial: 'onPage',
                  states: {
                    onPage: { on: { 'site.page-hide': { guard: 'isInSession', target: 'betweenPages' } } },
                    betweenPages: {
                      after: {
                        pageTimeout: {
                          target: '#connection.lost',
                          actions: { type: 'setEnd', params: 'page-left' },
                        },
                      },
                      on: {
                        'site.ready': {
                          guard: and([not('isForeignOrigin'), not('isReadyForOtherApp')]),
                          target: 'onPage',
                          actions: ['setPage', 'sendStart'],
                        },
                        'site.page-hide': { guard: 'isInSession' },
                      },
                      initial: 'waiting',
                      states: {
                        waiting: {
                          after: { retryInterval: { target: 'waiting', reenter: true, actions: 'sendStart' } },
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
    },
    failed: { on: { restart: { target: 'session', actions: 'useDraftWithoutDelay' }, reset: 'ready' } },
    lost: { on: ANOTHER_SESSION },
    disconnected: { on: ANOTHER_SESSION },
  },
})
