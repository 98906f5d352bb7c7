import type { BundleSize } from './bytes.ts'
import { SLOWER } from './in-page.ts'
import { type Interaction, SHORTEST } from './interactions.ts'
import type { Shift } from './shifts.ts'
import { MEASURES_WORK } from './work.ts'

/** Milliseconds. */
const TARGET = { median: 50, p95: 100 }

const METHOD = MEASURES_WORK
  ? `Work of the main thread from the input to its frame, processor time × ${SLOWER}`
  : `Input to next paint, processor ${SLOWER} times slower (${SHORTEST} ms is the shortest that is reported)`

/** Beside each figure its target, and whether it is met. */
const verdict = (value: number, target: number | undefined) =>
  target === undefined ? '' : value <= target ? 'met' : 'MISSED'

export function printBytes(bundles: readonly BundleSize[]): void {
  console.log('\nJavaScript, exact bytes in gzip')
  console.table(
    bundles.map(({ what, scripts, bytes, target }) => ({
      what,
      files: scripts,
      bytes,
      'target, at most': target ?? '',
      '': verdict(bytes, target),
    })),
  )
}

/** The time that a part of all times does not exceed. */
const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0

const ordered = (times: readonly number[]) => times.toSorted((one, other) => one - other)

/** `floor` is the same on an empty page, the click first: what browser and machine cost by themselves. */
export function printInteractions(
  site: string,
  interactions: readonly Interaction[],
  floor: readonly Interaction[],
): void {
  const bare = quantile(ordered(floor[0]?.times ?? []), 0.95)
  console.log(`\n${METHOD}, ${site}`)
  console.table(
    [...floor, ...interactions].map(({ what, times, longest }) => {
      const sorted = ordered(times)
      const at = (part: number) => quantile(sorted, part)
      return {
        what,
        times: times.length,
        'median ms': at(0.5),
        'p95 ms': at(0.95),
        'min ms': sorted[0],
        'max ms': sorted.at(-1),
        'targets ms': `${TARGET.median} / ${TARGET.p95}`,
        '': at(0.5) <= TARGET.median && at(0.95) <= TARGET.p95 ? 'met' : 'MISSED',
        'p95 beyond the floor': at(0.95) - bare,
        'longest work after it, ms': Math.round(longest),
      }
    }),
  )
}

export function printShifts(shifts: readonly Shift[]): void {
  console.log('\nLayout shift while pages load')
  console.table(
    shifts.map(({ what, shift }) => ({
      what,
      shift: Math.round(shift * 10_000) / 10_000,
      target: 0,
      '': verdict(shift, 0),
    })),
  )
  for (const { what, moved } of shifts) {
    if (moved.length > 0) console.log(`  moved in "${what}": ${[...new Set(moved)].slice(0, 6).join(' | ')}`)
  }
}
