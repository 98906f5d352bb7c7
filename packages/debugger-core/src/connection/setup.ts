import type { ToSitePayload, ToSiteType } from '@waymark/domain/debug-protocol'
import { ARTIFACT_BLOCKED, ARTIFACT_REFUSED, WINDOW_NAME_PREFIX } from '@waymark/domain/debug-protocol/constants'
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { hostToConfirm, isAllowedOrigin, isWebAddress, originOf } from '../address/index.ts'
import { writeMessage } from '../protocol/index.ts'
import { appendEvent, emptyTimeline, leaveNumbers, skipEvents } from '../timeline/index.ts'
import { indexVersion } from '../version/index.ts'
import type { ArtifactStop, ConnectionContext, ConnectionEnd, ConnectionInput } from './context.ts'
import type { ConnectionEvent, Emitted } from './events.ts'
import { type Diagnostics, NO_DIAGNOSTICS } from './failure-causes.ts'
import { type SiteEvent, siteActor, type WindowCommand } from './site-actor.ts'
import { type ReadVersionCommand, versionActor } from './version-actor.ts'

/** Milliseconds for a site to be connected after `connect`, and between two of its pages. */
const TIMEOUT = 30_000
/** Milliseconds between two `start` messages, and between two checks whether the window is closed. */
const RETRY_INTERVAL = 2000
/** Milliseconds for the right container to answer after another one on the same page has. */
const OTHER_CONTAINER_TIMEOUT = 3000
/** Milliseconds from `connect` until the window opens, unless the input says otherwise. */
const CONNECT_DELAY = 1000

/** Messages that a page may send before it has its session. */
const ALLOWED_WITHOUT_SESSION: readonly ConnectionEvent['type'][] = ['site.error', 'site.disconnect']

const isSiteOrigin = ({ app, address }: ConnectionContext, origin: string): boolean =>
  isAllowedOrigin(origin, [...app.urls, address])

const isFromSite = (context: ConnectionContext, event: ConnectionEvent): event is SiteEvent =>
  'origin' in event && (context.origin === null ? isSiteOrigin(context, event.origin) : event.origin === context.origin)

const foreignHost = ({ app, confirmedHosts }: ConnectionContext, address: string): string | null =>
  hostToConfirm(address, { appUrls: app.urls, confirmed: confirmedHosts })

/** Why a page does not run the debug artifact, by the error that it sends. */
const ARTIFACT_STOPS = new Map<string, { end: ArtifactStop; observed: Partial<Diagnostics> }>([
  [ARTIFACT_BLOCKED, { end: 'artifact-blocked', observed: { artifactBlocked: true } }],
  [ARTIFACT_REFUSED, { end: 'artifact-refused', observed: { artifactRefused: true } }],
])

const artifactStop = (event: ConnectionEvent) =>
  event.type === 'site.error' ? ARTIFACT_STOPS.get(event.payload.message) : undefined

/** The part of the context that each session begins with. */
export const noSession = () =>
  ({
    diagnostics: NO_DIAGNOSTICS,
    endReason: null,
    versionFailure: null,
    origin: null,
    page: null,
    running: null,
    versionIndex: null,
    hostToConfirm: null,
    isVersionRequested: false,
    malformed: 0,
    rateLimited: 0,
    timeline: emptyTimeline(),
  }) satisfies Partial<ConnectionContext>

/** A command that posts to the origin of the latest `ready`, and before that to the origin of the address. */
function postCommand<T extends ToSiteType>(
  { origin, address, sessionId }: ConnectionContext,
  type: T,
  payload: ToSitePayload<T>,
): WindowCommand {
  return { type: 'post', origin: origin ?? originOf(address), message: writeMessage(type, sessionId, payload) }
}

