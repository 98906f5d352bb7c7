import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { debugEvent, debugVersion, openDebugger, SITE } from '../testing/index.ts'
import { connectionMachine } from './machine.ts'
import { type ConnectionStatus, statusOf } from './status.ts'

type Debug = ReturnType<typeof openDebugger>

const EVIL = 'https://evil.example'
const OTHER_APP = { appId: 'app-2', versionId: 'v', checksum: 'c', url: '', title: '' }
const FORBIDDEN = { kind: 'status', status: 403, codes: [], errors: [], reason: null } as const

/** What the specification says of a connection, in as few words as possible. */
interface Rules {
  readonly status: ConnectionStatus
  readonly confirming: boolean
  /** The window is open. */
  readonly open: boolean
  readonly heard: boolean
  readonly away: boolean
}

const READY: Rules = { status: 'ready', confirming: false, open: false, heard: false, away: false }
const inSession = ({ status }: Rules) => status === 'connecting' || status === 'connected'
const live = (rules: Rules) => inSession(rules) && rules.open
const ended = (rules: Rules, status: ConnectionStatus): Rules => ({ ...rules, status, away: false })

/** Something that can happen, what it does to a real debugger, and what the rules say becomes of it. */
interface Step {
  readonly does: (debug: Debug) => Promise<void> | void
  readonly says: (rules: Rules) => Rules
}

