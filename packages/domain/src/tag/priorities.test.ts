import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  insertPriority,
  mergePriorities,
  movePriority,
  PRIORITY_LIMIT,
  type PriorityPatch,
  patchForOrder,
  priorityChanges,
  type Ranked,
  rankedTags,
  readPriority,
  sameOrder,
  unprioritise,
} from './index.ts'

const tag = (id: string): Ranked => ({ id, name: `Tag ${id}` })
const listOf = (ids: string) => [...ids].map(tag)
const idsOf = (list: readonly Ranked[]) => list.map(({ id }) => id).join('')

/** A list of some of ten tags, in any order. */
const list = fc.shuffledSubarray([...'abcdefghij']).map((ids) => listOf(ids.join('')))

describe('the order of priorities', () => {
  const stored = (numbers: Record<string, number>) =>
    Object.entries(numbers).map(([id, priority]) => ({ id, priority, created_at: id }))
  const after = (numbers: Record<string, number>, patch: PriorityPatch) => {
    const changed = { ...numbers }
    for (const { id, attributes } of patch) changed[id] = attributes.priority
    return idsOf(rankedTags(stored(changed)).map(({ id }) => tag(id)))
  }

  test('the first of the list has the largest number, a tag taken off has none', () => {
    expect(patchForOrder(listOf('ba'), stored({ a: 2, c: 1 }))).toEqual([
      { id: 'b', type: 'tag', attributes: { priority: 2 } },
      { id: 'a', type: 'tag', attributes: { priority: 1 } },
      { id: 'c', type: 'tag', attributes: { priority: 0 } },
    ])
  })

  test('only numbers that change are sent', () => {
    expect(patchForOrder(listOf('abdc'), stored({ a: 4, b: 3, c: 2, d: 1 }))).toEqual([
      { id: 'd', type: 'tag', attributes: { priority: 2 } },
      { id: 'c', type: 'tag', attributes: { priority: 1 } },
    ])
    expect(patchForOrder(listOf('ab'), stored({ a: 2, b: 1 }))).toEqual([])
  })

  test('numbers read back give the list that was saved, whatever was stored before', () => {
    const numbers = fc.dictionary(fc.constantFrom(...'abcdefghij'), fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(list, numbers, (now, then) => {
        expect(after(then, patchForOrder(now, stored(then)))).toBe(idsOf(now))
      }),
    )
  })

  test('equal numbers stand in order of creation', () => {
    const tags = [
      { id: 'late', priority: 1, created_at: '2026-02-01T00:00:00+00:00' },
      { id: 'none', priority: 0, created_at: '2026-01-01T00:00:00+00:00' },
      { id: 'early', priority: 1, created_at: '2026-01-01T00:00:00+00:00' },
      { id: 'top', priority: 9, created_at: '2026-03-01T00:00:00+00:00' },
    ]
    expect(rankedTags(tags).map(({ id }) => id)).toEqual(['top', 'early', 'late'])
  })

  test('tags are put on the list, moved and taken off', () => {
    const abc = listOf('abc')
    expect(insertPriority(abc, tag('a'))).toBe(abc)
    expect(idsOf(insertPriority(abc, tag('d')))).toBe('abcd')
    expect(idsOf(insertPriority(abc, tag('d'), 1))).toBe('adbc')
    expect(idsOf(movePriority(abc, 0, 2))).toBe('bca')
    expect(idsOf(movePriority(abc, 2, 0))).toBe('cab')
    expect(movePriority(abc, 0, 3)).toBe(abc)
    expect(idsOf(unprioritise(abc, 'b'))).toBe('ac')
    expect(sameOrder(abc, [...abc])).toBe(true)
    expect(sameOrder(abc, movePriority(abc, 0, 1))).toBe(false)
  })
})

describe('the difference between two lists', () => {
  test('names the tag that was moved, not those that made room for it', () => {
    expect(priorityChanges(listOf('abcde'), listOf('dabcx'))).toEqual({
      added: [tag('x')],
      removed: [tag('e')],
      moved: [{ tag: tag('d'), from: 3, to: 0 }],
    })
  })

  test('is empty for the same list, and complete for any two', () => {
    fc.assert(
      fc.property(list, list, (from, to) => {
        const { added, removed, moved } = priorityChanges(from, to)
        expect(moved.length === 0 && added.length === 0 && removed.length === 0).toBe(sameOrder(from, to))
        const rest = (all: readonly Ranked[]) =>
          idsOf(
            all.filter(({ id }) => ![...added, ...removed, ...moved.map((one) => one.tag)].some((o) => o.id === id)),
          )
        expect(rest(from)).toBe(rest(to))
      }),
    )
  })
})

describe('two people changing priorities at once', () => {
  const merged = (before: string, mine: string, theirs: string) =>
    idsOf(mergePriorities(listOf(before), listOf(mine), listOf(theirs)))

  test.each([
    ['a tag moved here and another one added there', 'abc', 'cab', 'abcx', 'cabx'],
    ['a tag added here and another one added there', 'abc', 'abcx', 'aybc', 'aybcx'],
    ['a tag removed here that was moved there', 'abc', 'ac', 'bac', 'ac'],
    ['a tag removed there that stayed here', 'abc', 'cab', 'ac', 'ca'],
    ['a tag moved here that was removed there', 'abc', 'cab', 'ab', 'cab'],
    ['a tag put behind one that was removed there', 'abc', 'abxc', 'ac', 'axc'],
  ])('%s', (_, before, mine, theirs, result) => {
    expect(merged(before, mine, theirs)).toBe(result)
  })

  test('what only one of them changed is taken as it is', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(idsOf(mergePriorities(before, after, before))).toBe(idsOf(after))
        expect(idsOf(mergePriorities(before, before, after))).toBe(idsOf(after))
      }),
    )
  })

  test('no tag is lost or doubled: all saved and added ones are there, the ones removed here are not', () => {
    fc.assert(
      fc.property(list, list, list, (before, mine, theirs) => {
        const { added, removed, moved } = priorityChanges(before, mine)
        const placed = [...added, ...moved.map((one) => one.tag)]
        const result = mergePriorities(before, mine, theirs)
        const expected = new Set([...theirs, ...placed].map(({ id }) => id))
        for (const { id } of removed) expected.delete(id)
        expect([...idsOf(result)].sort()).toEqual([...expected].sort())
      }),
    )
  })
})

test.each([
  ['', 0],
  [' 7 ', 7],
  ['-1', { path: [], key: 'minimum', limit: 0 }],
  ['1.5', { path: [], key: 'must-be-integer' }],
  ['-', { path: [], key: 'must-be-integer' }],
  ['4294967296', { path: [], key: 'maximum', limit: PRIORITY_LIMIT }],
])('a typed priority "%s" is read as %o', (text, read) => {
  expect(readPriority(text)).toEqual(read)
})