/** The actions, guards, delays and actors of the machine in machine.ts. */
export const connectionSetup = setup({
  types: {
    context: {} as ConnectionContext,
    input: {} as ConnectionInput,
    events: {} as ConnectionEvent,
    emitted: {} as Emitted,
    tags: {} as 'connecting' | 'connected',
    children: {} as { site: 'site'; versions: 'versions' },
  },
  actors: { site: siteActor, versions: versionActor },
  delays: {
    openDelay: ({ context }) => context.openDelay,
    connectTimeout: ({ context }) => TIMEOUT - context.openDelay,
    pageTimeout: TIMEOUT,
    retryInterval: RETRY_INTERVAL,
    otherContainerTimeout: OTHER_CONTAINER_TIMEOUT,
  },
  guards: {
    isWebAddress: ({ event }) => event.type === 'connect' && isWebAddress(event.address),
    isHostOfApp: ({ context, event }) => event.type === 'connect' && foreignHost(context, event.address) === null,
    isOtherApp: ({ context, event }) => event.type === 'app.changed' && event.app.id !== context.app.id,
    isForeignOrigin: ({ context, event }) => 'origin' in event && !isSiteOrigin(context, event.origin),
    isReadyForOtherApp: ({ context, event }) => event.type === 'site.ready' && event.payload.appId !== context.app.id,
    isInSession: ({ context, event }) =>
      isFromSite(context, event) &&
      (event.sessionId === context.sessionId ||
        (event.sessionId === null && ALLOWED_WITHOUT_SESSION.includes(event.type))),
    isInOtherSession: ({ context, event }) => isFromSite(context, event) && event.sessionId !== context.sessionId,
    isArtifactStopped: ({ event }) => artifactStop(event) !== undefined,
    hasBeenReady: ({ context }) => context.origin !== null,
    isLatestRead: ({ context, event }) => event.type === 'version.read' && event.request === context.request,
    isReadSuccessful: ({ event }) => event.type === 'version.read' && event.result.ok,
  },
  actions: {
    resetSession: assign(noSession),
    createSession: assign({ sessionId: ({ context }) => context.newId() }),
    setAddress: assign(({ context, event }) =>
      event.type === 'connect'
        ? {
            address: event.address,
            version: event.version ?? 'draft',
            openDelay: context.connectDelay ?? CONNECT_DELAY,
            hostToConfirm: foreignHost(context, event.address),
          }
        : {},
    ),
    emitAddress: emit(({ context }) => ({
      type: 'address.used',
      appId: context.app.id,
      address: context.address,
    })),
    confirmHost: assign(({ context }) => ({
      confirmedHosts: [...context.confirmedHosts, context.hostToConfirm ?? ''],
    })),
    emitConfirmedHost: emit(({ context }) => ({ type: 'host.confirmed', host: context.hostToConfirm ?? '' })),
    useDraftWithoutDelay: assign({ version: 'draft', openDelay: 0 }),
    setApp: assign(({ event }) => (event.type === 'app.changed' ? { app: event.app } : {})),

    openWindow: sendTo('site', ({ context: { address, sessionId } }): WindowCommand => {
      return { type: 'open', address, name: WINDOW_NAME_PREFIX + sessionId, sessionId }
    }),
    checkWindow: sendTo('site', { type: 'check' }),
    releaseWindow: sendTo('site', { type: 'release' }),
    closeWindow: sendTo('site', { type: 'close' }),
    sendStart: sendTo('site', ({ context }) => {
      const { app, sessionId, debuggerUrl, fontUrl, badgeText } = context
      return postCommand(context, 'start', { appId: app.id, sessionId, debuggerUrl, fontUrl, badgeText })
    }),
    sendDisconnect: sendTo('site', ({ context }) => postCommand(context, 'disconnect', {})),
    sendPreventReload: sendTo('site', ({ context }) =>
      postCommand(context, 'prevent-page-reload', { enabled: context.preventReload }),
    ),

    readVersion: enqueueActions(({ enqueue, context }) => {
      const request = context.request + 1
      enqueue.assign({ request })
      enqueue.sendTo(
        'versions',
        (): ReadVersionCommand => ({ type: 'read', appId: context.app.id, versionId: context.version, request }),
      )
    }),
    setVersionRequested: assign({ isVersionRequested: true }),
    setVersion: assign(({ context, event }) =>
      event.type === 'version.read' && event.result.ok
        ? {
            running: event.result.version,
            versionIndex: indexVersion(event.result.version.content, context.versionIndex ?? undefined),
          }
        : {},
    ),
    sendVersionIfRequested: enqueueActions(({ enqueue, context }) => {
      if (!context.isVersionRequested || !context.running) return
      const { content, versionId, name, token } = context.running
      const { checksum } = content
      const payload = { appId: context.app.id, versionId, checksum, name, token }
      enqueue.sendTo('site', () => postCommand(context, 'container-version', payload))
      enqueue.assign({ isVersionRequested: false })
    }),
    setFailure: assign(({ event }) =>
      event.type === 'version.read' && !event.result.ok ? { versionFailure: event.result.failure } : {},
    ),
    emitFailure: emit(({ context }) => ({
      type: 'version.unreadable',
      failure: context.versionFailure ?? { kind: 'offline' },
    })),

    setPage: assign(({ event }) =>
      event.type === 'site.ready'
        ? { origin: event.origin, page: { url: event.payload.url, title: event.payload.title } }
        : {},
    ),
    setEnd: assign((_, end: ConnectionEnd) => ({ endReason: end })),
    setArtifactEnd: assign(({ event }) => ({ endReason: artifactStop(event)?.end ?? null })),
    addArtifactDiagnostics: assign(({ context, event }) => ({
      diagnostics: { ...context.diagnostics, ...artifactStop(event)?.observed },
    })),
    addDiagnostics: assign(({ context }, observed: Partial<Diagnostics>) => ({
      diagnostics: { ...context.diagnostics, ...observed },
    })),
    addForeignOrigin: assign(({ context, event }) =>
      'origin' in event ? { diagnostics: { ...context.diagnostics, foreignOrigin: event.origin } } : {},
    ),
    addOtherApp: assign(({ context, event }) =>
      event.type === 'site.ready' ? { diagnostics: { ...context.diagnostics, otherApp: event.payload.appId } } : {},
    ),
    emitSiteError: emit(({ event }) => ({
      type: 'error',
      text: event.type === 'site.error' ? event.payload.message : '',
    })),
    emitUnknownMessage: emit(({ event }) => ({
      type: 'error',
      text: `Unknown message: ${event.type === 'site.unknown' ? event.payload.type : ''}`,
    })),
    emitNestedDebugger: emit({ type: 'debugger.nested' }),

    appendEvent: assign(({ context, event }) =>
      event.type === 'site.event'
        ? { timeline: appendEvent(context.timeline, event.payload, context.versionIndex) }
        : {},
    ),
    skipEvent: assign(({ context, event }) => {
      const count = event.type === 'site.event' ? 1 + (event.payload.droppedBefore ?? 0) : 1
      return { timeline: skipEvents(context.timeline, count) }
    }),
    clearEvents: assign({ timeline: () => emptyTimeline() }),
    countMalformed: assign({ malformed: ({ context }) => context.malformed + 1 }),
    countRateLimited: assign({ rateLimited: ({ context }) => context.rateLimited + 1 }),
    leaveNumber: assign(({ context, event }) =>
      'isEvent' in event && event.isEvent ? { timeline: leaveNumbers(context.timeline, 1) } : {},
    ),
    setPreventReload: assign(({ event }) =>
      event.type === 'preventReload.set' ? { preventReload: event.enabled } : {},
    ),
    resetDraft: assign({ newestDraft: null }),
    setNewestDraft: assign(({ event }) => (event.type === 'draft.changed' ? { newestDraft: event.updatedAt } : {})),
  },
})
