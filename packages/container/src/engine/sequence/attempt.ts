import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import type { HeldEvent } from '../data-layer/hold-event.ts'

/** All that one attempt of a tag sets going. */
export interface Attempt {
  /** Whether the engine is at its event, so that it can go on at once. */
  isPresent: boolean
  isOver: boolean
  held?: HeldEvent
}

/** Takes the next step of an attempt: at once, or in a turn of its own on its event. */
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

/** The checks of a list that a tag fails now. */
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
