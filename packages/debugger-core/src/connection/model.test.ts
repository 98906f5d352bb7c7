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

/** The state of a connection by the rules of the specification. */
interface Rules {
  readonly status: ConnectionStatus
  readonly confirming: boolean
  /** The window is open. */
  readonly open: boolean
  readonly hasBeenReady: boolean
  readonly away: boolean
}

const READY: Rules = { status: 'ready', confirming: false, open: false, hasBeenReady: false, away: false }
const inSession = ({ status }: Rules) => status === 'connecting' || status === 'connected'
const live = (rules: Rules) => inSession(rules) && rules.open
const ended = (rules: Rules, status: ConnectionStatus): Rules => ({ ...rules, status, away: false })

/** A step: what it does to a real connection, and the state that the rules expect after it. */
interface Step {
  readonly run: (debug: Debug) => Promise<void> | void
  readonly expected: (rules: Rules) => Rules
}

const STEPS: Record<string, Step> = {
  'the user connects and the window opens': {
    run: (debug) => debug.connecting(),
    expected: (rules) => (inSession(rules) ? waited(rules) : { ...READY, status: 'connecting', open: true }),
  },
  'the user enters a foreign host': {
    run: (debug) => debug.send({ type: 'connect', address: `${EVIL}/` }),
    expected: (rules) => (inSession(rules) ? rules : { ...READY, confirming: true }),
  },
  'the user declines': {
    run: (debug) => debug.send({ type: 'cancel' }),
    expected: (rules) => (rules.confirming || rules.status === 'connecting' ? READY : rules),
  },
  'a page of the site is ready': {
    run: (debug) => debug.receive('ready', undefined, { session: null }),
    expected: (rules) => (live(rules) ? { ...rules, hasBeenReady: true, away: false } : rules),
  },
  'a page of another app is ready': {
    run: (debug) => debug.receive('ready', OTHER_APP),
    expected: (rules) => rules,
  },
  'a page of another host is ready': {
    run: (debug) => debug.receive('ready', undefined, { origin: EVIL }),
    expected: (rules) => rules,
  },
  'the site asks for the version': {
    run: (debug) => debug.receive('get-container-version'),
    expected: (rules) => rules,
  },
  'the site asks and the version cannot be read': {
    async run(debug) {
      debug.answerVersion(async () => ({ ok: false, failure: FORBIDDEN }))
      await debug.receive('get-container-version')
      debug.answerVersion(async () => ({ ok: true, version: debugVersion() }))
    },
    expected: (rules) => (live(rules) ? ended(rules, rules.status === 'connecting' ? 'failed' : 'lost') : rules),
  },
  'the site is up to date': {
    run: (debug) => debug.receive('up-to-date', { checksum: 'sum-1' }),
    expected: (rules) => (live(rules) ? { ...rules, status: 'connected' } : rules),
  },
  'the site is outdated': {
    run: (debug) => debug.receive('outdated', { checksum: 'sum-2' }),
    expected: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'the site sends an event': {
    run: (debug) => debug.receive('event', debugEvent('a')),
    expected: (rules) => rules,
  },
  'an event of another session comes': {
    run: (debug) => debug.receive('event', debugEvent('stolen'), { session: 'other' }),
    expected: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'another host sends an event': {
    run: (debug) => debug.receive('event', debugEvent('forged'), { origin: EVIL }),
    expected: (rules) => rules,
  },
  'another host is up to date': {
    run: (debug) => debug.receive('up-to-date', { checksum: 'sum-1' }, { origin: EVIL }),
    expected: (rules) => rules,
  },
  'another window sends an event': {
    run: (debug) =>
      debug.browser.deliver('other window', SITE, {
        waymark: 'debug/1',
        type: 'event',
        sessionId: debug.context().sessionId,
        payload: debugEvent('forged'),
      }),
    expected: (rules) => rules,
  },
  'the site sends a malformed message': {
    run: (debug) => debug.browser.deliver(debug.window(), SITE, { waymark: 'debug/1', type: 'event', payload: [] }),
    expected: (rules) => rules,
  },
  'the site sends an unknown message': {
    run: (debug) => debug.receive('dance' as 'ping'),
    expected: (rules) => rules,
  },
  'the page hides': {
    run: (debug) => debug.receive('page-hide'),
    expected: (rules) => (live(rules) && rules.status === 'connected' ? { ...rules, away: true } : rules),
  },
  'the site disconnects': {
    run: (debug) => debug.receive('disconnect'),
    expected: (rules) => (live(rules) ? ended(rules, 'disconnected') : rules),
  },
  'the window is closed': {
    async run(debug) {
      if (debug.browser.opened.length > 0) debug.window().isClosed = true
      await debug.advance(2000)
    },
    expected: (rules) => (live(rules) ? ended(rules, 'lost') : rules),
  },
  'thirty seconds pass': { run: (debug) => debug.advance(30_000), expected: (rules) => waited(rules, true) },
  'the user restarts': {
    async run(debug) {
      debug.send({ type: 'restart' })
      await debug.advance(0)
    },
    expected: (rules) => (rules.status === 'ready' ? rules : { ...READY, status: 'connecting', open: true }),
  },
  'the user clears the events': { run: (debug) => debug.send({ type: 'clear' }), expected: (rules) => rules },
  'the user closes the session': {
    run: (debug) => debug.send({ type: 'close' }),
    expected: (rules) => (inSession(rules) ? ended(rules, 'disconnected') : rules),
  },
  'the product is unloaded': {
    run: (debug) => debug.send({ type: 'product.unloaded' }),
    expected: (rules) => (inSession(rules) ? ended(rules, 'disconnected') : rules),
  },
  'the user resets the session': {
    run: (debug) => debug.send({ type: 'reset' }),
    expected: (rules) => (['failed', 'lost', 'disconnected'].includes(rules.status) ? READY : rules),
  },
  'the user prevents page reloads': {
    run: (debug) => debug.send({ type: 'preventReload.set', enabled: true }),
    expected: (rules) => rules,
  },
}

/** The state after time has passed: one second, or thirty if `long`. */
function waited(rules: Rules, long = false): Rules {
  if (!long) return rules
  if (rules.status === 'connecting') return ended(rules, 'failed')
  return rules.status === 'connected' && rules.away ? ended(rules, 'lost') : rules
}

describe('random sequences of steps', () => {
  // Twenty waits of a second would exceed a timeout, so paths are shorter than that.
  const path = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 14 })

  test('lead to the state that the rules expect', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (names) => {
        const debug = openDebugger()
        let rules = READY
        for (const name of names) {
          const step = STEPS[name]
          await step?.run(debug)
          rules = step?.expected(rules) ?? rules
          expect(debug.status(), name).toBe(rules.status)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('send nothing to foreign origins, keep no forged event, and send the token only on request', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (names) => {
        const debug = openDebugger()
        let versionRequests = 0
        for (const name of names) {
          if (name === 'the site asks for the version') versionRequests += 1
          await STEPS[name]?.run(debug)
        }
        const tokens = debug.browser.posted.filter(({ message }) => message.type === 'container-version')
        expect(debug.browser.posted.filter(({ origin }) => origin !== SITE)).toEqual([])
        expect(tokens.length).toBeLessThanOrEqual(versionRequests)
        const kept = debug.context().timeline.pages.flatMap((page) => page.events)
        expect(kept.every((event) => event.name === 'a')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the paths of the machine', () => {
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
    serializeState: ({ value, context: { endReason, origin } }) => JSON.stringify([value, endReason, origin]),
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
      line('site.error', { message: 'blocked' }),
      line('site.error', { message: 'trusted-types' }),
      line('site.get-container-version', {}, SITE, 'other'),
      answer(false, 1),
      ...delays.map((type) => ({ type }) as never),
    ],
  })

  const reached = paths.map((path) => statusOf(path.state))

  test('every status is reachable', () => {
    expect(new Set(reached)).toEqual(new Set(['ready', 'connecting', 'connected', 'failed', 'lost', 'disconnected']))
  })

  test('every reason for an end is reachable', () => {
    expect(new Set(paths.map((path) => path.state.context.endReason))).toEqual(
      new Set([
        null,
        'window-blocked',
        'timed-out',
        'version-unreadable',
        'window-closed',
        'other-session',
        'outdated',
        'page-left',
        'other-container',
        'artifact-blocked',
        'artifact-refused',
      ]),
    )
  })

  test('every path to a connection has a page of the site that runs the version', () => {
    for (const path of paths.filter((_, at) => reached[at] === 'connected')) {
      const types = path.steps.map(({ event }) => event.type)
      expect(types).toContain('site.up-to-date')
    }
  })

  test('every state has a way back to the start', () => {
    for (const path of paths) {
      const state = path.state
      const out = [{ type: 'reset' }, { type: 'cancel' }, { type: 'close' }] as const
      expect(statusOf(state) === 'ready' || out.some((event) => state.can(event)), JSON.stringify(state.value)).toBe(
        true,
      )
    }
  })
})