const STEPS: Record<string, Step> = {
  'somebody connects and the window opens': {
    does: (debug) => debug.connecting(),
    says: (rules) => (inSession(rules) ? waited(rules) : { ...READY, status: 'connecting', open: true }),
  },
  'somebody asks for a strange host': {
    does: (debug) => debug.send({ type: 'connect', address: `${EVIL}/` }),
    says: (rules) => (inSession(rules) ? rules : { ...READY, confirming: true }),
  },
  'somebody declines': {
    does: (debug) => debug.send({ type: 'cancel' }),
    says: (rules) => (rules.confirming || rules.status === 'connecting' ? READY : rules),
  },
  'a page of the site is ready': {
    does: (debug) => debug.receive('ready', undefined, { session: null }),
    says: (rules) => (live(rules) ? { ...rules, heard: true, away: false } : rules),
  },
  'a page of another app is ready': {
    does: (debug) => debug.receive('ready', OTHER_APP),
    says: (rules) => rules,
  },
  'a page of another host is ready': {
    does: (debug) => debug.receive('ready', undefined, { origin: EVIL }),
    says: (rules) => rules,
  },
  'the site asks for the version': {
    does: (debug) => debug.receive('get-container-version'),
    says: (rules) => rules,
  },
  'the site asks and the version cannot be read': {
    async does(debug) {
      debug.answerVersion(async () => ({ ok: false, failure: FORBIDDEN }))
      await debug.receive('get-container-version')
      debug.answerVersion(async () => ({ ok: true, version: debugVersion() }))
    },
    says: (rules) => (live(rules) ? ended(rules, rules.status === 'connecting' ? 'failed' : 'lost') : rules),
  },
  'the site is up to date': {
    does: (debug) => debug.receive('up-to-date', { checksum: 'sum-1' }),
    says: (rules) => (live(rules) ? { ...rules, status: 'connected' } : rules),
  },
  'the site is outdated': {
    does: (debug) => debug.receive('outdated', { checksum: 'sum-2' }),
    says: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'the site sends an event': {
    does: (debug) => debug.receive('event', debugEvent('a')),
    says: (rules) => rules,
  },
  'an event of another session comes': {
    does: (debug) => debug.receive('event', debugEvent('stolen'), { session: 'other' }),
    says: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'another host sends an event': {
    does: (debug) => debug.receive('event', debugEvent('forged'), { origin: EVIL }),
    says: (rules) => rules,
  },
  'another host is up to date': {
    does: (debug) => debug.receive('up-to-date', { checksum: 'sum-1' }, { origin: EVIL }),
    says: (rules) => rules,
  },
  'another window sends an event': {
    does: (debug) =>
      debug.browser.deliver('other window', SITE, {
        waymark: 'debug/1',
        type: 'event',
        sessionId: debug.context().sessionId,
        payload: debugEvent('forged'),
      }),
    says: (rules) => rules,
  },
  'the site says nonsense': {
    does: (debug) => debug.browser.deliver(debug.window(), SITE, { waymark: 'debug/1', type: 'event', payload: [] }),
    says: (rules) => rules,
  },
  'the site says something unknown': {
    does: (debug) => debug.receive('dance' as 'ping'),
    says: (rules) => rules,
  },
  'the page hides': {
    does: (debug) => debug.receive('page-hide'),
    says: (rules) => (live(rules) && rules.status === 'connected' ? { ...rules, away: true } : rules),
  },
  'the site disconnects': {
    does: (debug) => debug.receive('disconnect'),
    says: (rules) => (live(rules) ? ended(rules, 'disconnected') : rules),
  },
  'the window is closed': {
    async does(debug) {
      if (debug.browser.opened.length > 0) debug.window().isClosed = true
      await debug.advance(2000)
    },
    says: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'half a minute passes': { does: (debug) => debug.advance(30_000), says: (rules) => waited(rules, true) },
  'somebody restarts': {
    async does(debug) {
      debug.send({ type: 'restart' })
      await debug.advance(0)
    },
    says: (rules) => (rules.status === 'ready' ? rules : { ...READY, status: 'connecting', open: true }),
  },
  'somebody clears': { does: (debug) => debug.send({ type: 'clear' }), says: (rules) => rules },
  'somebody closes the session': {
    does: (debug) => debug.send({ type: 'close' }),
    says: (rules) => (inSession(rules) ? ended(rules, 'disconnected') : rules),
  },
  'the product is left': {
    does: (debug) => debug.send({ type: 'product.unloaded' }),
    says: (rules) => (inSession(rules) ? ended(rules, 'disconnected') : rules),
  },
  'somebody starts over': {
    does: (debug) => debug.send({ type: 'reset' }),
    says: (rules) => (['failed', 'lost', 'disconnected'].includes(rules.status) ? READY : rules),
  },
  'somebody switches reloading off': {
    does: (debug) => debug.send({ type: 'preventReload.set', enabled: true }),
    says: (rules) => rules,
  },
}

/** What becomes of a session when time passes: a second while somebody tries to connect again, or half a minute. */
function waited(rules: Rules, long = false): Rules {
  if (!long) return rules
  if (rules.status === 'connecting') return ended(rules, 'failed')
  return rules.status === 'connected' && rules.away ? ended(rules, 'lost') : rules
}

describe('whatever happens in whatever order', () => {
  // Waiting a second twenty times over would count as half a minute, so paths are kept short of that.
  const path = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 14 })

  test('a connection is in the state the rules give it', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (names) => {
        const debug = openDebugger()
        let rules = READY
        for (const name of names) {
          const step = STEPS[name]
          await step?.does(debug)
          rules = step?.says(rules) ?? rules
          expect(debug.status(), name).toBe(rules.status)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('nothing is sent to a stranger, nothing forged is kept, and the token goes only where it was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (names) => {
        const debug = openDebugger()
        let asked = 0
        for (const name of names) {
          if (name === 'the site asks for the version') asked += 1
          await STEPS[name]?.does(debug)
        }
        const tokens = debug.browser.posted.filter(({ message }) => message.type === 'container-version')
        expect(debug.browser.posted.filter(({ origin }) => origin !== SITE)).toEqual([])
        expect(tokens.length).toBeLessThanOrEqual(asked)
        const kept = debug.context().timeline.pages.flatMap((page) => page.events)
        expect(kept.every((event) => event.name === 'a')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the map of the machine', () => {
  const known = openDebugger()
  const answer = (ok: boolean, request: number) =>
    ({
      type: 'version.read',
      request,
      result: ok ? { ok, version: { content: {}, versionId: 'v', name: 'n', token: 't' } } : { ok, failure: FORBIDDEN },
    }) as never
  const line = (type: string, payload: object = {}, origin = SITE, sessionId: string | null = 'session-1') =>
    ({ type, origin, sessionId, payload }) as never
  const delays = [...connectionMachine.events].filter((type) => String(type).startsWith('xstate.after'))

  const paths = getShortestPaths(connectionMachine, {
    input: { ...known.context(), newId: () => 'session-1' },
    serializeState: ({ value, context: { end, origin } }) => JSON.stringify([value, end, origin]),
    events: [
      { type: 'connect', address: `${SITE}/` },
      { type: 'connect', address: `${EVIL}/` },
      { type: 'confirm' },
      { type: 'cancel' },
      { type: 'restart' },
      { type: 'close' },
      { type: 'reset' },
      { type: 'product.unloaded' },
      { type: 'app.changed', app: { id: 'app-1', urls: [] } },
      { type: 'window.blocked' },
      { type: 'window.closed' },
      line('site.ready', { appId: 'app-1', url: '', title: '' }),
      line('site.ready', { appId: 'app-2', url: '', title: '' }),
      line('site.ready', { appId: 'app-1', url: '', title: '' }, EVIL),
      line('site.up-to-date'),
      line('site.outdated'),
      line('site.page-hide'),
      line('site.disconnect'),
      line('site.get-container-version', {}, SITE, 'other'),
      answer(false, 1),
      ...delays.map((type) => ({ type }) as never),
    ],
  })

  const reached = paths.map((path) => statusOf(path.state))

  test('every state that people are told can be reached', () => {
    expect(new Set(reached)).toEqual(new Set(['ready', 'connecting', 'connected', 'failed', 'lost', 'disconnected']))
  })

  test('every reason for an end can be reached', () => {
    expect(new Set(paths.map((path) => path.state.context.end))).toEqual(
      new Set([
        null,
        'window-blocked',
        'timed-out',
        'version-unreadable',
        'window-closed',
        'other-session',
        'outdated',
        'page-left',
      ]),
    )
  })

  test('no way leads to a connection except through a page of the site that runs the version', () => {
    for (const path of paths.filter((_, at) => reached[at] === 'connected')) {
      const types = path.steps.map(({ event }) => event.type)
      expect(types).toContain('site.up-to-date')
    }
  })

  test('from every state there is a way back to the start', () => {
    for (const path of paths) {
      const state = path.state
      const out = [{ type: 'reset' }, { type: 'cancel' }, { type: 'close' }] as const
      expect(statusOf(state) === 'ready' || out.some((event) => state.can(event)), JSON.stringify(state.value)).toBe(
        true,
      )
    }
  })
})
