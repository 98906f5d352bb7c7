import { operations as endpoints, versions } from '@waymark/api-client/endpoints'
import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operations } from '#database/tables/index.ts'
import { refuse } from '#refusal.ts'
import { callAs } from '#testing/call-as.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, openSecondSite, type TestSite, version } from '#testing/test-site.ts'
import { snapshotVersion } from '#versions/snapshot.ts'
import { deleteExpired } from './delete-expired.ts'
import { type Job, startOperation } from './operation.ts'
import { claimNext, runningJob } from './queue.ts'
import { createRunner, type RunnerOptions } from './runner.ts'

const shop = await openSiteOfFile()
await runOperations(shop.server)

const AUTHOR = { id: null, email: null }

/** Stores an operation that waits to be claimed, with ways to read it and to let its claim lapse. */
async function waiting(site: TestSite) {
  const { deps } = site.server
  const id = await startOperation(deps, {
    siteId: site.appId,
    type: 'snapshot/version',
    parameters: {},
    input: { snapshot_id: deps.ids() },
    author: AUTHOR,
  })
  const read = async () => {
    const [row] = await deps.db.select().from(operations).where(eq(operations.id, id))
    return row!
  }
  const lapse = () =>
    deps.db.update(operations).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(operations.id, id))
  return { id, read, lapse }
}

async function run(site: TestSite, work: Job, options: Partial<RunnerOptions> = {}) {
  const runner = createRunner(site.server.deps, {
    jobs: { 'snapshot/version': work },
    name: 'one',
    alone: false,
    ...options,
  })
  runner.wake()
  await runner.idle()
}

const snapshots = async (site: TestSite) => {
  const { answer } = await callAs(site.server, site.owner, versions.list, { params: { appId: site.appId } })
  return answer.data.filter((item) => item.attributes.version_minor > 0).length
}

/** Makes a snapshot, then does something else before the transaction ends. */
const snapshotThen =
  (before: (job: Parameters<Job>[0]) => Promise<void>): Job =>
  (job) =>
    snapshotVersion({
      ...job,
      async complete(tx, summary) {
        await before(job)
        await job.complete(tx, summary)
      },
    })

test('an operation that throws is tried three times, then it has failed and changed nothing', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  let tries = 0
  await run(
    site,
    snapshotThen(async () => {
      tries++
      throw new Error('out of luck')
    }),
  )
  expect(tries).toBe(3)
  expect(await operation.read()).toMatchObject({ state: 'failed', summary: { errors: ['INTERNAL_SERVER_ERROR'] } })
  expect(await snapshots(site)).toBe(0)
})

test('an operation that has changed something goes on after its third process died', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  const { deps } = site.server
  for (const process of ['one', 'two', 'three']) {
    const claimed = await claimNext(deps, process)
    if (!claimed) throw new Error('the operation waits')
    if (process === 'three')
      await runningJob(deps, claimed).saveInput(deps.db, { ...claimed.input, published: { summary: {}, kind: 'app' } })
    await operation.lapse()
  }
  await run(
    site,
    snapshotThen(async () => {}),
  )
  expect(await operation.read()).toMatchObject({ state: 'completed', tries: 4 })
})

test('a refused operation is not tried again', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  await run(
    site,
    snapshotThen(async () => {
      throw refuse('NOT_FOUND_ERROR', 'It is gone')
    }),
  )
  expect(await operation.read()).toMatchObject({
    state: 'failed',
    tries: 1,
    summary: { errors: ['NOT_FOUND_ERROR', 'It is gone'] },
  })
})

test('an operation whose process died is taken over when its claim has lapsed, not before', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  expect((await claimNext(site.server.deps, 'the dead one'))?.id).toBe(operation.id)
  await run(
    site,
    snapshotThen(async () => {}),
  )
  expect((await operation.read()).state).toBe('started')
  await operation.lapse()
  await run(
    site,
    snapshotThen(async () => {}),
  )
  expect(await operation.read()).toMatchObject({ state: 'completed', tries: 2, claimedBy: 'one' })
  expect(await snapshots(site)).toBe(1)
})

test('a process that is alone on its database takes over at once when it starts', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  await claimNext(site.server.deps, 'the dead one')
  const jobs = { 'snapshot/version': snapshotThen(async () => {}) }
  const runner = createRunner(site.server.deps, { jobs, name: 'one', alone: true })
  await runner.start()
  await runner.idle()
  await runner.stop()
  expect((await operation.read()).state).toBe('completed')
})

