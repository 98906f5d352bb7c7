import { setTimeout as wait } from 'node:timers/promises'
import { someContent } from '../content.ts'
import { printTimes, type Times, timesOf } from '../measure.ts'
import { type Answered, actAsUser, createClient, write } from './clients.ts'
import { LIMIT, publishOnce } from './publish-once.ts'
import { type Served, serveSite } from './served.ts'

const TAGS = 10_000
const CLIENTS = 50
/** How long each phase with clients lasts, in seconds; `BENCH_SECONDS=600` shows whether memory stays flat. */
const SECONDS = Number(process.env.BENCH_SECONDS || 30)
const PUBLISH_EVERY = 10_000
/** Clients wait this long between two calls on average, in milliseconds, as people do. */
const PAUSE = 3_000

/**
 * A server under load: what publishing costs alone, beside writes, and for others who use the server meanwhile.
 * Everything stays on this machine and ends after a few minutes.
 */
export async function benchLoad(): Promise<void> {
  const served = await serveSite(someContent({ tags: TAGS, triggers: 2000, variables: 1000 }), CLIENTS)
  try {
    const publisher = createClient(served, served.users[0]!, [])
    await publishOnce(publisher, served)
    const alone = await publishAlone(served)
    await publishBesideWrites(served, alone)
    const quiet = await useTogether(served, { publishes: false, seconds: Math.min(SECONDS, 120) })
    const busy = await useTogether(served, { publishes: true, seconds: SECONDS })
    report(served, alone, quiet, busy)
  } finally {
    await served.close()
  }
}

/** Publishes several times while one client asks every 20 ms for something small. */
async function publishAlone(served: Served): Promise<Times> {
  const publisher = createClient(served, served.users[0]!, [])
  const durations: number[] = []
  const idle = await probed(served, () => wait(3_000))
  const during = await probed(served, async () => {
    for (let round = 0; round < 5; round++) durations.push(await publishOnce(publisher, served))
  })
  const alone = timesOf(durations)
  printTimes(`Publishing ${TAGS} tags alone, ${served.database}`, [{ name: 'change and publish', times: alone }])
  const rows = (['container', 'item'] as const).map((what) => ({
    name: `${what}, while publishing`,
    times: of(during, what),
    bare: of(idle, what),
  }))
  printTimes('How long a request waits meanwhile (bare: while nothing else goes on)', rows)
  return alone
}

/** The answers to one client that asks all the time while some work goes on. */
async function probed(served: Served, work: () => Promise<unknown>): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  const client = createClient(served, served.users[1]!, answers)
  let ended = false
  const probe = (async () => {
    while (!ended) {
      await client.call('container', 'GET', `/containers/${served.appId}.js?probe`)
      await client.call('item', 'GET', `/variables/${served.content.variables[0]!.id}`)
      await wait(20)
    }
  })()
  await work()
  ended = true
  await probe
  return answers
}

async function publishBesideWrites(served: Served, alone: Times): Promise<void> {
  const rows = []
  for (const perSecond of [1, 2, 5]) {
    const answers: Answered[] = []
    const client = createClient(served, served.users[2]!, answers)
    const timer = setInterval(() => {
      const tag = served.content.tags[Math.floor(Math.random() * TAGS)]!
      void write(client, tag.id)
    }, 1000 / perSecond)
    const publisher = createClient(served, served.users[0]!, [])
    const durations: number[] = []
    while (durations.length < 3 && !durations.includes(LIMIT)) durations.push(await publishOnce(publisher, served))
    clearInterval(timer)
    // Lets what is under way come to its end, also a publish that was starved.
    await wait(durations.includes(LIMIT) ? LIMIT / 2 : 1_000)
    rows.push({ name: `beside ${perSecond} writes a second`, times: timesOf(durations), bare: alone })
    rows.push({ name: '… one write', times: of(answers, 'write') })
  }
  printTimes('Publishing beside writes (target: at most 2 times alone)', rows)
}

interface Used {
  readonly answers: readonly Answered[]
  readonly publishes: readonly number[]
  readonly memory: readonly number[]
}

/** All clients at once, with or without a publish every ten seconds. */
async function useTogether(
  served: Served,
  { publishes, seconds }: { publishes: boolean; seconds: number },
): Promise<Used> {
  const answers: Answered[] = []
  const end = performance.now() + seconds * 1000
  const memory: number[] = []
  const durations: number[] = []
  const clients = served.users.map(async (user) => {
    const client = createClient(served, user, answers)
    await wait(Math.random() * PAUSE)
    while (performance.now() < end) {
      await actAsUser(client, served)
      await wait(PAUSE * (0.5 + Math.random()))
    }
  })
  const publishing = (async () => {
    const publisher = createClient(served, served.users[0]!, answers)
    while (publishes && performance.now() < end) {
      const next = performance.now() + PUBLISH_EVERY
      durations.push(await publishOnce(publisher, served))
      await wait(Math.max(0, next - performance.now()))
    }
  })()
  const watching = (async () => {
    while (performance.now() < end) {
      memory.push(await served.memory())
      await wait(seconds * 100)
    }
  })()
  await Promise.all([...clients, publishing, watching])
  return { answers, publishes: durations, memory }
}

function report({ database }: Served, alone: Times, quiet: Used, busy: Used): void {
  const rows = ['list', 'changes', 'item', 'container', 'write'].map((what) => ({
    name: what,
    times: of(busy.answers, what),
    bare: of(quiet.answers, what),
  }))
  printTimes(
    `${CLIENTS} clients on ${TAGS} tags and a publish every 10 s, ${database} (bare: without publishing; target: list at most 3 times)`,
    rows,
  )
  printTimes('Publishing meanwhile (bare: alone; target: at most 2 times)', [
    { name: 'change and publish', times: timesOf(busy.publishes), bare: alone },
  ])
  for (const [name, { answers, memory }] of Object.entries({ quiet, busy })) {
    const errors = answers.filter(({ status }) => status === 0 || status >= 400).length
    console.log(`${name}: ${answers.length} answers, ${errors} errors; memory of the server in MB: ${memory.join(' ')}`)
  }
}

const of = (answers: readonly Answered[], what: string): Times =>
  timesOf(answers.filter((one) => one.what === what).map(({ ms }) => ms))
