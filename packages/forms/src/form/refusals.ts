import type { Outcome } from '@waymark/domain/failure'
import type { Path } from './path.ts'
import type { Refusal } from './step.ts'

/** The steps of a JSON pointer: `/data/attributes/name` has three. */
export const pointerSteps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a failure means for a form: refusals at its places, and what belongs elsewhere (toast, screen, log-in). */
export interface Sorted {
  readonly refusals: readonly Refusal[]
  readonly elsewhere: readonly Exclude<Outcome, { at: 'field' }>[]
  /** Refusals at places that the form does not have; the form shows none of them, so a toast must. */
  readonly unplaced: readonly Extract<Outcome, { at: 'field' }>[]
}

/** Sorts the outcomes of a failed save. `locate` says where a place in the body stands in the form. */
export function sortOutcomes(
  outcomes: readonly Outcome[],
  locate: (steps: readonly string[]) => Path | undefined,
): Sorted {
  const refusals: Refusal[] = []
  const elsewhere: Exclude<Outcome, { at: 'field' }>[] = []
  const unplaced: Extract<Outcome, { at: 'field' }>[] = []
  for (const outcome of outcomes) {
    if (outcome.at !== 'field') {
      elsewhere.push(outcome)
      continue
    }
    const path = locate(pointerSteps(outcome.pointer))
    if (path && path.length > 0) refusals.push({ path, error: outcome.error })
    else unplaced.push(outcome)
  }
  return { refusals, elsewhere, unplaced }
}
