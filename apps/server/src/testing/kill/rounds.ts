import { randomUUID } from 'node:crypto'
import { fileTag, importText } from '../import-text.ts'
import type { KillableServer } from '../killable-server.ts'
import { createLedger, type Ledger, recorded } from './ledger.ts'
import { violations } from './verify.ts'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts a server on the same data again and again, writes in one of many ways and kills it meanwhile. Gives what is then
 * not as it was acknowledged, as sentences.
 */
export async function killRounds(start: () => Promise<KillableServer>, rounds: number): Promise<readonly string[]> {
  const ledger = createLedger()
  for (let round = 0; round < rounds; round++) {
    const server = await start()
    const write = WRITES[round % WRITES.length]!
    // Something is always there to be changed, published or copied.
    const tag = await recorded(ledger, server).create('tags', {
      name: `Round ${round}`,
      template: 'custom_tag',
      code: '<i>1</i>',
    })
    const kill = wait((round * 37) % 150).then(() => server.kill())
    if (tag) await write({ ledger, server, round, tag, calls: recorded(ledger, server) })
    await kill
  }
  const server = await start()
  const found = await violations(ledger, server)
  await server.kill()
  return found
}

interface Round {
  readonly ledger: Ledger
  readonly server: KillableServer
  readonly round: number
  /** Id of a tag of this round. */
  readonly tag: string
  readonly calls: ReturnType<typeof recorded>
}

/** What the rounds do in turns while they are killed. */
const WRITES: readonly ((round: Round) => Promise<unknown>)[] = [
  ({ calls, round }) =>
    Promise.all(
      [1, 2, 3].map((one) => calls.create('tags', { name: `Tag ${round}.${one}`, template: 'custom_tag', code: 'x' })),
    ),
  ({ calls }) => calls.begin('publish', 'versions/draft/publish'),
  async ({ calls, round }) => {
    const name = `Variable ${round}`
    const id = await calls.create('variables', { name, variable_type: 'constant', value: 'first' })
    if (id) await calls.change(id, { name: `${name} renamed`, value: 'second' })
  },
  ({ calls, tag, ledger, round }) =>
    Promise.all([
      calls.change(tag, { priority: round + 1 }),
      ...someTag(ledger, tag).map((other) => calls.change(other, { priority: round + 2 })),
    ]),
  ({ calls, round }) =>
    Promise.all([
      calls.begin('snapshot', 'versions/draft/snapshot'),
      calls.create('triggers', { name: `Trigger ${round}`, trigger_type: 'page_view', conditions: [] }),
    ]),
  async ({ calls, tag, round }) => {
    await calls.change(tag, { labels: [`Label ${round}`], note: `Note ${round}` })
    await calls.change(tag, { code: `<b>${round}</b>`, labels: [] })
  },
  ({ server, calls, tag, round }) =>
    calls.begin('copy', `tags/${tag}/copy`, {
      data: {
        type: 'tag',
        attributes: { name: `Copy ${round}` },
        relationships: { target_app: { data: { id: server.appId, type: 'app' } } },
      },
    }),
  ({ calls, round }) => calls.upload(`Import${round}`, importedFile(`Import${round}`)),
  async ({ calls, tag, ledger }) => {
    for (const other of someTag(ledger, tag)) await calls.begin('stop', `tags/${other}/stop`, undefined, other)
  },
  async ({ calls, ledger }) => {
    const stopped = ledger.operations.findLast(({ kind }) => kind === 'stop')
    if (stopped) await calls.begin('resume', `tags/${stopped.subject}/resume`, undefined, stopped.subject)
  },
  async ({ calls, tag }) => {
    await calls.change(tag, { name: `Removed ${tag}` })
    await calls.remove(tag)
  },
]

/** Another tag that was made some rounds before, if there is one. */
const someTag = ({ items }: Ledger, except: string): string[] =>
  [...items]
    .filter(([id, { list, isThere }]) => list === 'tags' && isThere === true && id !== except)
    .slice(-7, -6)
    .map(([id]) => id)

function importedFile(word: string): string {
  const variables = [1, 2].map((one) => ({
    id: randomUUID(),
    name: `${word} variable ${one}`,
    variable_type: 'constant',
    value: 'x',
    options: {},
  }))
  const trigger = { id: randomUUID(), name: `${word} trigger`, trigger_type: 'page_view', conditions: [], triggers: [] }
  const tags = [1, 2].map((one) =>
    fileTag({ id: randomUUID(), name: `${word} tag ${one}`, code: '<i>1</i>', triggers: [trigger.id] }),
  )
  return importText({ tags, triggers: [trigger], variables })
}

/** How many items of each list one import of the rounds adds. */
export const IMPORTED = { tags: 2, triggers: 1, variables: 2 }
