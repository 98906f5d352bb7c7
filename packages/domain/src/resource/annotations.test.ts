import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LABEL_TINTS, labelTint, mergeLabels, withLabel, withoutLabel } from './index.ts'

const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })

test('the tint of a label does not depend on its case, and all eight tints occur', () => {
  fc.assert(
    fc.property(label, (text) => {
      expect(labelTint(text)).toBe(labelTint(text.toLowerCase()))
    }),
  )
  const tints = new Set(Array.from({ length: 200 }, (_, index) => labelTint(`Label ${index}`)))
  expect([...tints].sort()).toEqual([...LABEL_TINTS].sort())
})

test('a label that is added and removed again leaves the others as they were', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(label, { selector: (text) => text.toLowerCase(), maxLength: 10 }),
      label,
      (labels, added) => {
        const more = withLabel(labels, added)
        expect(withLabel(more, added.toLowerCase())).toEqual(more)
        expect(withoutLabel(more, added)).toEqual(withoutLabel(labels, added))
      },
    ),
  )
})

test('labels that two users added and removed are laid together', () => {
  const labels = fc.uniqueArray(label, { selector: (text) => text.toLowerCase(), maxLength: 6 })
  fc.assert(
    fc.property(labels, labels, labels, (base, mine, theirs) => {
      expect(mergeLabels({ base, mine, theirs: base }).toSorted()).toEqual(mine.toSorted())
      expect(mergeLabels({ base, mine: base, theirs })).toEqual(theirs)
    }),
  )
  expect(mergeLabels({ base: ['a', 'b'], mine: ['b', 'c'], theirs: ['a', 'b', 'd'] })).toEqual(['b', 'd', 'c'])
  expect(mergeLabels({ base: ['a'], mine: ['a', 'New'], theirs: ['a', 'new'] })).toEqual(['a', 'new'])
})
