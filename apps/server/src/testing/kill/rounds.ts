import type { KillableServer } from '../killable-server.ts'
import { ADMINISTRATION_WRITES } from './administration-writes.ts'
import { CONTENT_WRITES } from './content-writes.ts'
import { createLedger, recorded } from './ledger.ts'
import { violations } from './verify.ts'
import { VERSION_WRITES } from './version-writes.ts'
import type { Write } from './write.ts'

const WRITES: readonly Write[] = [...CONTENT_WRITES, ...VERSION_WRITES, ...ADMINISTRATION_WRITES]

/** In so many rounds every kind of write is under way once when the server is killed. */
export const ROUNDS_FOR_EACH = WRITES.length

/** In so many rounds every kind of write to tags, triggers and variables is. */
export const ROUNDS_FOR_CONTENT = CONTENT_WRITES.length

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts a server on the same data again and again, writes in one of many ways and kills it meanwhile. Gives what is then
 * not as it was acknowledged, as sentences.
 */
export async function killRounds(start: () => Promise<KillableServer>, rounds: number): Promise<readonly string[]> {
  const ledger = createLedger()
  for (let round = 0; round < rounds; round++) {
    const { server, answered } = watched(await start())
    const calls = recorded(ledger, server)
    // Something is always there to be changed, published or copied.
    const tag = await calls.create('tags', { name: `Round ${round}`, template: 'custom_tag', code: '<i>1</i>' })
    if (!tag) throw new Error('A tag was refused')
    const write = await WRITES[round % WRITES.length]!({ ledger, server, round, tag, calls })
    // In turns before and after the first answer, so that what has been acknowledged is killed on every machine.
    const isAcknowledged = (round + Math.floor(round / WRITES.length)) % 2 === 0
    const answer = answered()
    const writing = write()
    const begin = isAcknowledged ? Promise.race([answer, writing]) : Promise.resolve()
    const kill = begin.then(() => wait((round * 37) % 150)).then(() => server.kill())
    await writing
    await kill
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
