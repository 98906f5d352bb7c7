import { expect, test } from 'vitest'
import { addOnce } from './add-once.ts'
import { CallFailed } from './call-failed.ts'

interface Tag {
  readonly id: string
  readonly name: string
}

const OFFLINE = new CallFailed({ kind: 'offline' })
const refused = (code: string) =>
  new CallFailed({ kind: 'status', status: 400, codes: [code], errors: [], reason: null })

/** A server that keeps tags by id; the answers to the first `losses` creations are lost, kept or not. */
function server(losses: readonly ('kept' | 'not kept')[]) {
  const tags = new Map<string, Tag>()
  const left = [...losses]
  const calls: string[] = []
  const add = addOnce<Tag, Tag>({
    create: async (tag) => {
      calls.push(`create ${tag.id}`)
      const loss = left.shift()
      if (loss === 'not kept') throw OFFLINE
      if ([...tags.values()].some(({ name }) => name === tag.name)) throw refused('NOT_UNIQUE_TAG_NAME_ERROR')
      if (tags.has(tag.id)) throw refused('NOT_UNIQUE_ID_ERROR')
      tags.set(tag.id, tag)
      if (loss) throw OFFLINE
      return tag
    },
    read: async (id) => {
      const tag = tags.get(id)
      if (!tag) throw new CallFailed({ kind: 'status', status: 404, codes: [], errors: [], reason: null })
      return tag
    },
    change: async (id, tag) => void tags.set(id, tag),
  })
  return { add, tags, calls }
}

test('a request whose answer was lost is sent again under the same id, and its own name does not count as taken', async () => {
  const { add, tags, calls } = server(['kept'])
  expect(await add({ id: 'a', name: 'Sale' })).toEqual({ id: 'a', name: 'Sale' })
  expect(tags.size).toBe(1)
  expect(calls).toEqual(['create a', 'create a'])
})

test('without a network the call fails, and the next attempt finds what was added', async () => {
  const { add, tags } = server(['kept', 'not kept'])
  await expect(add({ id: 'a', name: 'Sale' })).rejects.toBe(OFFLINE)
  expect(await add({ id: 'a', name: 'Sale' })).toEqual({ id: 'a', name: 'Sale' })
  expect(tags.size).toBe(1)
})

test('what was changed after a lost answer is sent as a change', async () => {
  const { add, tags } = server(['kept', 'not kept'])
  await expect(add({ id: 'a', name: 'Sale' })).rejects.toBe(OFFLINE)
  expect(await add({ id: 'a', name: 'Winter sale' })).toEqual({ id: 'a', name: 'Winter sale' })
  expect([...tags.values()]).toEqual([{ id: 'a', name: 'Winter sale' }])
})

test('a name that another item has is refused, also after a lost call', async () => {
  const { add, tags } = server(['not kept'])
  tags.set('b', { id: 'b', name: 'Sale' })
  await expect(add({ id: 'a', name: 'Sale' })).rejects.toThrow('400')
  expect(tags.has('a')).toBe(false)
})
