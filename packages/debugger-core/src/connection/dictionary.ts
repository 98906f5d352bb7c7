import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { hostToConfirm, isAllowedOrigin, isWebAddress, originOf } from '../address/index.ts'
import { catalogueOf } from '../container/index.ts'
import { toSite } from '../protocol/index.ts'
import { appended, emptyTimeline } from '../timeline/index.ts'
import type { ConnectionContext, ConnectionEnd, ConnectionInput } from './context.ts'
import type { ConnectionEvent, Emitted } from './events.ts'
import { NOTHING_NOTICED } from './reasons.ts'
import { type SaidBySite, siteActor, type ToWindow } from './site-actor.ts'
import { type VersionAsked, versionActor } from './version-actor.ts'

/** How long a site has from the click on, in milliseconds. */
const PATIENCE = 30_000
/** How often a site is called while it does not answer, and how often its window is looked at. Milliseconds. */
const REPEAT = 2000
/** How long after the click the window opens, in milliseconds; soon enough for the browser to allow it. */
export const OPEN_DELAY = 1000

const toWindow =
  (command: (context: ConnectionContext) => ToWindow) =>
  ({ context }: { context: ConnectionContext }): ToWindow =>
    command(context)

/** Where messages go: to the origin of the page that was ready last, before that to the origin of the address. */
const targetOf = ({ origin, address }: ConnectionContext): string => origin ?? originOf(address)

const isKnownOrigin = ({ app, address }: ConnectionContext, origin: string): boolean =>
  isAllowedOrigin(origin, [...app.urls, address])

const speaksForTheSite = (context: ConnectionContext, event: ConnectionEvent): event is SaidBySite =>
  'origin' in event &&
  (context.origin === null ? isKnownOrigin(context, event.origin) : event.origin === context.origin)

/** Lines that a page may say before it has heard of a session. */
const SESSIONLESS: readonly ConnectionEvent['type'][] = ['site.failed', 'site.disconnected']

