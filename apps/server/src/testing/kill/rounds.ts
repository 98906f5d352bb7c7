import { setTimeout as wait } from 'node:timers/promises'
import type { KillableServer } from '../killable-server.ts'
import { ADMINISTRATION_WRITES } from './administration-writes.ts'
import { CONTENT_WRITES } from './content-writes.ts'
import { createLedger, recorded } from './ledger.ts'
import { violations } from './verify.ts'
import { VERSION_WRITES } from './version-writes.ts'
import type { Write } from './write.ts'

const WRITES: readonly Write[] = [...CONTENT_WRITES, ...VERSION_WRITES, ...ADMINISTRATION_WRITES]

/** How many kinds of write there are. */
export const KINDS = WRITES.length

/**
 * Starts a server on the same data again and again, writes to it and kills it meanwhile. Gives what is then not as it was
 * acknowledged, as sentences.
 * @param kills how often it is killed, each time in writes of other kinds.
 * @param atOnce how many kinds of write are under way when it is killed.
 */
export async function killRounds(
  start: () => Promise<KillableServer>,
  kills: number,
  atOnce = 1,
): Promise<readonly string[]> {
  let running: KillableServer | undefined
  try {
    return await rounds(
      async () => {
        running = await start()
        return running
      },
      kills,
      atOnce,
    )
  } catch (error) {
    // The next try needs its data.
    await running?.kill().catch(() => {})
    throw error
  }
}

async function rounds(start: () => Promise<KillableServer>, kills: number, atOnce: number): Promise<readonly string[]> {
  const ledger = createLedger()
  for (let kill = 0; kill < kills; kill++) {
    const { server, answered } = watched(await start())
    const calls = recorded(ledger, server)
    const writes: (() => Promise<unknown>)[] = []
    // Kinds that stand beside each other in the list concern the same things, so those at once are far from each other.
    for (let round = kill; round < kills * atOnce; round += kills) {
      // Something is always there to be changed, published or copied.
      const tag = await calls.create('tags', { name: `Round ${round}`, template: 'custom_tag', code: '<i>1</i>' })
      if (!tag) throw new Error('A tag was refused')
      writes.push(await WRITES[round % KINDS]!({ ledger, server, round, tag, calls }))
    }
    // In turns before and after the first answer, so that what has been acknowledged is killed on every machine.
    const isAcknowledged = (kill + Math.floor(kill / KINDS)) % 2 === 0
    const answer = answered()
    const writing = Promise.all(writes.map((write) => write()))
    const begin = isAcknowledged ? Promise.race([answer, writing]) : Promise.resolve()
    const killing = begin.then(() => wait((kill * 37) % 150)).then(() => server.kill())
    await writing
    await killing
  }
  const server = await start()
  const found = await violations(ledger, server)
  await server.kill()
  return found
}

/** A server that reports each answered call. */
function watched(server: KillableServer): { server: KillableServer; answered(): Promise<void> } {
  let report = () => {}
  const reported = async <T>(answer: Promise<T>): Promise<T> => {
    const got = await answer
    report()
    return got
  }
  return {
    server: {
      ...server,
      call: (...call) => reported(server.call(...call)),
      upload: (...call) => reported(server.upload(...call)),
    },
    answered: () =>
      new Promise((resolve) => {
        report = resolve
      }),
  }
}
