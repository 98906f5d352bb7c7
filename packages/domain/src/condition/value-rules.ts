import type { FieldError } from '../field/index.ts'
import { type ConditionType, needsValue } from '../matcher/index.ts'
import { selectorError } from '../selector/index.ts'
import { CONDITION_VALUE_LIMIT, type ScrollUnit, type SelectorType } from './condition.ts'
import { valueKind } from './matchers.ts'
import { DEFAULT_OPTIONS, TIMER_SECONDS } from './option-limits.ts'

/** Shortest and longest idle time that ends a session, in minutes. */
export const IDLE_MINUTES = { min: 1, max: 1440, initial: 30 } as const

/** The parts of a condition that decide which values are valid. `selectorType` and `unit` apply only if the variable has them. */
export interface Compared {
  readonly variableId: string
  readonly type: ConditionType
  readonly value: string
  readonly selectorType?: SelectorType | null
  readonly unit?: ScrollUnit | null
}

/** The error of the value of a condition, if any. */
export function valueError({ variableId, type, value, selectorType, unit }: Compared): FieldError | undefined {
  if (!needsValue(type)) return undefined
  if (value === '') return { key: 'required' }
  if (value.length > CONDITION_VALUE_LIMIT) return { key: 'max-length', limit: CONDITION_VALUE_LIMIT }
  const kind = valueKind(variableId, type)
  switch (kind.kind) {
    case 'selector':
      return keyed(selectorError(value, selectorType ?? 'css'))
    case 'css':
      return keyed(selectorError(value, 'css'))
    case 'minutes':
      return minutesError(value)
    case 'seconds':
      return secondsError(value)
    case 'number':
      return scrollError(value, unit ?? DEFAULT_OPTIONS.unit)
    case 'one-of':
      return kind.values.includes(value) ? undefined : { key: 'unknown-choice' }
    case 'text':
    case 'audience':
    case 'none':
      return undefined
  }
}

const keyed = (key: FieldError['key'] | undefined): FieldError | undefined => key && { key }

const WHOLE = /^-?\d+$/
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/

/** The error of an idle time in minutes: a whole number from 1 to 1440. */
export function minutesError(text: string): FieldError | undefined {
  if (text === '') return { key: 'required' }
  if (!NUMBER.test(text)) return { key: 'must-be-number' }
  if (!WHOLE.test(text)) return { key: 'must-be-integer' }
  return between(Number(text), IDLE_MINUTES.min, IDLE_MINUTES.max)
}

/** The error of an interval in seconds: a whole number of 1 or more. */
export function secondsError(text: string): FieldError | undefined {
  if (text === '') return { key: 'required' }
  if (!WHOLE.test(text)) return { key: 'must-be-integer' }
  return between(Number(text), TIMER_SECONDS.min, TIMER_SECONDS.max)
}

/** The error of a scroll threshold: a whole number of 0 or more, up to 100 in percent. */
export function scrollError(text: string, unit: ScrollUnit): FieldError | undefined {
  if (text === '') return { key: 'required' }
  if (!WHOLE.test(text)) return { key: 'must-be-integer' }
  return between(Number(text), 0, unit === 'percentage' ? 100 : Number.MAX_SAFE_INTEGER)
}

function between(number: number, min: number, max: number): FieldError | undefined {
  if (number < min) return { key: 'minimum', limit: min }
  return number > max ? { key: 'maximum', limit: max } : undefined
}
