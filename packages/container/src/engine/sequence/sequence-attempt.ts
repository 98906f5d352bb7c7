import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import type { HeldEvent } from '../data-layer/hold-event.ts'

/** One attempt of a tag, with the set-up and clean-up tags that it runs. */
export interface Attempt {
  /** Whether the engine is evaluating its event, so that the next step can run at once. */
  isPresent: boolean
  isOver: boolean
  held?: HeldEvent
}

/** Runs the next step of an attempt: at once, or in a later turn on a repeat of its event. */
export function goOn(engine: Engine, attempt: Attempt, step: () => void): void {
  if (attempt.isPresent) {
    step()
    return
  }
  engine.takeTurn(() => {
    const held = attempt.held!
    held.resume(() => {
      attempt.isPresent = true
      step()
      attempt.isPresent = false
    })
    if (attempt.isOver) held.release()
  })
}

/** The checks of a list that a tag fails on the present event. */
export function failedChecks(engine: Engine, number: number, list: readonly number[]): number[] {
  const { checkList, headList, tagList } = engine.plan
  const tag = tagList[number]!
  const observed = engine.observeTag?.(engine.present, number)
  const failed: number[] = []
  each(list, (check) => {
    if (checkList[check]!(engine, headList[tag[0]]!, tag)) return
    append(failed, check)
    observed?.(check)
  })
  return failed
}
