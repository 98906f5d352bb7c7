import type { Operator } from '../core/engine.ts'
import { foundBy, isInside, isNotInside, isNotSelected, isSelected } from './element.ts'
import { belongsNotTo, belongsTo, groupActive, groupAwaited } from './state.ts'
import { contains, doesNotRegexp, endsWith, equals, regexp, startsWith } from './text.ts'
import {
  isEmpty,
  isFalse,
  isFirstVisit,
  isSeen,
  isSet,
  isTimer,
  isTrue,
  leftBy,
  metAtStart,
  never,
  not,
  scrolledTo,
  scrollsPast,
  timeReached,
} from './value.ts'

/** The operators that compare the value of a variable. */
export const operators = {
  belongsNotTo,
  belongsTo,
  contains,
  doesNotRegexp,
  endsWith,
  equals,
  foundBy,
  groupActive,
  groupAwaited,
  isEmpty,
  isFalse,
  isFirstVisit,
  isSet,
  isTrue,
  leftBy,
  never,
  regexp,
  isSeen,
  startsWith,
  isTimer,
  timeReached,
} as const satisfies Record<string, Operator>

/** Operators that are made from another, from a unit or from a kind of selector. */
export const operatorMakers = {
  isInside,
  isNotInside,
  isNotSelected,
  isSelected,
  metAtStart,
  not,
  scrolledTo,
  scrollsPast,
} as const satisfies Record<string, (setting: never) => Operator>
