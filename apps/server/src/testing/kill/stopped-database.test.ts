import { afterAll, expect, test } from 'vitest'
import { makeFolderOfFile } from '../folder-of-file.ts'
import { type KillableServer, startKillable } from '../killable-server.ts'
import { lapseClaims } from '../lapse-claims.ts'
import { noPostgres, type OwnPostgres, startOwnPostgres } from '../own-postgres.ts'
import { createLedger, type Ledger, recorded } from './ledger.ts'
import { violations } from './verify.ts'

const folder = makeFolderOfFile()
let postgres: OwnPostgres | undefined
let server: KillableServer | undefined
afterAll(async () => {
  await server?.kill().catch(() => {})
  await postgres?.remove()
})

/** Writes in several ways and publishes, from several clients at once, until told to stop. */
function traffic(ledger: Ledger, to: KillableServer) {
  const calls = recorded(ledger, to)
  let isRunning = true
  const write = async (client: number) => {
    for (let count = 0; isRunning; count++) {
      const name = `Client ${client}, ${count}`
      const tag = await calls.create('tags', { name, template: 'custom_tag', code: '<i>1</i>' })
      if (tag) await calls.change(tag, { priority: count + 1 })
      if (tag) await calls.change(tag, { labels: [`Label ${count}`] })
      const variable = await calls.create('variables', { name, variable_type: 'constant', value: 'first' })
      if (variable) await calls.change(variable, { value: 'second' })
      if (tag && count % 4 === 3) await calls.remove(tag)
      if (count % 5 === 4) await calls.begin('publish', 'versions/draft/publish')
      if (!tag) await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const ended = Promise.all([1, 2, 3].map(write))
  return async () => {
    isRunning = false
    await ended
  }
}

// Once is enough: with the server's tests on Postgres.
test.skipIf(noPostgres !== undefined || !process.env.WAYMARK_TEST_DATABASE_URL)(
  `a database that is stopped and started under load loses nothing, and no call is answered with 500${noPostgres ? `: ${noPostgres}` : ''}`,
  { timeout: 600_000 },
  async () => {
    postgres = await startOwnPostgres()
    server = await startKillable(folder, postgres.url)
    const statuses: number[] = []
    const watched: KillableServer = {
      ...server,
      async call(...args) {
        const answer = await server!.call(...args)
        if (answer) statuses.push(answer.status)
        return answer
      },
    }
    const ledger = createLedger()
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const stop = traffic(ledger, watched)
    await until(() => ledger.operations.length >= 2)
    await postgres.stop()
    const stopped = new Date()
    await until(() => statuses.includes(503))
    await postgres.start()
    // What was under way could not give its claim back.
    await lapseClaims(postgres.url, stopped)
    const before = ledger.operations.length
    await until(() => ledger.operations.length >= before + 2)
    await stop()

    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(await violations(ledger, server)).toEqual([])
    expect(ledger.items.size).toBeGreaterThan(10)
  },
)
