import { randomUUID } from 'node:crypto'
import { fileTag, importText } from '../import-text.ts'
import type { ItemList, Ledger } from './ledger.ts'
import { endOf } from './operation-end.ts'
import type { Round, Write } from './write.ts'

/** Writes to tags, triggers and variables, and the operations on them. */
export const CONTENT_WRITES: readonly Write[] = [
  ({ calls, round }) =>
    () =>
      Promise.all(
        [1, 2, 3].map((one) =>
          calls.create('tags', { name: `Tag ${round}.${one}`, template: 'custom_tag', code: 'x' }),
        ),
      ),
  ({ calls }) =>
    () =>
      calls.begin('publish', 'versions/draft/publish'),
  ({ calls, round }) =>
    async () => {
      const name = `Variable ${round}`
      const id = await calls.create('variables', { name, variable_type: 'constant', value: 'first' })
      if (id) await calls.change(id, { name: `${name} renamed`, value: 'second' })
    },
  ({ calls, tag, ledger, round }) =>
    () =>
      Promise.all([
        calls.change(tag, { priority: round + 1 }),
        ...someTag(ledger, tag).map((other) => calls.change(other, { priority: round + 2 })),
      ]),
  ({ calls, round }) =>
    () =>
      Promise.all([
        calls.begin('snapshot', 'versions/draft/snapshot'),
        calls.create('triggers', { name: `Trigger ${round}`, trigger_type: 'page_view', conditions: [] }),
      ]),
  ({ calls, tag, round }) =>
    async () => {
      await calls.change(tag, { labels: [`Label ${round}`], note: `Note ${round}` })
      await calls.change(tag, { code: `<b>${round}</b>`, labels: [] })
    },
  (round) => () => copy(round, 'tags', round.tag),
  ({ calls, round }) =>
    () =>
      calls.upload(`Import${round}`, importedFile(`Import${round}`)),
  async (round) => {
    await publishTag(round)
    return () => stopOrResume(round, 'stop')
  },
  async (round) => {
    await publishTag(round)
    await completed(round, await stopOrResume(round, 'stop'))
    return () => stopOrResume(round, 'resume')
  },
  ({ calls, tag }) =>
    async () => {
      await calls.change(tag, { name: `Removed ${tag}` })
      await calls.remove(tag)
    },
  async ({ calls, round }) => {
    const id = await calls.create('triggers', { name: `Edited ${round}`, trigger_type: 'page_view', conditions: [] })
    return async () => {
      await calls.change(id!, { name: `Edited trigger ${round}`, note: 'Edited' })
      await calls.remove(id!)
    }
  },
  async ({ calls, round }) => {
    const id = await calls.create('variables', { name: `Removed ${round}`, variable_type: 'constant', value: 'x' })
    return () => calls.remove(id!)
  },
  async (round) => {
    const name = `Copied trigger ${round.round}`
    const id = await round.calls.create('triggers', { name, trigger_type: 'page_view', conditions: [] })
    return () => copy(round, 'triggers', id!)
  },
  async (round) => {
    const name = `Copied variable ${round.round}`
    const id = await round.calls.create('variables', { name, variable_type: 'constant', value: 'x' })
    return () => copy(round, 'variables', id!)
  },
]

/** Publishes the tag of the round, before the server is killed. A publish of an earlier round may have done it. */
const publishTag = async (round: Round) =>
  completed(round, await round.calls.begin('publish', 'versions/draft/publish'), 'NO_CHANGES_TO_PUBLISH_ERROR')

const stopOrResume = ({ calls, tag }: Round, kind: 'stop' | 'resume') =>
  calls.begin(kind, `tags/${tag}/${kind}`, undefined, tag)

async function completed({ server }: Round, operation: string | undefined, unless?: string): Promise<void> {
  const read = async (path: string) => (await server.call('GET', `/api/tag/v1/${server.appId}/${path}`))?.body
  const end = operation === undefined ? undefined : await endOf(read, operation)
  if (end?.state !== 'completed' && !end?.summary?.errors?.includes(unless))
    throw new Error(`What prepares a round has not completed: ${JSON.stringify(end)} ${server.logged()}`)
}

const copy = ({ server, calls, round }: Round, list: ItemList, id: string) =>
  calls.begin('copy', `${list}/${id}/copy`, {
    data: {
      type: list.slice(0, -1),
      attributes: { name: `Copy ${round}` },
      relationships: { target_app: { data: { id: server.appId, type: 'app' } } },
    },
  })

/** Another tag of the same site that was made some rounds before, if there is one. */
const someTag = ({ items }: Ledger, except: string): string[] =>
  [...items]
    .filter(([id, { list, site, isThere }]) => {
      return list === 'tags' && site === items.get(except)?.site && isThere === true && id !== except
    })
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
export const IMPORTED: Readonly<Record<ItemList, number>> = { tags: 2, triggers: 1, variables: 2 }
