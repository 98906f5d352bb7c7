import * as v from 'valibot'
import { ConditionType, needsValue } from '../matcher/index.ts'
import { AnyUuid } from '../resource/index.ts'
import { TIMER_LIMIT, VISIBLE_PERCENTAGE, VISIBLE_SECONDS } from './option-limits.ts'

/** Longest value of a condition, in UTF-16 code units. */
export const CONDITION_VALUE_LIMIT = 255

export const SelectorType = v.picklist(['css', 'xpath'], 'unknown-selector-type')
export type SelectorType = v.InferOutput<typeof SelectorType>

export const ScrollUnit = v.picklist(['percentage', 'pixels'], 'unknown-unit')
export type ScrollUnit = v.InferOutput<typeof ScrollUnit>

/** When a timer begins to count: with the page, or with the first event that meets the trigger's other conditions. */
export const TimerStart = v.picklist(['page', 'conditions'], 'unknown-choice')
export type TimerStart = v.InferOutput<typeof TimerStart>

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer('must-be-integer'), v.minValue(min, 'minimum'), v.maxValue(max, 'maximum'))

const options = {
  selector_type: SelectorType,
  unit: ScrollUnit,
  visible_percentage: between(VISIBLE_PERCENTAGE),
  visible_seconds: between(VISIBLE_SECONDS),
  observe_changes: v.boolean(),
  limit: between(TIMER_LIMIT),
  start: TimerStart,
}

/**
 * The meaning of a value, as a kind of selector or in a unit, and further settings of the trigger type. Most conditions
 * have none.
 */
export const ConditionOptions = v.partial(v.object(options))
export type ConditionOptions = v.InferOutput<typeof ConditionOptions>

/** Options as they are read: invalid ones count as missing, so that the trigger can still be opened. */
const ReadOptions = v.object({
  selector_type: v.fallback(v.optional(options.selector_type), undefined),
  unit: v.fallback(v.optional(options.unit), undefined),
  visible_percentage: v.fallback(v.optional(options.visible_percentage), undefined),
  visible_seconds: v.fallback(v.optional(options.visible_seconds), undefined),
  observe_changes: v.fallback(v.optional(options.observe_changes), undefined),
  limit: v.fallback(v.optional(options.limit), undefined),
  start: v.fallback(v.optional(options.start), undefined),
})

/** One condition of a trigger as it is read: its variable, how it compares, and the value to compare with. */
export const Condition = v.object({
  condition_id: v.optional(v.nullable(v.string())),
  variable_id: v.string(),
  condition_type: ConditionType,
  value: v.optional(v.nullable(v.string()), null),
  options: v.optional(ReadOptions, {}),
})
export type Condition = v.InferOutput<typeof Condition>

/**
 * One condition as a request may send it. The value of a type without one is dropped; otherwise it has 1 to 255
 * characters. Which types and options a variable allows is a rule of the trigger.
 */
export const ConditionInput = v.pipe(
  v.object({
    condition_id: v.optional(v.nullable(AnyUuid)),
    variable_id: v.string(),
    condition_type: ConditionType,
    value: v.optional(v.nullable(v.string()), null),
    options: v.optional(ConditionOptions, {}),
  }),
  v.transform((condition) =>
    needsValue(condition.condition_type) || condition.condition_type === 'abandoned'
      ? condition
      : { ...condition, value: null },
  ),
  v.forward(
    v.check(({ condition_type, value }) => !needsValue(condition_type) || (value ?? '') !== '', 'required'),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ condition_type, value }) => condition_type === 'abandoned' || (value ?? '').length <= CONDITION_VALUE_LIMIT,
      'max-length',
    ),
    ['value'],
  ),
)
export type ConditionInput = v.InferOutput<typeof ConditionInput>
