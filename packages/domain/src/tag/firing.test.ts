import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Sequenced, sequenceLoop } from './firing.ts'

const tag = (id: string, setup?: string, cleanup?: string): Sequenced => ({
  id,
  setup_tag: setup === undefined ? null : { id: setup },
  cleanup_tag: cleanup === undefined ? null : { id: cleanup },
})

describe('a tag with tags before and after it', () => {
  test('runs itself where it stands before or after itself', () => {
    expect(sequenceLoop(tag('a', 'a'), [])).toBe('setup_tag')
    expect(sequenceLoop(tag('a', 'b', 'a'), [])).toBe('cleanup_tag')
  })

  test('runs itself where tags between lead back to it', () => {
    expect(sequenceLoop(tag('a', undefined, 'b'), [tag('b', 'c'), tag('c', undefined, 'a')])).toBe('cleanup_tag')
  })

  test('does not run itself where the same tag stands before and after it, or others share it', () => {
    expect(sequenceLoop(tag('a', 'b', 'b'), [tag('b', 'c'), tag('d', 'b'), tag('e', 'e')])).toBeUndefined()
  })

  test('is taken in its new state and not in the stored one', () => {
    expect(sequenceLoop(tag('a'), [tag('a', 'b'), tag('b', 'a')])).toBeUndefined()
  })

  test('added one by one never make a loop unless one is reported', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const wanted = fc.array(fc.tuple(id, fc.option(id, { nil: undefined }), fc.option(id, { nil: undefined })))
    fc.assert(
      fc.property(wanted, (all) => {
        const kept = new Map<string, Sequenced>()
        for (const [own, setup, cleanup] of all) {
          const next = tag(own, setup, cleanup)
          if (!sequenceLoop(next, [...kept.values()])) kept.set(own, next)
        }
        const depth = (at: string | undefined, seen: number): number =>
          at === undefined || seen > 9
            ? seen
            : Math.max(depth(kept.get(at)?.setup_tag?.id, seen + 1), depth(kept.get(at)?.cleanup_tag?.id, seen + 1))
        expect(Math.max(0, ...[...kept.keys()].map((own) => depth(own, 0)))).toBeLessThanOrEqual(4)
      }),
    )
  })
})