test('an operation that was begun three times by processes that died has failed', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  for (let death = 0; death < 3; death++) {
    await claimNext(site.server.deps, 'the dead one')
    await operation.lapse()
  }
  await run(
    site,
    snapshotThen(async () => {}),
  )
  expect(await operation.read()).toMatchObject({ state: 'failed', tries: 3 })
  expect(await snapshots(site)).toBe(0)
})

test('a process that was too slow writes nothing once another has taken over', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  const work = snapshotThen(async () => {})
  await run(site, async (job) => {
    // Done in one statement, so that the runner of this test does not take its own operation again in between.
    const taken = { claimedBy: 'a faster one', tries: 2 }
    await job.deps.db.update(operations).set(taken).where(eq(operations.id, operation.id))
    await work(job)
  })
  expect(await snapshots(site)).toBe(0)
  expect(await operation.read()).toMatchObject({ state: 'started', claimedBy: 'a faster one', tries: 2 })
})

test('operations of one site are done one after the other', async () => {
  const site = await openSecondSite(shop)
  for (let count = 0; count < 4; count++) {
    await waiting(site)
    site.server.advance(1)
  }
  let atOnce = 0
  let most = 0
  await run(site, async (job) => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce--
    await job.complete(job.deps.db, {})
  })
  expect(most).toBe(1)
})

test('several processes share the work, and nothing is done twice', async () => {
  const sites = [await openSecondSite(shop), await openSecondSite(shop), await openSecondSite(shop)]
  for (const site of [...sites, ...sites, ...sites]) await waiting(site)
  const done: string[] = []
  const work: Job = async (job) => {
    done.push(job.operation.id)
    await job.complete(job.deps.db, {})
  }
  const runners = ['one', 'two', 'three'].map((name) =>
    createRunner(shop.server.deps, { jobs: { 'snapshot/version': work }, name, alone: false }),
  )
  // Operations of one site wait for each other, so the processes look again until all are done.
  for (let attempt = 0; attempt < 9; attempt++) {
    for (const runner of runners) runner.wake()
    await Promise.all(runners.map((runner) => runner.idle()))
  }
  expect(done).toHaveLength(9)
  expect(new Set(done).size).toBe(9)
})

test('a stopped runner claims nothing more, and finishes what it has claimed', async () => {
  const site = await openSecondSite(shop)
  const operation = await waiting(site)
  const runner = createRunner(site.server.deps, {
    jobs: { 'snapshot/version': snapshotThen(async () => {}) },
    name: 'one',
    alone: false,
  })
  runner.wake()
  await runner.stop()
  const after = await waiting(site)
  runner.wake()
  await runner.idle()
  expect(['completed', 'created']).toContain((await operation.read()).state)
  expect((await after.read()).state).toBe('created')
})

test('a runner that ends waits for the statement that deletes old records, and begins no other', async () => {
  const { deps } = shop.server
  const seen: string[] = []
  const execute = async (query: SQL) => {
    seen.push('begun')
    await deps.db.execute(query)
    await new Promise((resolve) => setTimeout(resolve, 20))
    seen.push('ended')
  }
  const db = new Proxy(deps.db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
  })
  const runner = createRunner({ ...deps, db }, { jobs: {}, name: 'one', alone: false })
  await runner.start()
  await runner.stop()
  expect(seen).toEqual(['begun', 'ended'])
})

test('an operation is visible to users of its site only, and deleted after a day', async () => {
  const site = await openSecondSite(shop)
  await addTag(site, 'Something')
  const accepted = await callAs(site.server, site.owner, versions.publish, {
    params: { appId: site.appId, versionId: 'draft' },
  })
  const operationId = accepted.answer.data.relationships.operation.data.id
  const read = (appId: string) => callAs(site.server, site.owner, endpoints.one, { params: { appId, operationId } })
  expect((await read(site.appId)).answer.data.attributes).toMatchObject({ state: 'created', started_at: null })
  expect((await read(shop.appId)).status).toBe(404)
  await runOperations(site.server)
  site.server.advance(23 * 3600)
  await deleteExpired(site.server.deps)
  expect((await site.server.deps.db.select().from(operations).where(eq(operations.id, operationId))).length).toBe(1)
  site.server.advance(2 * 3600)
  await deleteExpired(site.server.deps)
  expect((await site.server.deps.db.select().from(operations).where(eq(operations.id, operationId))).length).toBe(0)
  site.server.advance(-25 * 3600)
  expect((await version(site, 'published')).version_major).toBe(2)
})
