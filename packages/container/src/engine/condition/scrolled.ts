import type { Operator } from '../core/engine.ts'

type Unit = 'pixels' | 'percentage'

/** Whether the visitor stands at or past a threshold. */
export function scrolledTo(unit: Unit): Operator {
  return (position, threshold) => !!position && position[unit] >= threshold
}

/** Whether the visitor has just passed it: not at the scroll event before. Scrolling back arms it again. */
export function scrollsPast(unit: Unit): Operator {
  return (position, threshold, engine) => {
    const earlier = engine.present.earlier as Record<Unit, number> | undefined
    return !!position && position[unit] >= threshold && !(earlier && earlier[unit] >= threshold)
  }
}
