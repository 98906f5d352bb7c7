import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Placement, place } from './place.ts'

const VIEW = { width: 1000, height: 600 }

test('opens below, aligned with the start of its anchor', () => {
  expect(
    place({ left: 100, top: 100, width: 80, height: 32 }, { width: 200, height: 100 }, VIEW, 'bottom-start'),
  ).toMatchObject({ left: 100, top: 137 })
})

test('opens above when there is more room', () => {
  expect(
    place({ left: 100, top: 550, width: 80, height: 32 }, { width: 200, height: 100 }, VIEW, 'bottom-start'),
  ).toMatchObject({ top: 445 })
})

test('stays inside the window wherever its anchor is', () => {
  const at = fc.record({
    left: fc.integer({ min: 0, max: 990 }),
    top: fc.integer({ min: 0, max: 590 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 60 }),
  })
  const size = fc.record({ width: fc.integer({ min: 1, max: 980 }), height: fc.integer({ min: 1, max: 580 }) })
  fc.assert(
    fc.property(
      at,
      size,
      fc.constantFrom<Placement>('bottom-start', 'bottom-end', 'bottom', 'top', 'right'),
      (anchor, surface, placement) => {
        const found = place(anchor, surface, VIEW, placement)
        const height = Math.min(surface.height, found.maxHeight)
        expect(found.left).toBeGreaterThanOrEqual(8)
        expect(found.left + surface.width).toBeLessThanOrEqual(992)
        expect(found.top).toBeGreaterThanOrEqual(0)
        expect(found.top + height).toBeLessThanOrEqual(Math.max(600, anchor.top + anchor.height + 5))
      },
    ),
  )
})
