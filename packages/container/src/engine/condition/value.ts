import type { Engine, Operator } from '../core/engine.ts'
import { owns } from '../core/list.ts'

export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Whether a value holds nothing: missing, '', 0, false, a list without items, an object without keys. */
export function isEmpty(value: any): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return true
  if (Array.isArray(value)) return !value.length
  if (typeof value !== 'object' || value.nodeType) return false
  for (const key in value) if (owns(value, key)) return false
  return true
}

/** Whether a value is true, or the text `true` in any case. */
export function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
}

/** Whether a value is false, or the text `false` in any case. */
export function isFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && value.toLowerCase() === 'false')
}

/** Whether the last interaction is more than `minutes` ago, or there was none. */
export function isFirstVisit(secondsAgo: unknown, minutes: number): boolean {
  return typeof secondsAgo !== 'number' || secondsAgo > minutes * 60
}

/** Whether the event is from the timer of this many seconds. */
export function timeReached(seconds: unknown, expected: number): boolean {
  return seconds === expected
}

/** Whether the event is from the timer of the trigger with this id. */
export function isTimer(count: unknown, id: string, { present }: Engine): boolean {
  return count !== undefined && present.carried.timerId === id
}

/** The selector, percentage and seconds of a trigger, whether later elements count, and whether only the first time does. */
type Visibility = readonly [selector: string, percentage: number, seconds: number, later: 0 | 1, once: 0 | 1]

/** Whether the element that came into view is one that a trigger waits for. */
export function isSeen(element: unknown, expected: Visibility, { present: { carried } }: Engine): boolean {
  return (
    !!element &&
    carried.selector === expected[0] &&
    carried.visiblePercentage === expected[1] &&
    carried.visibleSeconds === expected[2] &&
    (!carried.addedLater || !!expected[3]) &&
    (!expected[4] || carried.timesInView === 1)
  )
}

/** Whether the pointer left by that edge; any edge will do for `any`. */
export function leftBy(edge: unknown, expected: string): boolean {
  return edge !== undefined && (expected === 'any' || edge === expected)
}

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

/** Never met: an abandoned condition, an unknown variable or operator. */
export function never(): boolean {
  return false
}

/** A condition that starts a timer: it counts as met on the timer's events. */
export function metAtStart(operator: Operator): Operator {
  return (value, expected, engine) => engine.present.named === 'waymark.interval' || operator(value, expected, engine)
}

/** The opposite of an operator: met for missing values as well. */
export function not(operator: Operator): Operator {
  return (value, expected, engine) => !operator(value, expected, engine)
}
