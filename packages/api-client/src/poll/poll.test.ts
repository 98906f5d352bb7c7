import { POLL_INTERVALS } from '@waymark/domain/operation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { operations, session, versions } from '../endpoints/index.ts'
import { connect } from '../session/index.ts'
import { type Answered, answering, sessionAnswer, settled } from '../testing/index.ts'
import { followMachine } from './follow.ts'
import { runMachine } from './run.ts'
import { runVersionOperation } from './to-end.ts'
import { startVersionOperation, type VersionOperation } from './version-operation.ts'

const operation = (state: string, summary: object = {}) => ({
  body: { data: { id: 'o1', type: 'operation', attributes: { operation_type: 'publish/version', state, summary } } },
})
const RUNNING = operation('started')
const LIVE = {
  version_id: 'v1',
  version_type: 'published',
  version_major: 2,
  version_minor: 0,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  change_type: 'added',
}

/** A server that answers questions about an operation with these, one after the other; the last one repeats. */
function server(answers: readonly Answered[]) {
  const clock = new SimulatedClock()
  const requestTimes: number[] = []
  const answers200 = answering()
    .on(session.current, () => ({ body: sessionAnswer({ at: clock.now() }) }))
    .on(operations.one, () => {
      requestTimes.push(clock.now())
      return answers[Math.min(requestTimes.length, answers.length) - 1] ?? { status: 404 }
    })
  const { client } = connect({ fetch: answers200.fetch, now: () => clock.now() })
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 100) {
      clock.increment(100)
      await settled()
    }
  }
  return { clock, client, requestTimes, pass, answering: answers200 }
}

function following(answers: readonly Answered[]) {
  const setup = server(answers)
  const input = { client: setup.client, appId: 'a1', operationId: 'o1' }
  const actor = createActor(followMachine, { clock: setup.clock, input }).start()
  return { ...setup, end: () => actor.getSnapshot().output }
}

test('questions come after 0.5, 0.5, 1, 1 and then every 2 seconds', async () => {
  const { requestTimes, pass } = following([RUNNING])
  await pass(10_000)
  expect(requestTimes).toEqual([500, 1000, 2000, 3000, 5000, 7000, 9000])
  expect(POLL_INTERVALS.slice(0, 4)).toEqual([500, 500, 1000, 1000])
})

test('an operation that has completed is handed over with its summary', async () => {
  const { end, pass, requestTimes } = following([RUNNING, operation('completed', { versions: [LIVE] })])
  await pass(5000)
  expect(end()).toMatchObject({ is: 'completed', operation: { attributes: { summary: { versions: [LIVE] } } } })
  expect(requestTimes).toHaveLength(2)
})

test('an operation that says it failed has failed, with its reasons', async () => {
  const { end, pass } = following([operation('failed', { errors: ['NOT_UNIQUE_TAG_NAME_ERROR'] })])
  await pass(1000)
  expect(end()).toEqual({ is: 'failed', why: { kind: 'operation', errors: ['NOT_UNIQUE_TAG_NAME_ERROR'] } })
})

test.each([404, 403])('the end of an operation that answers %s is unknown at once', async (status) => {
  const { end, pass, requestTimes } = following([{ status, code: 'NOT_FOUND_ERROR' }])
  await pass(5000)
  expect(end()).toMatchObject({ is: 'failed', why: { kind: 'unknown-end', cause: { kind: 'status', status } } })
  expect(requestTimes).toHaveLength(1)
})

test('an operation fails after ten missing answers in a row, not after nine', async () => {
  const missing = fc.constantFrom<Answered>('offline', { status: 500 }, { status: 503, reason: 'maintenance-mode' })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: missing }, { weight: 1, arbitrary: fc.constant(RUNNING) }), {
        maxLength: 25,
      }),
      async (answers) => {
        const { end, pass } = following([...answers, operation('completed')])
        await pass(2000 * 30)
        const longest = `${answers.map((answer) => (answer === RUNNING ? ' ' : 'x')).join('')}`.split(' ')
        const tooMany = longest.some((run) => run.length >= 10)
        expect(end()).toMatchObject(tooMany ? { is: 'failed', why: { kind: 'unknown-end' } } : { is: 'completed' })
      },
    ),
    { numRuns: 25 },
  )
})

test('a token that runs out while an operation is followed is renewed on the way', async () => {
  const { end, pass, answering: server } = following([...Array<Answered>(200).fill(RUNNING), operation('completed')])
  let renewals = 0
  server.on(session.current, () => {
    renewals += 1
    return { body: sessionAnswer({}) }
  })
  await pass(420_000)
  expect(end()).toMatchObject({ is: 'completed' })
  expect(renewals).toBeGreaterThan(0)
})

