import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { joined, type Merge, resolved } from './merge.ts'

const setting = (name: string, before: string) => ({ path: [name], label: msg('test', name), before, mine: before })
const merge = (settings: Partial<Merge>): Merge => ({ edits: [], taken: [], conflicts: [], chosen: [], ...settings })

test('a conflict stays until the user has chosen, with the value from before the first change', () => {
  const first = merge({ conflicts: [setting('name', 'first')], taken: [setting('consent', 'first')] })
  const next = merge({ conflicts: [setting('name', 'second'), setting('consent', 'second')] })
  const both = joined(first, next)
  expect(both.conflicts).toEqual([setting('name', 'first'), setting('consent', 'second')])
  expect(both.taken).toEqual([])
})

test('a setting that was chosen has to be chosen again when it is changed again', () => {
  const chosen = resolved(merge({ conflicts: [setting('name', 'first')] }))
  expect([chosen.conflicts, chosen.chosen]).toEqual([[], [setting('name', 'first')]])
  const again = joined(chosen, merge({ conflicts: [setting('name', 'second')] }))
  expect([again.conflicts, again.chosen]).toEqual([[setting('name', 'second')], []])
})

test('what was taken and is undone counts as chosen', () => {
  const [consent, url] = [setting('consent', 'first'), setting('url', 'first')]
  const chosen = resolved(merge({ taken: [consent, url] }), [url])
  expect([chosen.taken, chosen.chosen]).toEqual([[consent], [url]])
})
