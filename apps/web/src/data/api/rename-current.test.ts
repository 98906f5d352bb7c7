import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { renameCurrent } from './rename-current.ts'

const OFFLINE = new CallFailed({ kind: 'offline' })
const STALE = new CallFailed({ kind: 'status', status: 412, codes: [], errors: [], reason: null })

/** An item that is shown as "Old" at revision 0, and the function that renames it; the answer to the first call is lost. */
async function shownItem() {
  const server = { name: 'Old', revision: 0, writes: 0 }
  const read = () => ({ attributes: { name: server.name }, meta: { revision: String(server.revision) } })
  const queries = new QueryClient()
  const queryKey = ['item']
  const shown = await queries.fetchQuery({ queryKey, queryFn: read })
  const rename = (newName: string) =>
    renameCurrent(queries, { shown, newName, queryKey }, async (revision) => {
      if (revision !== String(server.revision)) throw STALE
      server.name = newName
      server.revision++
      if (++server.writes === 1) throw OFFLINE
    })
  return { server, rename }
}

test('a rename whose answer was lost can be made again', async () => {
  const { server, rename } = await shownItem()
  await expect(rename('New')).rejects.toThrow(OFFLINE)
  await rename('New')
  expect(server.name).toBe('New')
})

test('an item that has been given another name meanwhile keeps it', async () => {
  const { server, rename } = await shownItem()
  Object.assign(server, { name: 'Theirs', revision: 1 })
  await expect(rename('New')).rejects.toThrow('The server answered 412')
  expect(server.name).toBe('Theirs')
})
