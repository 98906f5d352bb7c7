import type { DataLayerEvent } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { Done } from './fire-watched.ts'

/** One firing of a tag with its set-up and clean-up tags. `completed` is undefined until the end. */
export interface Run {
  completed?: boolean
  readonly waiting: Done[]
}

/** Returns the runs on an event, by the number of the tag. */
export type RunsOn = (event: DataLayerEvent) => Run[]

export function createRuns(): RunsOn {
  // An event and its repeats share the list of fired tags.
  const runs = new WeakMap<object, Run[]>()
  return ({ firedOn }) => {
    const known = runs.get(firedOn) || []
    runs.set(firedOn, known)
    return known
  }
}

/** Reports the end of a run, at once if it has ended. */
export function whenEnded(run: Run, done: Done): void {
  if (run.completed === undefined) append(run.waiting, done)
  else done(run.completed)
}
