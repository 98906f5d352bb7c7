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

const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/

/** The error of an idle time in minutes: a whole number from 1 to 1440. */
export function minutesError(text: string): FieldError | undefined {
  if (text !== '' && !NUMBER.test(text)) return { key: 'must-be-number' }
  return wholeNumberError(text, IDLE_MINUTES)
}

/** The error of an interval in seconds: a whole number of 1 or more. */
export const secondsError = (text: string): FieldError | undefined => wholeNumberError(text, TIMER_SECONDS)

/** The error of a scroll threshold: a whole number of 0 or more, up to 100 in percent. */
export const scrollError = (text: string, unit: ScrollUnit): FieldError | undefined =>
  wholeNumberError(text, { min: 0, max: unit === 'percentage' ? 100 : Number.MAX_SAFE_INTEGER })

function wholeNumberError(text: string, { min, max }: { min: number; max: number }): FieldError | undefined {
  if (text === '') return { key: 'required' }
  if (!/^-?\d+$/.test(text)) return { key: 'must-be-integer' }
  if (Number(text) < min) return { key: 'minimum', limit: min }
  return Number(text) > max ? { key: 'maximum', limit: max } : undefined
}
