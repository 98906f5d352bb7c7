import type { Path } from './expression.ts'

const STEP = /^(?:\.([\p{ID_Start}$_][\p{ID_Continue}$]*)|\[(\d+)\]|\["([^"\\]*)"\]|\['([^'\\]*)'\])/u

/** The steps of a path such as `.items[0].sku`; undefined if the whole text is not a path. */
export function pathOf(text: string): Path | undefined {
  const steps: (string | number)[] = []
  let rest = text
  while (rest) {
    const step = STEP.exec(rest)
    if (!step) return undefined
    steps.push(step[2] === undefined ? (step[1] ?? step[3] ?? step[4])! : Number(step[2]))
    rest = rest.slice(step[0].length)
  }
  return steps
}
