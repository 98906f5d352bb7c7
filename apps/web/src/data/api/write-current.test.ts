import { expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { ChangedMeanwhile, writeCurrent } from './write-current.ts'

const refused = (...attributes: string[]) => {
  const changes = [{ change_type: 'edit' as const, attributes, author: 'editor@northwind.example', at: '' }]
  const error = { code: 'PRECONDITION_FAILED_ERROR', meta: { changes } }
  return new CallFailed({ kind: 'status', status: 412, codes: [error.code], errors: [error] } as never)
}

/** An item on a server that takes writes under its present revision only. */
function stored(note: string, revision: string, changed: string) {
  const taken: string[] = []
  return {
    taken,
    read: async () => ({ note, revision }),
    write: (text: string) => async (item: { revision: string | undefined }) => {
      if (item.revision !== revision) throw refused(changed)
      taken.push(text)
    },
  }
}

const shown = { note: 'As shown', revision: '1' }
const conflicts = ({ note }: { note: string }) => note !== shown.note

test('a write to an item that has changed elsewhere goes through', async () => {
  const { taken, read, write } = stored('As shown', '2', 'template_options.pixel_id')
  await writeCurrent({ shown, read, write: write('Mine'), conflicts })
  expect(taken).toEqual(['Mine'])
})

test('a write to what another user has changed is not made, and tells who that was', async () => {
  const { taken, read, write } = stored('Theirs', '2', 'note')
  const error = await writeCurrent({ shown, read, write: write('Mine'), conflicts }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ChangedMeanwhile)
  expect(error.now).toEqual({ note: 'Theirs', revision: '2' })
  expect([error.authorOf('note'), error.authorOf('labels')]).toEqual(['editor@northwind.example', undefined])
  expect(taken).toEqual([])
  await writeCurrent({ shown: error.now, read, write: write('Mine') })
  expect(taken).toEqual(['Mine'])
})

test('an item that changes again and again is left alone in the end', async () => {
  let revision = 1
  const write = async () => {
    throw refused('name')
  }
  const read = async () => ({ ...shown, revision: String(++revision) })
  await expect(writeCurrent({ shown, read, write })).rejects.toThrow('The server answered 412')
  expect(revision).toBe(4)
})
