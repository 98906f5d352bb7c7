import { RHYTHM } from '@waymark/domain/operation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { operations, session, versions } from '../endpoints/index.ts'
import { connect } from '../session/index.ts'
import { type Answered, answering, sessionAnswer, settled } from '../testing/index.ts'
import { followMachine } from './follow.ts'
import { publishMachine } from './publish.ts'

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
  const asked: number[] = []
  const answers200 = answering()
    .on(session.current, () => ({ body: sessionAnswer({ at: clock.now() }) }))
    .on(operations.one, () => {
      asked.push(clock.now())
      return answers[Math.min(asked.length, answers.length) - 1] ?? { status: 404 }
    })
  const { client } = connect({ fetch: answers200.fetch, now: () => clock.now() })
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 100) {
      clock.increment(100)
      await settled()
    }
  }
  return { clock, client, asked, pass, answering: answers200 }
}

function following(answers: readonly Answered[]) {
  const world = server(answers)
  const input = { client: world.client, appId: 'a1', operationId: 'o1' }
  const actor = createActor(followMachine, { clock: world.clock, input }).start()
  return { ...world, end: () => actor.getSnapshot().output }
}

test('questions come after 0.5, 0.5, 1, 1 and then every 2 seconds', async () => {
  const { asked, pass } = following([RUNNING])
  await pass(10_000)
  expect(asked).toEqual([500, 1000, 2000, 3000, 5000, 7000, 9000])
  expect(RHYTHM.slice(0, 4)).toEqual([500, 500, 1000, 1000])
})

test('an operation that has completed is handed over with its summary', async () => {
  const { end, pass, asked } = following([RUNNING, operation('completed', { versions: [LIVE] })])
  await pass(5000)
  expect(end()).toMatchObject({ is: 'completed', operation: { attributes: { summary: { versions: [LIVE] } } } })
  expect(asked).toHaveLength(2)
})

test('an operation that says it failed has failed, with its reasons', async () => {
  const { end, pass } = following([operation('failed', { errors: ['NOT_UNIQUE_TAG_NAME_ERROR'] })])
  await pass(1000)
  expect(end()).toEqual({ is: 'failed', why: { kind: 'operation', errors: ['NOT_UNIQUE_TAG_NAME_ERROR'] } })
})

test.each([404, 403])('an operation that answers %s has failed at once', async (status) => {
  const { end, pass, asked } = following([{ status, code: 'NOT_FOUND_ERROR' }])
  await pass(5000)
  expect(end()).toMatchObject({ is: 'failed', why: { kind: 'status', status } })
  expect(asked).toHaveLength(1)
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
        expect(end()?.is).toBe(tooMany ? 'failed' : 'completed')
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

function publishing(start: Answered, answers: readonly Answered[] = []) {
  const world = server(answers)
  world.answering.on(versions.publish, () => start)
  const actor = createActor(publishMachine, { clock: world.clock, input: { client: world.client } }).start()
  actor.send({ type: 'publish', publication: { appId: 'a1', versionId: 'draft', kind: 'draft' } })
  return { ...world, actor }
}

const STARTED = {
  body: {
    data: { id: 'v1', type: 'version', relationships: { operation: { data: { id: 'o1', type: 'operation' } } } },
  },
}

test('publishing ends with the version that is now live', async () => {
  const { actor, pass } = publishing(STARTED, [RUNNING, operation('completed', { versions: [LIVE] })])
  await settled()
  expect(actor.getSnapshot().matches('publishing')).toBe(true)
  expect(actor.getSnapshot().context.operationId).toBe('o1')
  await pass(3000)
  expect(actor.getSnapshot().value).toBe('published')
  expect(actor.getSnapshot().context).toMatchObject({ publication: { appId: 'a1', kind: 'draft' }, published: LIVE })
})

test('a second publish has to wait for the first', async () => {
  const { actor, pass } = publishing(STARTED, [RUNNING])
  await pass(3000)
  expect(
    actor.getSnapshot().can({ type: 'publish', publication: { appId: 'a2', versionId: 'draft', kind: 'draft' } }),
  ).toBe(false)
})

test('a refused version reports why, and can be published again', async () => {
  const { actor } = publishing({ status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' })
  await settled()
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().context.why).toMatchObject({ kind: 'status', codes: ['NO_CHANGES_TO_PUBLISH_ERROR'] })
  actor.send({ type: 'dismiss' })
  expect(actor.getSnapshot().value).toBe('ready')
})

test('a publish that fails on the way has failed', async () => {
  const { actor, pass } = publishing(STARTED, [operation('failed')])
  await pass(1000)
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().context.why).toEqual({ kind: 'operation', errors: [] })
})

test('after a reload the operation that was started before is followed to its end', async () => {
  const { client, clock, pass } = server([RUNNING, operation('completed', { versions: [LIVE] })])
  const actor = createActor(publishMachine, { clock, input: { client } }).start()
  const publication = { appId: 'a1', versionId: 'draft', kind: 'draft' } as const
  actor.send({ type: 'resume', publication, operationId: 'o1' })
  expect(actor.getSnapshot().matches('publishing')).toBe(true)
  await pass(3000)
  expect(actor.getSnapshot().value).toBe('published')
  expect(actor.getSnapshot().context).toMatchObject({ publication, published: LIVE })
})
