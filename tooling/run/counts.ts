export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const numberBefore = (line: string, word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)

/** Reads how many tests ran from what Vitest or Playwright printed at its end. */
export function countTests(output: string): Counts {
  const lines = output.replaceAll(ESCAPES, '').split('\n')
  const vitest = lines.findLast((line) => /^\s*Tests\s+\d/.test(line))
  if (vitest) {
    return {
      passed: numberBefore(vitest, 'passed'),
      failed: numberBefore(vitest, 'failed'),
      skipped: numberBefore(vitest, 'skipped'),
    }
  }
  const last = (word: string) =>
    Number(
      lines
        .findLast((line) => new RegExp(`^\\s*\\d+ ${word}`).test(line))
        ?.trim()
        .split(' ')[0] ?? 0,
    )
  return { passed: last('passed'), failed: last('failed'), skipped: last('skipped') }
}

/** Adds counts up. */
export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
})
