import type { DataLayerEvent } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { Done } from './fire-watched.ts'

/** One firing of a tag with those before and after it. `completed` is undefined while it lasts. */
export interface Run {
  completed?: boolean
  readonly waiting: Done[]
}

/** Gives the runs on an event, by the number of the tag. */
export type RunsOn = (event: DataLayerEvent) => Run[]

export function createRuns(): RunsOn {
  // The list of fired tags is the same whenever an event is evaluated again.
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