/** The words of the story in machine.ts: what can be asked, done and waited for. */
export const dictionary = setup({
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
    'open delay': ({ context }) => context.openDelay,
    'rest of the patience': ({ context }) => PATIENCE - context.openDelay,
    patience: PATIENCE,
    repeat: REPEAT,
  },
  guards: {
    'can be opened': ({ event }) => event.type === 'connect' && isWebAddress(event.address),
    'is on a known host': ({ context, event }) =>
      event.type === 'connect' &&
      hostToConfirm(event.address, { appUrls: context.app.urls, confirmed: context.confirmedHosts }) === null,
    'is another app': ({ context, event }) => event.type === 'app.changed' && event.app.id !== context.app.id,
    'is from a strange origin': ({ context, event }) => 'origin' in event && !isKnownOrigin(context, event.origin),
    'is ready for another app': ({ context, event }) =>
      event.type === 'site.ready' && event.payload.appId !== context.app.id,
    'is said in this session': ({ context, event }) =>
      speaksForTheSite(context, event) &&
      (event.sessionId === context.sessionId || (event.sessionId === null && SESSIONLESS.includes(event.type))),
    'is said in another session': ({ context, event }) =>
      speaksForTheSite(context, event) && event.sessionId !== context.sessionId,
    'was heard of': ({ context }) => context.origin !== null,
    'is the latest answer': ({ context, event }) => event.type === 'version.came' && event.request === context.request,
    'was read': ({ event }) => event.type === 'version.came' && event.answer.ok,
  },
  actions: {
    'forget the session': assign({
      noticed: NOTHING_NOTICED,
      end: null,
      failure: null,
      origin: null,
      page: null,
      running: null,
      catalogue: null,
      hostToConfirm: null,
      siteWaits: false,
      unreadable: 0,
      tooMany: 0,
      timeline: () => emptyTimeline(),
      draft: ({ context }) => ({ seen: context.draft.seen, read: null, running: null }),
    }),
    'note the address': assign(({ context, event }) =>
      event.type === 'connect'
        ? {
            address: event.address,
            version: event.version ?? 'draft',
            openDelay: OPEN_DELAY,
            hostToConfirm: hostToConfirm(event.address, {
              appUrls: context.app.urls,
              confirmed: context.confirmedHosts,
            }),
          }
        : {},
    ),
    'note the confirmed host': assign(({ context }) => ({
      confirmedHosts: [...context.confirmedHosts, context.hostToConfirm ?? ''],
    })),
    'say which host was confirmed': emit(({ context }) => ({
      type: 'host.confirmed',
      host: context.hostToConfirm ?? '',
    })),
    'say which address is used': emit(({ context }) => ({
      type: 'address.used',
      appId: context.app.id,
      address: context.address,
    })),
    'ask for the draft at once': assign({ version: 'draft', openDelay: 0 }),
    'name the session': assign({ sessionId: ({ context }) => context.newId() }),
    'note the app': assign(({ event }) => (event.type === 'app.changed' ? { app: event.app } : {})),
    'forget the draft': assign({ draft: { seen: null, read: null, running: null } }),

    'open the window': sendTo(
      'site',
      toWindow(({ address, sessionId }) => ({
        type: 'open',
        address,
        name: `waymark-debug-${sessionId}`,
        sessionId,
      })),
    ),
    'look at the window': sendTo('site', { type: 'look' }),
    'let go of the window': sendTo('site', { type: 'let go' }),
    'close the window': sendTo('site', { type: 'close' }),
    'call the site': sendTo(
      'site',
      toWindow((context) => ({
        type: 'post',
        origin: targetOf(context),
        message: toSite('start', context.sessionId, {
          appId: context.app.id,
          sessionId: context.sessionId,
          debuggerUrl: context.debuggerUrl,
          fontUrl: context.fontUrl,
        }),
      })),
    ),
    'say goodbye': sendTo(
      'site',
      toWindow((context) => ({
        type: 'post',
        origin: targetOf(context),
        message: toSite('disconnect', context.sessionId, {}),
      })),
    ),
    'say whether pages may reload': sendTo(
      'site',
      toWindow((context) => ({
        type: 'post',
        origin: targetOf(context),
        message: toSite('prevent-page-reload', context.sessionId, { enabled: context.preventReload }),
      })),
    ),

    'ask for the version': enqueueActions(({ enqueue, context }) => {
      const request = context.request + 1
      enqueue.assign({ request, draft: { ...context.draft, read: context.draft.seen } })
      enqueue.sendTo(
        'versions',
        (): VersionAsked => ({ type: 'read', appId: context.app.id, versionId: context.version, request }),
      )
    }),
    'note that the site waits': assign({ siteWaits: true }),
    'note the version': assign(({ context, event }) =>
      event.type === 'version.came' && event.answer.ok
        ? {
            running: event.answer.version,
            catalogue: catalogueOf(event.answer.version.content, context.catalogue ?? undefined),
          }
        : {},
    ),
    'tell the site its version': enqueueActions(({ enqueue, context }) => {
      if (!context.siteWaits || !context.running) return
      const { content, versionId, name, token } = context.running
      const { checksum } = content
      const message = toSite('container-version', context.sessionId, {
        appId: context.app.id,
        versionId,
        checksum,
        name,
        token,
      })
      enqueue.sendTo('site', (): ToWindow => ({ type: 'post', origin: targetOf(context), message }))
      enqueue.assign({ siteWaits: false })
    }),
    'note why there is no version': assign(({ event }) =>
      event.type === 'version.came' && !event.answer.ok ? { failure: event.answer.failure } : {},
    ),
    'say why there is no version': emit(({ context }) => ({
      type: 'version.unreadable',
      failure: context.failure ?? { kind: 'offline' },
    })),

    'note the page': assign(({ event }) =>
      event.type === 'site.ready'
        ? { origin: event.origin, page: { url: event.payload.url, title: event.payload.title } }
        : {},
    ),
    'note the strange origin': assign(({ context, event }) =>
      'origin' in event ? { noticed: { ...context.noticed, strangeOrigin: event.origin } } : {},
    ),
    'note the other app': assign(({ context, event }) =>
      event.type === 'site.ready' ? { noticed: { ...context.noticed, otherApp: event.payload.appId } } : {},
    ),
    'note what the site reports': assign(({ context, event }) =>
      event.type === 'site.failed' && event.payload.message === 'blocked'
        ? { noticed: { ...context.noticed, loadingBlocked: true } }
        : {},
    ),
    'note that the window was blocked': assign(({ context }) => ({
      noticed: { ...context.noticed, popupBlocked: true },
    })),
    'note that the window closed early': assign(({ context }) => ({
      noticed: { ...context.noticed, closedEarly: true },
    })),
    'note the end': assign((_, end: ConnectionEnd) => ({ end })),
    'log what the site reports': emit(({ event }) => ({
      type: 'error',
      text: event.type === 'site.failed' ? event.payload.message : '',
    })),
    'raise an unknown message': emit(({ event }) => ({
      type: 'error',
      text: `Unknown message: ${event.type === 'site.said something unknown' ? event.payload.type : ''}`,
    })),
    'say that debuggers cannot be debugged': emit({ type: 'debugger.debugged' }),

    'keep the event': assign(({ context, event }) =>
      event.type === 'site.sent an event' ? { timeline: appended(context.timeline, event.payload) } : {},
    ),
    'clear the events': assign({ timeline: () => emptyTimeline() }),
    'note an unreadable message': assign({ unreadable: ({ context }) => context.unreadable + 1 }),
    'note a message too many': assign({ tooMany: ({ context }) => context.tooMany + 1 }),
    'note the switch': assign(({ event }) => (event.type === 'prevent reload' ? { preventReload: event.enabled } : {})),
    'note the date of the draft': assign(({ context: { draft }, event }) =>
      event.type === 'draft.seen'
        ? {
            draft:
              draft.seen === null
                ? { seen: event.updatedAt, read: event.updatedAt, running: event.updatedAt }
                : { ...draft, seen: event.updatedAt },
          }
        : {},
    ),
    'note which draft runs': assign(({ context }) => ({
      draft: { ...context.draft, running: context.draft.read ?? context.draft.seen },
    })),
  },
})
