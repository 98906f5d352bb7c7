import type { Operator } from '../core/engine.ts'
import { belongsNotTo, belongsTo } from './belongs-to.ts'
import { contains } from './contains.ts'
import { endsWith } from './ends-with.ts'
import { equals } from './equals.ts'
import { foundBy } from './found-by.ts'
import { groupActive } from './group-active.ts'
import { isEmpty } from './is-empty.ts'
import { isFalse } from './is-false.ts'
import { isFirstVisit } from './is-first-visit.ts'
import { isInside, isNotInside } from './is-inside.ts'
import { isNotSelected, isSelected } from './is-selected.ts'
import { isSet } from './is-set.ts'
import { isTrue } from './is-true.ts'
import { leftBy } from './left-by.ts'
import { never } from './never.ts'
import { not } from './not.ts'
import { doesNotRegexp, regexp } from './regexp.ts'
import { scrolledTo, scrollsPast } from './scrolled.ts'
import { startsWith } from './starts-with.ts'
import { timeReached } from './time-reached.ts'

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
  startsWith,
  timeReached,
} as const satisfies Record<string, Operator>

/** Operators that are made from another, from a unit or from a kind of selector. */
export const operatorMakers = {
  isInside,
  isNotInside,
  isNotSelected,
  isSelected,
  not,
  scrolledTo,
  scrollsPast,
} as const satisfies Record<string, (setting: never) => Operator>
