import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { joined, type Merge, settled } from './merge.ts'

const part = (name: string, before: string) => ({ path: [name], label: msg('test', name), before, mine: before })
const merge = (parts: Partial<Merge>): Merge => ({ edits: [], taken: [], conflicts: [], chosen: [], ...parts })

test('a conflict stays until the user has chosen, with the value from before the first change', () => {
  const first = merge({ conflicts: [part('name', 'first')], taken: [part('consent', 'first')] })
  const next = merge({ conflicts: [part('name', 'second'), part('consent', 'second')] })
  const both = joined(first, next)
  expect(both.conflicts).toEqual([part('name', 'first'), part('consent', 'second')])
  expect(both.taken).toEqual([])
})

test('a part that was chosen is asked about again when it is changed again', () => {
  const chosen = settled(merge({ conflicts: [part('name', 'first')] }))
  expect([chosen.conflicts, chosen.chosen]).toEqual([[], [part('name', 'first')]])
  const again = joined(chosen, merge({ conflicts: [part('name', 'second')] }))
  expect([again.conflicts, again.chosen]).toEqual([[part('name', 'second')], []])
})

test('what was taken and is undone counts as chosen', () => {
  const [consent, url] = [part('consent', 'first'), part('url', 'first')]
  const chosen = settled(merge({ taken: [consent, url] }), [url])
  expect([chosen.taken, chosen.chosen]).toEqual([[consent], [url]])
})