const LIVE_ENDS = [RUNNING, operation('completed', { versions: [LIVE] })]

function running(request: VersionOperation, start: Answered, answers: readonly Answered[] = [], operationId?: string) {
  const setup = server(answers)
  const started: string[] = []
  for (const kind of ['publish', 'restore', 'export', 'snapshot', 'import', 'importFile'] as const)
    setup.answering.on(versions[kind] as typeof versions.publish, () => {
      started.push(kind)
      return start
    })
  const { client } = setup
  const { appId } = request
  const input = { client, appId, operationId, start: () => startVersionOperation(client, request) }
  const actor = createActor(runMachine, { clock: setup.clock, input }).start()
  return { ...setup, actor, started, end: () => actor.getSnapshot().output }
}

const STARTED = {
  body: {
    data: { id: 'v1', type: 'version', relationships: { operation: { data: { id: 'o1', type: 'operation' } } } },
  },
}
const PUBLISH = { kind: 'publish', appId: 'a1', versionId: 'draft' } as const

test.each<[string, VersionOperation]>([
  ['publish', PUBLISH],
  ['restore', { ...PUBLISH, kind: 'restore' }],
  ['snapshot', { kind: 'snapshot', appId: 'a1' }],
  ['import', { kind: 'import', appId: 'a1', sourceVersionId: '63f34dad-8dda-49d9-a31d-15ae467ea716' }],
  ['importFile', { kind: 'import-file', appId: 'a1', file: { name: 'a.json', content: '{}' } }],
])('%s starts its operation and ends with what the server reports', async (call, request) => {
  const { actor, pass, started, end } = running(request, STARTED, LIVE_ENDS)
  await settled()
  expect(started).toEqual([call])
  expect(actor.getSnapshot().context.operationId).toBe('o1')
  await pass(3000)
  expect(end()).toMatchObject({
    is: 'completed',
    about: { id: 'v1' },
    operation: { attributes: { summary: { versions: [LIVE] } } },
  })
})

test('export is about the new file', async () => {
  const about = { data: { ...STARTED.body.data, id: 'f1', type: 'export_file' } }
  const { pass, end } = running({ ...PUBLISH, kind: 'export' }, { body: about }, LIVE_ENDS)
  await pass(3000)
  expect(end()).toMatchObject({ is: 'completed', about: { id: 'f1' } })
})

test('an operation that the server does not accept has failed with its reason', async () => {
  const { end } = running(PUBLISH, { status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' })
  await settled()
  expect(end()).toMatchObject({ is: 'failed', why: { kind: 'status', codes: ['NO_CHANGES_TO_PUBLISH_ERROR'] } })
})

test('an operation that fails on the way has failed', async () => {
  const { end, pass } = running(PUBLISH, STARTED, [operation('failed')])
  await pass(1000)
  expect(end()).toMatchObject({ is: 'failed', why: { kind: 'operation', errors: [] } })
})

test('an operation that was started before is only followed', async () => {
  const { end, pass, started } = running(PUBLISH, STARTED, LIVE_ENDS, 'o1')
  await pass(3000)
  expect(started).toEqual([])
  expect(end()).toMatchObject({ is: 'completed', about: null })
})

/** A client of a server that answers a publish. */
function publishing(answer: Answered) {
  const { client, answering } = server(LIVE_ENDS)
  answering.on(versions.publish, () => answer)
  return client
}

test('an operation ends with its result also when the caller fails to store its id', async () => {
  const seen: string[] = []
  const onStarted = (operationId: string) => {
    seen.push(operationId)
    throw new Error('The storage is full')
  }
  expect(await runVersionOperation(publishing(STARTED), PUBLISH, { onStarted })).toMatchObject({ is: 'completed' })
  expect(seen).toEqual(['o1'])
})

test('an operation that is refused never counts as started', async () => {
  const client = publishing({ status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' })
  const seen: string[] = []
  const end = await runVersionOperation(client, PUBLISH, { onStarted: (id) => seen.push(id) })
  expect(end).toMatchObject({ is: 'failed', about: null })
  expect(seen).toEqual([])
})

test('a parameter that cannot be called rejects the promise, and nothing else', async () => {
  await expect(runVersionOperation(publishing(STARTED), { ...PUBLISH, appId: '..' })).rejects.toThrow(URIError)
})
