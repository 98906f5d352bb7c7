import type { Operator } from '../core/engine.ts'
import { foundBy, isInside, isNotInside, isNotSelected, isSelected } from './element.ts'
import { belongsNotTo, belongsTo, groupActive } from './state.ts'
import { contains, doesNotRegexp, endsWith, equals, regexp, startsWith } from './text.ts'
import {
  isEmpty,
  isFalse,
  isFirstVisit,
  isSet,
  isTrue,
  leftBy,
  metAtStart,
  never,
  not,
  scrolledTo,
  scrollsPast,
  seenAs,
  tickedBy,
  timeReached,
} from './value.ts'

/** Every way to compare the value of a variable, as one function each. */
export const operators = {
  belongsNotTo,
  belongsTo,
  contains,
  doesNotRegexp,
  endsWith,
  equals,
  foundBy,
  groupActive,
  isEmpty,
  isFalse,
  isFirstVisit,
  isSet,
  isTrue,
  leftBy,
  never,
  regexp,
  seenAs,
  startsWith,
  tickedBy,
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
